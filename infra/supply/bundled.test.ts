import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepare } from '../prepare.ts';
import { readLock } from './lock.ts';
import { noticesOf } from './notices.ts';
import { shippedIn } from './shipped.ts';

const { sites, assemblyDir } = await prepare();
const locked = readLock();

test.for(['web', 'widget'] as const)('the site of %s serves the notices of what it is made of', (name) => {
  expect(readFileSync(join(sites[name], 'licenses.txt'), 'utf8')).toBe(noticesOf(shippedIn(name, locked)));
});

/** Policies of trusted types that scripts of a site make, by their names. */
const policiesIn = (dir: string): readonly string[] => [
  ...new Set(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file))
      .flatMap((file) => [...readFileSync(join(dir, file), 'utf8').matchAll(/createPolicy\(["'`]([\w-]+)/g)])
      .map(([, name = '']) => name),
  ),
];

/** The policies that a site's pages allow. */
const allowedIn = (stack: string): readonly string[] => {
  const template = readFileSync(join(assemblyDir, `${stack}.template.json`), 'utf8');
  return [...template.matchAll(/trusted-types ([^;"]+)/g)].flatMap(([, names = '']) => names.split(' '));
};

test('nobody may turn texts into scripts but the policies that our scripts make', () => {
  expect([...new Set(allowedIn('Web'))].toSorted()).toEqual(policiesIn(sites.web).toSorted());
  expect(policiesIn(sites.widget)).toEqual([]);
  expect([...new Set(allowedIn('Widget'))]).toEqual(["'none'"]);
});
