import { describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { send } from '../../../infra/testing/pipeline.ts';

/** The endpoint as it reads bodies, with nothing before or behind. */
const reading = ({ api, method, path, summary, status, response, errors, body }: EndpointSpec) => ({
  spec: { api, method, path, summary, status, response, errors, ...(body && { body }), auth: 'guest' } as const,
  needs: [],
  run: () => Promise.reject(new Error('It was read.')),
  replay: undefined,
});

const withBody = declared.filter(({ spec }) => spec.body && !spec.rawBody && !spec.bodyTypes);

const refused = [
  '',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/jsonp',
  'application/json-seq',
  'application/xml, application/json',
  'application/json; charset=utf-16',
  'application/json; charset="iso-8859-1"',
  'text/plain; application/json',
];
const taken = [
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset="UTF-8"',
  'Application/JSON ; Charset=UTF-8',
  'application/json; version=1',
  'application/problem+json',
];

test('there are operations that read a body', () => {
  expect(withBody.length).toBeGreaterThan(40);
});

describe.for(withBody)('$name', ({ spec }) => {
  test('answers 415 to whatever is not said to be its JSON', async () => {
    const statuses = [];
    for (const type of refused) {
      const { statusCode } = await send(reading(spec), { body: '{}', headers: { 'content-type': type } });
      statuses.push([type, statusCode]);
    }
    expect(statuses).toEqual(refused.map((type) => [type, 415]));
  });

  test('reads what is, however it is written', async () => {
    for (const type of taken) {
      const { statusCode } = await send(reading(spec), { body: '{}', headers: { 'content-type': type } });
      expect([type, statusCode]).not.toEqual([type, 415]);
    }
  });
});
