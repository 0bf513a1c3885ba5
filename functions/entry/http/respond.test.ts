import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { Answer } from '../implement.ts';
import { resultOf } from './respond.ts';

const greet = {
  method: 'GET',
  path: '/api/greeting',
  auth: 'guest',
  summary: 'Greets',
  status: 200,
  response: z.object({ text: z.string(), at: z.object({ day: z.string() }).optional() }),
  errors: [],
} as const;
const spec = endpointOf('app')(greet);

test('whatever the schema does not declare stays behind, however deep it stands', () => {
  const { body } = resultOf(spec, { text: 'hola', lotId: 'lot_1', at: { day: 'today', userId: 'usr_1' } });
  expect(JSON.parse(body)).toEqual({ text: 'hola', at: { day: 'today' } });
  expect(JSON.parse(resultOf(spec, new Answer({ text: 'hola', lotId: 'lot_1' }, {})).body)).toEqual({ text: 'hola' });
});

test('what breaks the schema does not leave', () => {
  expect(() => resultOf(spec, { text: 4711 })).toThrow(z.ZodError);
});

test('an answer brings its own headers and status, and is not kept by anybody', () => {
  const { statusCode, headers } = resultOf(spec, new Answer({ text: 'hola' }, { location: '/x' }, 202 as never));
  expect(statusCode).toBe(202);
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    location: '/x',
  });
});
