import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { call, greet } from '../../../infra/testing/pipeline.ts';
import { implement } from '../implement.ts';

const endpoint = endpointOf('app');

describe('the bytes of a body', () => {
  const hook = implement(
    endpoint({ ...greet, method: 'POST', rawBody: true, body: z.object({ text: z.string() }), response: z.unknown() }),
  )
    .needing()
    .by(async ({ rawBody, body }) => ({ ...body, bytes: Buffer.from(rawBody).toString('hex') }));
  const sent = '{ "text":"ñ" }';

  test.for([
    ['as text', { body: sent }],
    ['in base64', { body: Buffer.from(sent).toString('base64'), isBase64Encoded: true }],
  ] as const)('are those that were sent, when they come %s', async ([, request]) => {
    expect((await call(hook, request)).json).toEqual({ text: 'ñ', bytes: Buffer.from(sent).toString('hex') });
  });
});
