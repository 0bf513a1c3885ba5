import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { groups } from './groups.ts';
import { digestOf, proofOf, readProof, writeProof } from './proofs.ts';

const directory = mkdtempSync(join(tmpdir(), 'proofs-'));
afterAll(() => rmSync(directory, { recursive: true }));

const contents = new Map([
  ['a', 'one'],
  ['b', 'two'],
]);
const digest = (facts: readonly string[], more: readonly (readonly [string, string])[] = []) => {
  const those = new Map([...contents, ...more]);
  return digestOf(facts, [...those.keys()], (path) => Buffer.from(those.get(path) ?? ''));
};

test('what was proven of files holds for the same contents under the same names, in whatever order', () => {
  const read = (path: string) => Buffer.from(contents.get(path) ?? '');
  expect(digestOf(['v24'], ['b', 'a'], read)).toBe(digest(['v24']));
});

test.for<[string, string]>([
  ['another content', digest(['v24'], [['a', 'three']])],
  ['a file more', digest(['v24'], [['c', 'one']])],
  ['another Node', digest(['v26'])],
  [
    'contents that changed places',
    digest(
      ['v24'],
      [...contents].map(([a], at) => [a, at ? 'one' : 'two'] as const),
    ),
  ],
])('%s is another subject', ([, other]) => {
  expect(other).not.toBe(digest(['v24']));
});

const [group] = groups;
const subject = (text: string) => ({ group: group ?? expect.unreachable(), digest: text });
const proof = { on: '2026-11-28', tests: 3, files: 2 };

test('a proof is found again under its digest, and under no other', () => {
  writeProof(subject('1'), proof, directory);
  expect(readProof(subject('1'), directory)).toEqual(proof);
  expect(readProof(subject('2'), directory)).toBe(undefined);
  expect(readdirSync(directory)).toHaveLength(1);
});

test.for(['', '{', '{"on":"2026-11-28"}', 'null'])('a file that holds %j proves nothing', (text) => {
  for (const name of readdirSync(directory)) writeFileSync(join(directory, name), text);
  expect(readProof(subject('1'), directory)).toBe(undefined);
});

const end = (file: string, isProof = true) => ({ file, tests: 2, isProof, isOver: true });
const those = { tests: ['a.test.ts', 'b.test.ts'], files: ['a.ts', 'b.ts'] };

test('a group is proven by a run in which each of its files passed', () => {
  const ends = [end('a.test.ts'), end('b.test.ts'), end('c.test.ts', false)];
  expect(proofOf(those, ends, '2026-11-28')).toEqual({ on: '2026-11-28', tests: 4, files: 2 });
});

test.for([
  ['failed, or passed at a second try', [end('a.test.ts'), end('b.test.ts', false)]],
  ['did not run', [end('a.test.ts')]],
] as const)('a group of which one file %s is not', ([, ends]) => {
  expect(proofOf(those, ends, '2026-11-28')).toBe(undefined);
});
