import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appAddresses, isOfTheApp } from './app-addresses.ts';

const routes = readFileSync(join(import.meta.dirname, '../web/src/app/routes.tsx'), 'utf8');

/** `/batch/:id?` is two addresses. */
const addressesOf = (path: string): readonly string[] =>
  path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.replace(/:\w+\?$/, '*')] : [path.replace(/:\w+$/, '*')];

test('every route of the app is one of its addresses, and every address has a route', () => {
  const routed = [...routes.matchAll(/ path="(\/[^"]*)"/g)].flatMap(([, path = '']) => addressesOf(path));
  expect(routed.toSorted()).toEqual([...appAddresses].toSorted());
});

test('queries, fragments and a slash at the end make no difference', () => {
  for (const address of ['/login?next=1', '/login#a', '/login/', '/batch/7', '/batch/7?x=/y', '/r/']) {
    expect([address, isOfTheApp(address)]).toEqual([address, true]);
  }
  for (const address of ['/', '/faq', '/login/more', '/batch/7/8', '/nowhere'])
    expect([address, isOfTheApp(address)]).toEqual([address, false]);
});
