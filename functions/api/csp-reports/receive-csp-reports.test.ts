import { expect, test } from 'vitest';
import { cspReportLimits, receiveCspReports } from '#shared/contract/app/csp-reports.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const { dashboard, widget } = cloud;
const today = 'application/reports+json';

const post = (body: BodyInit, type = today, site = dashboard, headers: Record<string, string> = {}) =>
  fetch(`${site}${receiveCspReports.path}`, { method: 'POST', headers: { 'content-type': type, ...headers }, body });

const violation = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } };
const ofOld = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' } };

test.for([
  ['the dashboard', dashboard],
  ['the widget', widget],
] as const)('the origin of %s takes what browsers tell of it, as those of today and of old write it', async (given) => {
  const [, site] = given;
  expect((await post(JSON.stringify([violation]), today, site)).status).toBe(204);
  expect((await post(JSON.stringify(ofOld), 'application/csp-report; charset=utf-8', site)).status).toBe(204);
});

test.for([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('a body of type %j is not read', async (type) => {
  const answer = await post(Buffer.from(JSON.stringify([violation])), type);
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ accepted: 'application/reports+json, application/csp-report' });
});

test.for([
  ['nothing', '', 400],
  ['half of something', '[{"type":', 400],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00]), 400],
  ['a number', '7', 422],
  ['a list of anything', '[1,null,{}]', 422],
  ['a list without end', JSON.stringify(Array(cspReportLimits.reports + 1).fill(violation)), 422],
  ['a name of every object', '{"csp-report":{"__proto__":1,"blocked-uri":{}}}', 422],
  ['more than is read', `["${'x'.repeat(cspReportLimits.bodyKb * 1024)}"]`, 413],
] as const)('%s is refused, and is no failure of ours', async ([, body, status]) => {
  for (const type of receiveCspReports.bodyTypes) expect((await post(body, type)).status).toBe(status);
});
