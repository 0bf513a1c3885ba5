import { expect, test } from 'vitest';
import { callClasses } from '../plans.ts';
import type { Auth } from './callers.ts';
import { errorsOf } from './endpoint.ts';
import { declared } from './index.ts';
import { openapi } from './openapi.ts';

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

const documents = { app: openapi('app') as unknown as Document, public: openapi('public') as unknown as Document };

test.for(declared)('describes $name of $area with its status and every error it declares', ({ name, spec }) => {
  const operation = documents[spec.api].paths[spec.path]?.[spec.method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  expect(Object.keys(operation?.responses ?? {})).toContain(String(spec.status));
  for (const code of errorsOf(spec)) expect(JSON.stringify(operation?.responses)).toContain(code);
});

test.for(Object.entries(documents))('%s refers only to components that exist', ([, document]) => {
  const text = JSON.stringify(document);
  const wanted = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(wanted));
});

const rate = ['RateLimit-Policy', 'RateLimit'];
const toldTo: Readonly<Record<Auth, readonly string[]>> = {
  guest: [],
  user: rate,
  signed: [],
  widget: [],
  key: [...rate, 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
};

test.for(declared)('says how fast $area.$name may be called, and to a user or key how much is left', ({ spec }) => {
  if (!spec.callClass) throw new Error('Every endpoint has a class');
  expect(Boolean(callClasses[spec.callClass].perUser)).toBe(spec.auth === 'user');
  const { responses } = documents[spec.api].paths[spec.path]?.[spec.method.toLowerCase()] ?? {};
  expect(Object.keys((responses?.[spec.status] as { headers?: object } | undefined)?.headers ?? {})).toEqual([
    ...('limit' in spec ? rate : toldTo[spec.auth]),
    ...(spec.cacheSeconds ? ['ETag'] : []),
  ]);
  expect(responses?.['429']).toMatchObject({ headers: { 'Retry-After': {}, RateLimit: {}, 'RateLimit-Policy': {} } });
  expect(Boolean(responses?.['415'])).toBe(spec.body !== undefined);
});

test('describes as many operations as the contract declares', () => {
  const described = Object.values(documents).flatMap(({ paths }) => Object.values(paths).flatMap(Object.keys));
  expect(described).toHaveLength(declared.length);
});
