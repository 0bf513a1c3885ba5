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

describe('a body', () => {
  const most = 64 * 1024;
  /** JSON of so many bytes, in fewer letters. */
  const ofBytes = (bytes: number) => `{"text":"ñ${'x'.repeat(bytes - 13)}"}`;
  const reading = implement(endpoint({ ...greet, method: 'POST', body: z.object({ text: z.string() }) }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  const signed = implement(endpoint({ ...greet, method: 'POST', rawBody: true }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  const ignoring = implement(endpoint(greet))
    .needing()
    .by(async () => ({ text: 'hola' }));

  test('of 64 kB is read, one byte more is refused, and not read', async () => {
    expect(Buffer.byteLength(ofBytes(most))).toBe(most);
    expect((await call(reading, { body: ofBytes(most) })).statusCode).toBe(200);
    const refused = { statusCode: 413, json: { error: 'errors.bodyTooLarge', maxKb: 64 } };
    const [body, encoded] = [ofBytes(most + 1), Buffer.alloc(most + 1, '{').toString('base64')];
    for (const implementation of [reading, signed]) {
      expect(await call(implementation, { body })).toMatchObject(refused);
      expect(await call(implementation, { body: encoded, isBase64Encoded: true })).toMatchObject(refused);
    }
  });

  test.for(['{"text":"\\ud83d"}', '{"text":"\\uDC4B"}', '{"text":"a","\\ud83d":1}', '{"text":{"a":["\\ud83d"]}}'])(
    'with half a character is not understood: %s',
    async (body) => {
      expect((await call(reading, { body })).json).toMatchObject({ status: 400, error: 'errors.malformedRequest' });
    },
  );

  test('with a whole character in two escapes, or a backslash before them, is read', async () => {
    for (const body of ['{"text":"\\ud83d\\udc4b"}', '{"text":"\\\\ud83d"}'])
      expect((await call(reading, { body })).statusCode).toBe(200);
  });

  test('that no endpoint reads may be of any size and any kind', async () => {
    for (const body of [ofBytes(most + 1), 'no JSON']) expect((await call(ignoring, { body })).statusCode).toBe(200);
  });
});
