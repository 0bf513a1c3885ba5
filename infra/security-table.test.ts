import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestsKeptDays } from '#shared/contract/app/requests.ts';
import { keptDays } from '#shared/kept-days.ts';
import * as plans from '#shared/plans.ts';

/**
 * Requirements of OWASP ASVS 5.0.0 of either level, by section; those of level 3 are no part of it. Ids alone: what each of
 * them asks for says the standard.
 */
const levels = {
  1: `1.2:1,2,3,4,5 1.3:1,2 1.5:1 2.1:1 2.2:1,2 2.3:1 3.2:1,2 3.3:1 3.4:1,2 3.5:1,2,3 4.1:1 4.4:1 5.2:1,2 5.3:1,2 6.1:1
    6.2:1,2,3,4,5,6,7,8 6.3:1,2 6.4:1,2 7.2:1,2,3,4 7.4:1,2 8.1:1 8.2:1,2 8.3:1 9.1:1,2,3 9.2:1 10.4:1,2,3,4,5 11.3:1,2
    11.4:1 12.1:1 12.2:1,2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1`,
  2: `1.1:1,2 1.2:6,7,8,9 1.3:3,4,5,6,7,8,9,10,11 1.4:1,2,3 1.5:2 2.1:2,3 2.2:3 2.3:2,3,4 2.4:1 3.3:2,3,4 3.4:3,4,5,6
    3.5:4,5 3.7:1,2 4.1:2,3 4.2:1 4.3:1,2 4.4:2,3,4 5.1:1 5.2:3 5.4:1,2,3 6.1:2,3 6.2:9,10,11,12 6.3:3,4 6.4:3,4
    6.5:1,2,3,4,5 6.6:1,2,3 6.8:1,2,3,4 7.1:1,2,3 7.3:1,2 7.4:3,4,5 7.5:1,2 7.6:1,2 8.1:2 8.2:3 8.4:1 9.2:2,3,4
    10.1:1,2 10.2:1,2 10.3:1,2,3,4 10.4:6,7,8,9,10,11 10.5:1,2,3,4,5 10.6:1,2 10.7:1,2,3 11.1:1,2 11.2:1,2,3 11.3:3
    11.4:2,3,4 11.5:1 11.6:1 12.1:2,3 12.3:1,2,3,4 13.1:1 13.2:1,2,3,4,5 13.3:1,2 13.4:2,3,4,5 14.1:1,2 14.2:2,3,4
    14.3:2,3 15.1:2,3 15.2:2,3 15.3:2,3,4,5,6,7 16.1:1 16.2:1,2,3,4,5 16.3:1,2,3,4 16.4:1,2,3 16.5:1,2,3 17.1:1
    17.2:1,2,3,4 17.3:1,2`,
} as const;

const idsOf = (level: keyof typeof levels): string[] =>
  levels[level]
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [section, numbers = ''] = part.split(':');
      return numbers.split(',').map((number) => `${section}.${number}`);
    });

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/security.md');

const states = ['held', 'partly', 'not applicable', 'not held'] as const;

/** The cells of every line that is one of a table. */
const lines = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

const rows = lines
  .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([id = '', level, asks, state, holds = '']) => ({ id, level, asks, state, holds }));

/** `path/of/a.test.ts` "a sentence of it", or a line of any other file; the quoted part may be left out. */
const named = [
  ...page.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+\.(?:ts|tsx|json|md)|\.oxlintrc\.json)`(?: "([^"]+)")?/g),
].map(([, path = '', text]) => ({ path, text }));

test.for([1, 2] as const)('every requirement of level %i has one row, and no other', (level) => {
  const found = rows.filter((row) => row.level === String(level)).map(({ id }) => id);
  expect(found.toSorted()).toEqual(idsOf(level).toSorted());
  expect(rows.filter((row) => row.level !== '1' && row.level !== '2')).toEqual([]);
});

test('every row says one of four things, and what holds it or why nothing does', () => {
  expect(rows.filter(({ state }) => !states.some((one) => one === state)).map(({ id }) => id)).toEqual([]);
  expect(rows.filter(({ holds, asks }) => holds.length < 8 || !asks).map(({ id }) => id)).toEqual([]);
});

test('what is held names a test, a line or the part of a document that holds it', () => {
  const isNamed = (holds: string): boolean => /`[\w./-]+\.\w+`|\]\(/.test(holds);
  expect(rows.filter(({ state, holds }) => state === 'held' && !isNamed(holds)).map(({ id }) => id)).toEqual([]);
});

test('the counts on top are those of the rows', () => {
  const countsOf = (of: typeof rows) =>
    [...states.map((state) => of.filter((row) => row.state === state).length), of.length].map(String);
  const onTop = (name: string) => lines.find(([first, ...rest]) => first === name && rest.length === 5)?.slice(1);
  for (const level of ['1', '2']) expect(onTop(level)).toEqual(countsOf(rows.filter((row) => row.level === level)));
  expect(onTop('1 and 2')).toEqual(countsOf(rows));
  const [held = 0, partly = 0, , not = 0] = countsOf(rows).map(Number);
  expect(page).toContain(`${held} of ${held + partly + not} are held whole`);
});

test('every file that is named is there, and says what is quoted of it', () => {
  expect(named.length).toBeGreaterThan(200);
  const wrong = named.filter(({ path, text = '' }) => !existsSync(join(root, path)) || !read(path).includes(text));
  expect(wrong).toEqual([]);
});

test('every link of the page leads to a file or a part that is there', () => {
  const parts = new Set(
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const isThere = (link: string): boolean => {
    const [path, part = ''] = link.split('#');
    return path ? existsSync(join(root, 'docs', path)) : parts.has(part);
  };
  const links = [...page.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});

test('the figures are those of the program', () => {
  const known: Readonly<Record<string, unknown>> = { ...plans, keptDays, requestsKeptDays };
  const valueAt = (place: string): unknown =>
    place
      .split('.')
      .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], known);
  const figures = lines.flatMap((cells) => {
    const place = /^`([a-zA-Z.]+)`$/.exec(cells.at(-1) ?? '')?.[1];
    return place && cells.length > 2 ? [{ place, figure: Number(cells.at(-2)) }] : [];
  });
  expect(figures.length).toBeGreaterThan(15);
  expect(figures.filter(({ place, figure }) => valueAt(place) !== figure)).toEqual([]);
});

test('every secret of the stacks, and every file that calls for cryptography, is listed', () => {
  const secrets = [...read('infra/stacks/core.ts').matchAll(/new (?:Secret|Key)\(this, '(\w+)'/g)];
  expect(secrets.length).toBeGreaterThan(8);
  expect(secrets.flatMap(([, name]) => (page.includes(`| \`${name}\``) ? [] : [name]))).toEqual([]);
  const calling = globSync('functions/**/*.ts', { cwd: root }).filter(
    (path) => !/\.(test|bench)\.ts$/.test(path) && read(path).includes("from 'node:crypto'"),
  );
  expect(calling.filter((path) => !page.includes(`\`${path.replaceAll('\\', '/')}\``))).toEqual([]);
});
