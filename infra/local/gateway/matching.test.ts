import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Route } from './api.ts';
import { routeMatcher } from './matching.ts';

const route = (method: string, path: string): Route => ({
  method,
  path,
  resourcePath: path,
  resourceId: path,
  authorizer: undefined,
  isKeyRequired: false,
  integration: { functionArn: path, credentials: undefined, timeoutMs: 29_000 },
});
const match = routeMatcher(
  ['/', '/items', '/items/{item}', '/items/{item}/parts', '/items/new', '/files/{path+}', '/{other}/parts']
    .map((path) => route('GET', path))
    .concat(route('ANY', '/any'), route('POST', '/any')),
);

describe('the route of a request', () => {
  it.for<[string, string | undefined, Record<string, string>]>([
    ['GET /', '/', {}],
    ['GET /items', '/items', {}],
    ['GET /items/', '/items', {}],
    ['GET /items/new', '/items/new', {}],
    ['GET /items/7', '/items/{item}', { item: '7' }],
    ['GET /items/new/parts', '/items/{item}/parts', { item: 'new' }],
    ['GET /boxes/parts', '/{other}/parts', { other: 'boxes' }],
    ['GET /items/a%2Fb', '/items/{item}', { item: 'a/b' }],
    ['GET /files/a/b%20c', '/files/{path+}', { path: 'a/b c' }],
    ['GET /files', undefined, {}],
    ['GET /nowhere', undefined, {}],
    ['POST /items', undefined, {}],
    ['DELETE /any', '/any', {}],
  ])('%s is %s', ([request, path, parameters]) => {
    const [method = '', url = ''] = request.split(' ');
    const found = match(method, url);
    expect(found?.route.path).toBe(path);
    expect(found?.parameters ?? {}).toEqual(parameters);
  });

  it('prefers the exact method to ANY', () => {
    expect(match('POST', '/any')?.route.method).toBe('POST');
    expect(match('PUT', '/any')?.route.method).toBe('ANY');
  });

  it('gives back whatever text a parameter was made of', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        fc.pre(text !== 'new');
        expect(match('GET', `/items/${encodeURIComponent(text)}`)?.parameters).toEqual({ item: text });
      }),
    );
  });
});
