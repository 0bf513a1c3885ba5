import { expect, test } from 'vitest';
import * as z from 'zod';
import { operations } from './paths.ts';
import { postman } from './postman.ts';

/** As much of the schema of Postman's collections 2.1 as ours uses; what it does not know is an error. */
const Pair = z.strictObject({ key: z.string().min(1), value: z.string() });
const Request = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  header: z.array(Pair),
  url: z.strictObject({
    raw: z.string(),
    host: z.array(z.string()),
    path: z.array(z.string().min(1)),
    query: z.array(Pair),
    variable: z.array(Pair),
  }),
  body: z
    .strictObject({
      mode: z.literal('raw'),
      raw: z.string(),
      options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
    })
    .optional(),
  description: z.string().min(1),
});
const Response = z.strictObject({
  name: z.string().min(1),
  originalRequest: Request,
  status: z.string(),
  code: z.int(),
  _postman_previewlanguage: z.string(),
  header: z.array(Pair),
  body: z.string(),
});
const Item = z.strictObject({ name: z.string().min(1), request: Request, response: z.array(Response) });
const Collection = z.strictObject({
  info: z.strictObject({
    name: z.string(),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  variable: z.array(Pair),
  item: z.array(z.strictObject({ name: z.string().min(1), item: z.array(Item).min(1) })),
});

const collection = Collection.parse(postman('es'));
const requests = collection.item.flatMap(({ item }) => item);
const routeOf = ({ method, url }: z.output<typeof Request>): string =>
  `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`;

test('holds every operation that a server calls, once', () => {
  const called = operations.filter(({ spec }) => spec.auth !== 'widget');
  expect(requests.map(({ request }) => routeOf(request)).toSorted()).toEqual(
    called.map(({ spec }) => `${spec.method} ${spec.path}`).toSorted(),
  );
});

test('fills in every part of a path, and names no variable that is not declared', () => {
  const known = new Set([...collection.variable.map(({ key }) => key), '$guid']);
  for (const { request } of requests) {
    const named = request.url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    expect(request.url.variable.map(({ key }) => key).toSorted()).toEqual(named.toSorted());
    for (const [, name = ''] of JSON.stringify(request).matchAll(/\{\{([$\w]+)\}\}/g)) expect(known).toContain(name);
  }
});

test('proves who calls by variables, and sends a new Idempotency-Key wherever one is taken', () => {
  for (const { request } of requests) {
    const operation = operations.find(({ spec }) => `${spec.method} ${spec.path}` === routeOf(request));
    const headers = Object.fromEntries(request.header.map(({ key, value }) => [key, value]));
    const isProven = operation?.spec.auth === 'key';
    expect(headers['X-API-Key']).toBe(isProven ? '{{apiKey}}' : undefined);
    expect(headers['X-API-Secret']).toBe(isProven ? '{{apiSecret}}' : undefined);
    expect(headers['Idempotency-Key']).toBe(operation?.spec.idempotent ? '{{$guid}}' : undefined);
  }
});
