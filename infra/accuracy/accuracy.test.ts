import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accuracyFile, accuracyText } from './file.ts';
import { measureAccuracy } from './measure.ts';

test('the landing shows what a measurement of now says (npm run accuracy writes it)', async () => {
  expect(readFileSync(accuracyFile, 'utf8')).toBe(await accuracyText());
});

test('the engine is right about every number that it is measured by', async () => {
  const { kinds } = await measureAccuracy();
  expect(kinds.filter(({ engine, vectors }) => engine !== vectors)).toEqual([]);
});

test('the README of the engine says the same of every kind', async () => {
  const readme = readFileSync(new URL('../../shared/packages/engine/README.md', import.meta.url), 'utf8');
  const { kinds } = await measureAccuracy();
  for (const { code, vectors, engine, stdnum } of kinds) {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${code} `));
    expect(row?.split('|').map((cell) => cell.trim())).toEqual(
      expect.arrayContaining([code, String(vectors), String(engine), String(stdnum)]),
    );
  }
});
