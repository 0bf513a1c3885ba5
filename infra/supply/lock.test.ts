import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowed, isAllowed } from './allowed.ts';
import { isUnknowable, lockedIn, mistakesOf, readLock, type Locked } from './lock.ts';

const root = join(import.meta.dirname, '../..');
const locked = readLock();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>;

describe('the lock', () => {
  test('names every package by its hash, from the registry, in one version, and lets none run a script', () => {
    expect(locked.filter((entry) => !isUnknowable(entry)).flatMap(mistakesOf)).toEqual([]);
  });

  test('lacks no hash but of binaries of other platforms, and no more of them than were left out before', () => {
    const unknowable = locked.filter(isUnknowable);
    expect(unknowable.length).toBeLessThanOrEqual(36);
    expect([...new Set(unknowable.map(({ name }) => name.replace(/\/.*/, '')))].toSorted()).toEqual([
      '@oxc-parser',
      '@oxlint',
      '@oxlint-tsgolint',
    ]);
  });

  test('is what is installed here: nothing was unpacked whose hash it does not know', () => {
    const installed = lockedIn(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
    const known = new Map(
      locked.map(({ path, integrity, inBundle }) => [path, inBundle ? 'in its bundle' : integrity]),
    );
    expect(installed.filter(({ path, optional }) => !optional && !known.has(path)).map(({ path }) => path)).toEqual([]);
    expect(
      installed
        .filter(({ path, integrity }) => known.get(path) !== 'in its bundle' && known.get(path) !== integrity)
        .map(
          ({ path }) => `${path}: another hash than the lock’s, or none: write it with npm install on a whole registry`,
        ),
    ).toEqual([]);
  });

  test('holds nothing under a licence that nobody looked at', () => {
    const unlicensed = locked.filter(({ license, ...entry }) =>
      license === undefined ? !isUnknowable({ ...entry, license }) : !isAllowed(license, allowed.tools),
    );
    expect(unlicensed.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  });

  test('what goes out needs nothing but leave to pass it on', () => {
    const out = locked.filter(({ dev, optional, devOptional }) => !dev && !optional && !devOptional);
    expect(out.length).toBeGreaterThan(50);
    expect(out.filter(({ license = '' }) => !isAllowed(license, allowed.shipped)).map(({ path }) => path)).toEqual([]);
  });
});

test('the manifest asks for one version of each, by its number', () => {
  const asked = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

const fine: Locked = {
  path: 'node_modules/a',
  name: 'a',
  version: '1.2.3',
  integrity: `sha512-${'a'.repeat(86)}==`,
  link: false,
  dev: false,
  optional: false,
  devOptional: false,
  inBundle: false,
  hasInstallScript: false,
  dependencies: {},
};
const binary = { optional: true, os: ['darwin'], cpu: ['arm64'], integrity: undefined };

test.for<[string, Partial<Locked>, readonly string[]]>([
  ['as it should be', {}, []],
  ['without a hash', { integrity: undefined }, ['has no sha512']],
  ['with a weak one', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, ['has no sha512']],
  ['of a repository', { resolved: 'git+ssh://git@github.com/a/a.git#1' }, ['comes from elsewhere than the registry']],
  ['of another host', { resolved: 'https://npm.example/a.tgz' }, ['comes from elsewhere than the registry']],
  ['of this machine', { link: true }, ['comes from elsewhere than the registry']],
  ['of any version', { version: '^1.2.3' }, ['has no exact version']],
  ['with a script', { hasInstallScript: true }, ['runs a script when it is installed']],
])('a package %s', ([, changed, mistakes]) => {
  expect(mistakesOf({ ...fine, ...changed })).toEqual(mistakes.map((mistake) => `node_modules/a ${mistake}`));
});

test.for<[string, Partial<Locked>, boolean]>([
  ['of another platform', binary, true],
  ['of ours', { ...binary, os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, false],
  ['of ours, which says nothing of its C library', { ...binary, os: ['linux'], cpu: ['arm64'] }, false],
  ['that is no choice', { ...binary, optional: false }, false],
])('a binary without a hash, %s', ([, changed, expected]) => {
  expect(isUnknowable({ ...fine, ...changed })).toBe(expected);
});

test.for([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT or MPL-2.0', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['(MIT OR (GPL-2.0 AND MIT))', false],
] as const)('code under %s may be used: %s', ([license, expected]) => {
  expect(isAllowed(license, allowed.tools)).toBe(expected);
});
