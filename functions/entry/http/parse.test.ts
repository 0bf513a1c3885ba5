import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { call, greet } from '../../../infra/testing/pipeline.ts';
import { implement } from '../implement.ts';
import type { AnyImplementation } from './step.ts';

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

  test('of as much as an endpoint says that it takes is read, one byte more is refused and told how much', async () => {
    const spec = endpoint({ ...greet, method: 'POST', body: z.object({ text: z.string() }), bodyAtMostKb: 100 });
    const larger = implement(spec)
      .needing()
      .by(async () => ({ text: 'hola' }));
    expect(await call(larger, { body: ofBytes(100 * 1024) })).toMatchObject({ statusCode: 200 });
    const refused = { statusCode: 413, json: { error: 'errors.bodyTooLarge', maxKb: 100 } };
    expect(await call(larger, { body: ofBytes(100 * 1024 + 1) })).toMatchObject(refused);
  });

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

describe('the media type of a body', () => {
  const reading = implement(endpoint({ ...greet, method: 'POST', body: z.object({ text: z.string() }) }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  const ignoring = implement(endpoint({ ...greet, method: 'POST' }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  const send = (type: string, to: AnyImplementation = reading) =>
    call(to, { body: '{"text":"hola"}', headers: { 'content-type': type } });

  test.for(['application/json', 'Application/JSON; charset=utf-8', 'application/vnd.api+json'])(
    'may be any of JSON: %s',
    async (type) => {
      expect((await send(type)).statusCode).toBe(200);
    },
  );

  test.for(['', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json'])(
    'that a form of another site may send is refused, with the one to send: %s',
    async (type) => {
      expect((await send(type)).json).toMatchObject({
        status: 415,
        error: 'errors.unsupportedMediaType',
        accepted: 'application/json',
      });
    },
  );

  test('does not matter where no body is read', async () => {
    expect((await send('text/plain', ignoring)).statusCode).toBe(200);
  });
});

describe('a body that is wrong in thousands of fields', () => {
  const strict = implement(endpoint({ ...greet, method: 'POST', body: z.strictObject({}) }))
    .needing()
    .by(async () => ({ text: 'hola' }));

  test('is refused with the first twenty, how many more there are, and fewer bytes than it has', async () => {
    const sent = JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`k${i}`, 0])));
    const { body, json } = await call(strict, { body: sent });
    const errors = json['errors'] as { readonly pointer: string }[];
    expect(errors).toHaveLength(21);
    expect(errors[19]).toMatchObject({ pointer: '/k19', code: 'field.unknown' });
    expect(errors[20]).toMatchObject({ pointer: '', code: 'field.more' });
    expect(JSON.stringify(errors[20])).toContain('5980');
    expect(body.length).toBeLessThan(4_000);
  });

  test('is not quoted, however long the name of a field is', async () => {
    const { body, json } = await call(strict, { body: JSON.stringify({ ['/'.repeat(60_000)]: 0 }) });
    expect(json['errors']).toMatchObject([{ pointer: '', code: 'field.unknown' }]);
    expect(body.length).toBeLessThan(1_000);
  });
});

describe('a text', () => {
  const texts = z.looseObject({});
  const reading = implement(endpoint({ ...greet, method: 'POST', body: texts, query: texts, params: texts }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  const written = (character: string) => JSON.stringify({ names: [{ last: `Ana${character}` }] });
  const refusedAt = (pointer: string, character: string, position: number) => ({
    json: {
      status: 422,
      error: 'errors.invalidFields',
      errors: [{ pointer, code: 'field.character', character, position }],
    },
  });

  test.for([
    ['\\u0000', 'U+0000'],
    ['\\t', 'U+0009'],
    ['\\n', 'U+000A'],
    ['\\u007f', 'U+007F'],
    ['\\u0085', 'U+0085'],
    ['\\u061c', 'U+061C'],
    ['\\u200e', 'U+200E'],
    ['\\u200f', 'U+200F'],
    ['\\u2028', 'U+2028'],
    ['\\u2029', 'U+2029'],
    ['\\u202a', 'U+202A'],
    ['\\u202e', 'U+202E'],
    ['\\u2066', 'U+2066'],
    ['\\u2069', 'U+2069'],
  ] as const)('with %s is refused, escaped or not, with its place and its name', async ([escaped, name]) => {
    const body = `{"names":[{"last":"Añá👋${escaped}"}]}`;
    expect(await call(reading, { body })).toMatchObject(refusedAt('/names/0/last', name, 5));
    const plain = written(JSON.parse(`"${escaped}"`) as string);
    expect(await call(reading, { body: plain })).toMatchObject(refusedAt('/names/0/last', name, 4));
    expect((await call(reading, { body, headers: { 'accept-language': 'en' } })).body).toContain(`(${name})`);
  });

  test('that names a member, a param or a part of the query is no exception', async () => {
    expect(await call(reading, { body: '{"a\u202e":1}' })).toMatchObject(refusedAt('/a\u202e', 'U+202E', 2));
    expect(await call(reading, { body: '{}', query: { search: 'x\u202e' } })).toMatchObject(
      refusedAt('/search', 'U+202E', 2),
    );
    expect(await call(reading, { body: '{}', params: { id: '\u0000' } })).toMatchObject(refusedAt('/id', 'U+0000', 1));
    expect((await call(reading, { body: '{}', query: { search: '\ud83d' } })).json).toMatchObject({ status: 400 });
  });

  test.for(['Muñoz', 'Mun\u0303oz', "O'Higgins", 'D’Angelo', '👩‍👩‍👧', 'José María', '3 %', 'C:\\temp'])(
    'as people and companies are called passes: %s',
    async (name) => {
      expect((await call(reading, { body: written(name), query: { name }, params: { name } })).statusCode).toBe(200);
    },
  );

  test('may stand at any depth, and lists without end cost no time', async () => {
    const nested = '["\\n",'.repeat(9_000) + '0' + ']'.repeat(9_000);
    expect((await call(reading, { body: `{"a":${nested}}` })).statusCode).toBe(422);
  });
});
