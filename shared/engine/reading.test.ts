import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complementOfTen, cycle, expectedCheck, pick } from './check-digits.ts';
import type { WeightedSum } from './check-digits.ts';
import { formFor, layout, tableIn } from './layout.ts';
import { judgeNumber } from './number.ts';
import { numberKind } from './pack.ts';
import { read, sumIn } from './reading.ts';

const clabe: WeightedSum = { weights: cycle([3, 7, 1], 17), product: 'unit', remainders: complementOfTen };
const lettered: WeightedSum = {
  weights: [9, 8, 7],
  product: 'whole',
  remainders: '0K987654321',
  alphabet: 'ZYXWVUTSRQP',
};

const twoSums = layout(
  [
    { part: 'number', size: 17 },
    { part: 'first', size: 1 },
    { part: 'letters', size: 3, characters: 'P-Z' },
    { part: 'second', size: 1, characters: '0-9K' },
  ],
  [
    { finding: 'first', part: 'first', over: ['number', 'number'], method: clabe },
    { finding: 'second', part: 'second', over: ['letters', 'letters'], method: lettered },
  ],
);
const table = tableIn(formFor(twoSums, 22));

describe('reading', () => {
  test('adds up what is typed so far, or tells where a stray character stands', () => {
    expect(sumIn(read(table, '03218'), 0)).toBe(12);
    expect(read(table, '0321O')).toBe(~4);
    expect(read(table, '')).toBe(0);
  });

  test('keeps two sums apart', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{18}$/), fc.stringMatching(/^[P-Z]{3}$/), (digits, letters) => {
        const sums = read(table, digits + letters);
        expect(pick(clabe.remainders, sumIn(sums, 0))).toBe(expectedCheck(clabe, digits, 0, 17, {}));
        expect(pick(lettered.remainders, sumIn(sums, 1))).toBe(expectedCheck(lettered, letters, 0, 3, {}));
      }),
    );
  });

  test('lets the last part’s characters go on past the end', () => {
    const whole = `${'0'.repeat(18)}ZZZK`;
    expect(read(table, `${whole}KK9`)).toBeGreaterThanOrEqual(0);
    expect(read(table, `${whole}KZ9`)).toBe(~23);
    expect(read(table, `${whole}\uffff`)).toBe(~22);
  });
});

test('a third sum is computed by itself', () => {
  const sum = { method: { weights: [1], product: 'whole', remainders: complementOfTen }, over: ['a', 'a'] } as const;
  const kind = numberKind({
    code: 'zz.three',
    findings: { one: 'error', two: 'error', three: 'error' },
    layout: layout(
      [
        { part: 'a', size: 1 },
        { part: 'b', size: 1 },
        { part: 'c', size: 1 },
        { part: 'd', size: 1 },
      ],
      [
        { finding: 'one', part: 'b', ...sum },
        { finding: 'two', part: 'c', ...sum },
        { finding: 'three', part: 'd', ...sum },
      ],
    ),
  });
  const judge = (text: string) => judgeNumber(kind, text, {}, 'production', 'account');
  expect(judge('3777')).toMatchObject({ confirmed: 3, findings: [] });
  expect(judge('3776').findings).toMatchObject([{ code: 'zz.three.three', expected: '7' }]);
});

test('a number whose very characters are rewritten is still kept in its one spelling', () => {
  const kind = numberKind({
    code: 'zz.hyphens',
    findings: {},
    layout: layout([{ part: 'a', size: [1, 9], characters: 'A-Za-z-' }]),
  });
  expect(judgeNumber(kind, 'a-b', {}, 'production', 'account').normalized).toBe('AB');
});
