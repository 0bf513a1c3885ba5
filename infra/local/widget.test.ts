import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Problem } from '#shared/contract/openapi.ts';
import { sharedCloud } from '../testing/run/resources.ts';

const { addresses: cloud, widgetTicketKey } = await sharedCloud();

const origin = 'https://shop.example';

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${cloud.widget}${path}`, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });

const ticketFor = (o: string, seconds = 600): string => {
  const what = Buffer.from(JSON.stringify({ o, e: Math.floor(Date.now() / 1000) + seconds })).toString('base64url');
  return `${what}.${createHmac('sha256', widgetTicketKey).update(what).digest('base64url')}`;
};

/** The directives of a policy by their names. */
const directivesIn = ({ headers }: Response): Readonly<Record<string, string>> => {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(directives.map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1).join(' ')]));
};

const strict = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'manifest-src': "'none'",
  'worker-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
  'report-uri': '/api/public/csp-reports',
  'report-to': 'csp',
};
const inNoPage = { ...strict, 'frame-ancestors': "'none'" };

describe('the frame', () => {
  test('stands in pages of the origin of its ticket, under the strictest policy', async () => {
    const response = await get(`/v1/frame?t=${ticketFor(origin)}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(directivesIn(response)).toEqual({ ...strict, 'frame-ancestors': origin });
  });

  test('with a ticket that was altered in any character stands in no page', async () => {
    const ticket = ticketFor(origin);
    const altered = ticket
      .split('')
      .map((own, at) => ticket.slice(0, at) + (own === 'A' ? 'B' : 'A') + ticket.slice(at + 1));
    const told = await Promise.all(altered.map(async (text) => directivesIn(await get(`/v1/frame?t=${text}`))));
    expect(told).toEqual(altered.map(() => inNoPage));
  });

  test.for<[string, () => string]>([
    ['without a ticket', () => ''],
    ['with a ticket that is over', () => `?t=${ticketFor(origin, -1)}`],
    ['with two tickets', () => `?t=${ticketFor(origin)}&t=${ticketFor(origin)}`],
    ['with the ticket under another name', () => `?T=${ticketFor(origin)}`],
    ['with a header in its ticket', () => `?t=${ticketFor(`${origin}; script-src *`)}`],
    ['with a line in its ticket', () => `?t=${ticketFor(`${origin}\r\nx-smuggled: 1`)}`],
  ])('%s stands in no page', async ([, query]) => {
    const response = await get(`/v1/frame${query()}`);
    expect(directivesIn(response)).toEqual(inNoPage);
    expect(response.headers.get('x-smuggled')).toBeNull();
  });

  test('is kept by nobody, names nobody where it was, asks for no device, and may stand in an isolated page', async () => {
    const { headers } = await get(`/v1/frame?t=${ticketFor(origin)}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'permissions-policy': expect.stringMatching(/^camera=\(\), /) as string,
    });
    // Either would forbid what the ticket allows.
    expect([headers.get('x-frame-options'), headers.get('cross-origin-opener-policy')]).toEqual([null, null]);
  });

  test('is the same for who says to have it already', async () => {
    const etag = (await get('/v1/frame')).headers.get('etag') ?? '';
    const response = await get(`/v1/frame?t=${ticketFor(origin)}`, { 'if-none-match': etag });
    expect(directivesIn(response)).toEqual({ ...strict, 'frame-ancestors': origin });
  });

  test('loads files that no other origin may embed', async () => {
    const [script] = /\/assets\/[^"]+\.js/.exec(await (await get('/v1/frame')).text()) ?? [];
    const { status, headers } = await get(script ?? '', { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('reaches its part of the public API, and no other', async () => {
    const asked = await fetch(`${cloud.widget}/v1/widget/frame/open`, { method: 'POST' });
    expect(asked.headers.get('content-type')).toContain('problem+json');
    expect(Problem.parse(await asked.json()).status).toBe(asked.status);
    const beyond = await fetch(`${cloud.widget}/v1/widget/sessions`, { method: 'POST' });
    expect([beyond.status, beyond.headers.get('content-type')]).toEqual([403, 'text/plain']);
  });
});

describe('a script for pages', () => {
  const release = async () =>
    (await (await get('/manifest.json')).json()) as { readonly version: string; readonly integrity: string };

  test.for(['/v1/widget.js', '/v1/react.mjs'])(
    '%s is asked for again after five minutes, and read by any page, whoever kept it',
    async (path) => {
      const { status, headers } = await get(path, { origin });
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('of a release never changes, and is what its digest says', async () => {
    const { version, integrity } = await release();
    const response = await get(`/v${version}/widget.js`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const bytes = await response.bytes();
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
    expect(await (await get('/v1/widget.js')).bytes()).toEqual(bytes);
  });

  test('is named to the dashboard, which may load it and frame the widget, and nothing else of others', async () => {
    const config: unknown = await (await fetch(`${cloud.dashboard}/config.json`)).json();
    expect(config).toMatchObject({ widget: { address: cloud.widget, ...(await release()) } });
    const directives = directivesIn(await fetch(cloud.dashboard));
    expect(directives['frame-src']).toBe(cloud.widget);
    expect(directives['script-src']?.split(' ').filter((one) => !one.startsWith("'sha256-"))).toEqual([
      "'self'",
      cloud.widget,
    ]);
    expect(directives['trusted-types']).toBe('own-worker widget-loader');
  });
});

test.for([
  '/',
  '/index.html',
  '/nowhere',
  '/v1',
  '/v1/',
  '/v1/nowhere.js',
  '/v1/frame/',
  '/v9.9.9/widget.js',
  '/assets/',
  '/assets/nowhere.js',
  '//',
])('%s is missing, and nobody keeps that', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await response.text()).not.toMatch(/<html|<Contents/);
});

test('the file of the frame is no page under its own name', async () => {
  expect(directivesIn(await get('/frame.html'))).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    sandbox: '',
  });
});
