import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ofNobody, retention } from '#shared/retention.ts';
import { fates } from '#functions/store/erasure/fates.ts';
import { prepare } from './prepare.ts';
import { fixtures } from './testing/releases/fixture.ts';
import { kindNames, kindsOf } from './testing/releases/kinds.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'data.md'), 'utf8');

/** What a line says of a row or a bucket, by its name. */
const lines = page.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, name] = /^`(\w+)`$/.exec(cells[1] ?? '') ?? [];
  const [says = '', kept = '', time = '', readers = '', end = ''] = cells.slice(2);
  return name === undefined ? [] : [{ name, says, kept, time, readers, end }];
});

const ofRows = lines.filter(({ name }) => kindNames.includes(name));
const lineOf = (kind: string) => ofRows.find(({ name }) => name === kind);

type Days = number | 'chosen' | 'account';
const daysOf = (kind: string): Days => {
  const found = Object.values(retention).find(({ rows }) => (rows as readonly string[]).includes(kind));
  return found?.days ?? ofNobody.days;
};
const written = (days: Days): string => (typeof days === 'string' ? days : `${days} day${days > 1 ? 's' : ''}`);

test('every kind of row has one line, and says who reads it', () => {
  expect(ofRows.map(({ name }) => name).toSorted()).toEqual(kindNames.toSorted());
  expect(ofRows.filter(({ says, readers }) => says === '' || readers === '')).toEqual([]);
});

test.for(kindNames)('%s is kept so long, and ends so, as the code says', (kind) => {
  const { time, end } = lineOf(kind) ?? {};
  expect({ time, end }).toEqual({ time: written(daysOf(kind)), end: fates[kind as keyof typeof fates] });
});

/** The key itself, and what no story of the release writes although it is declared. */
const isWrapped = (attribute: string): boolean => attribute === 'wrappedKey';
const unwritten = ['widgetSession'];

const rows = fixtures.at(-1)?.rows ?? [];
const sealedKinds = kindNames.filter((kind) =>
  rows
    .filter((row) => kindsOf(row).includes(kind))
    .some((row) => Object.entries(row).some(([name, value]) => 'B' in value && !isWrapped(name))),
);

test('what the newest release sealed is said to be sealed, and nothing else', () => {
  const said = ofRows.filter(({ kept }) => kept.startsWith('sealed')).map(({ name }) => name);
  expect(said.toSorted()).toEqual([...sealedKinds, ...unwritten].toSorted());
});

test('how a row is kept is one of four ways, and what is plain says why', () => {
  const unsaid = ofRows.filter(({ kept }) => !/^(?:sealed|hash|none|plain: \S.+)/.test(kept));
  expect(unsaid).toEqual([]);
});

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string }>>;
}

test('every bucket has one line', async () => {
  const { assemblyDir } = await prepare();
  const buckets = ['Core', 'Web', 'Widget'].flatMap((stack) =>
    Object.entries(
      (JSON.parse(readFileSync(join(assemblyDir, `${stack}.template.json`), 'utf8')) as Template).Resources,
    )
      .filter(([, { Type }]) => Type === 'AWS::S3::Bucket')
      .map(([id]) => id.slice(0, -8)),
  );
  const said = lines.filter(({ name }) => !kindNames.includes(name)).map(({ name }) => name);
  expect(said.toSorted()).toEqual([...new Set(buckets)].toSorted());
});
