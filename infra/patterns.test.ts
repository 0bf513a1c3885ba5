import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { madeOfTexts, patterns, type Pattern } from './testing/patterns/sources.ts';

const nameOf = ({ file, source, flags }: Pattern): string => `${file} /${source}/${flags}`;
const judged = patterns.map((pattern) => ({ name: nameOf(pattern), ...analyse(pattern) }));

/**
 * Patterns whose work grows with the square of the text, and how long the longest is that they meet, with what bounds it.
 * Four thousand characters are sixteen million steps: less than what proving a password costs.
 */
const squares: Readonly<Record<string, readonly [atMost: number, by: string]>> = {
  'functions/rules/login/network.ts /\\d+$/': [45, 'an address, as the gateway saw it'],
  'shared/app-addresses.ts /(.)\\/+$/': [4000, 'the address of a page, in the browser that shows it'],
  'shared/app-addresses.ts /[?#].*$/s': [4000, 'the same'],
  'shared/batch/damage.ts /^#[\\p{L}¡¿/0 ]+[/!?]?[\\p{L}0]*[!?]?$/u': [20, 'looked at below twenty characters'],
  'shared/engine/pasted/cells.ts /\\s*\\|\\s*/g': [2000, 'lineAtMost of what is pasted'],
  'shared/engine/pasted/labels.ts /\\s*:$/': [2000, 'the same'],
  'shared/engine/pasted/named.ts /[A-Z].*\\d/': [140, 'longest number'],
  'shared/engine/pasted/values.ts /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/': [2000, 'lineAtMost of what is pasted'],
  'shared/engine/pasted/values.ts /^\\W*(?:(\\d{2,4})\\W+)?(.*?)(?:\\W+(\\d{2,4}))?\\W*$/su': [
    80,
    'looked at to there',
  ],
  'shared/passwords/spellings.ts /[^a-z]+$/': [256, 'a password'],
  'shared/passwords/spellings.ts /^(.+?)\\1+$/': [256, 'a password'],
  'shared/sheet/xlsx/number-formats.ts /"[^"]*"|\\\\.|[_*].|\\[(?!h+\\]|m+\\]|s+\\])[^\\]]*\\]/gi': [255, 'codeAtMost'],
  'web/src/features/auth/no-free-credits.tsx /\\+[^@]*@/': [254, 'an e-mail'],
  'web/src/features/batch/download/file-name.ts /^-+|-+$/g': [140, 'the name of a batch'],
  'widget/frame/rules/short-registry.ts /\\|+$/gm': [4000, 'registries of ours, at build'],
};

test('there are patterns to judge, of every room that is shipped', () => {
  const rooms = new Set(patterns.map(({ file }) => file.split('/')[0]));
  expect(rooms).toEqual(new Set(['functions', 'shared', 'web', 'widget']));
  expect(patterns.length).toBeGreaterThan(300);
});

test('no pattern takes time that doubles with a character', () => {
  const exponential = judged.filter(({ reports }) => reports.some((report) => report.exponential));
  expect(exponential.map(({ name }) => name)).toEqual([]);
});

test('a pattern whose time grows with the square of a text meets short texts alone, and says why', () => {
  const slow = judged.filter(({ reports }) => reports.length > 0).map(({ name }) => name);
  expect([...new Set(slow)].toSorted()).toEqual(Object.keys(squares).toSorted());
  for (const [atMost] of Object.values(squares)) expect(atMost).toBeLessThanOrEqual(4000);
});

/** Of words and patterns of ours: nothing that somebody sends becomes a pattern. */
const ofOurs = [
  'functions/rules/audit/place.ts',
  'shared/batch/heading.ts',
  'shared/engine/countries/br/pix-email.ts',
  'shared/engine/normalise.ts',
  'shared/engine/pasted/labels.ts',
  'shared/engine/pasted/values.ts',
  'shared/widget/appearance.ts',
  'shared/widget/origin.ts',
];

test('whoever makes a pattern of a text is looked at first', () => {
  expect([...madeOfTexts.keys()].toSorted()).toEqual(ofOurs);
});
