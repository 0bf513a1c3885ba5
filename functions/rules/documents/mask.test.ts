import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { masked, maskedParts } from './mask.ts';

const identifying = new Set(['number']);
const shown = (...parts: [role: string, value: string][]) =>
  maskedParts(
    parts.map(([role, value]) => ({ role, value })),
    identifying,
  ).map(({ value }) => value);

test.for([
  ['01600326941', '•••••••6941'],
  ['12345678', '•••••678'],
  ['12345', '•••45'],
  ['1234', '••••'],
  ['', ''],
])('«%s» shows as «%s»', ([text = '', mask]) => expect(masked(text)).toBe(mask));

test('a CLABE keeps bank, branch and check digit', () => {
  expect(shown(['bank', '002'], ['branch', '115'], ['number', '01600326941'], ['check', '1'])).toEqual([
    '002',
    '115',
    '•••••••6941',
    '1',
  ]);
});

test('a short number hides its check digit, which would tell the rest', () => {
  expect(shown(['number', '12345'], ['check', '5'])).toEqual(['•••45', '•']);
  expect(shown(['number', '390533447'], ['check', '0'], ['check', '5'])).toEqual(['••••••447', '•', '•']);
});

test('a number in several parts is masked as one', () => {
  expect(shown(['number', '12345'], ['number', '67890'])).toEqual(['•••••', '•7890']);
});

test('two thirds of what identifies stay hidden, and nothing changes its length', () => {
  const parts = fc.array(
    fc.record({ role: fc.constantFrom('bank', 'number', 'check'), value: fc.stringMatching(/^\d{0,13}$/) }),
  );
  fc.assert(
    fc.property(parts, (given) => {
      const seen = maskedParts(given, identifying);
      expect(seen.map(({ value }) => value.length)).toEqual(given.map(({ value }) => value.length));
      const own = seen
        .filter(({ role }) => role === 'number')
        .map(({ value }) => value)
        .join('');
      const open = own.replaceAll('•', '').length;
      expect(open).toBeLessThanOrEqual(Math.min(4, Math.ceil(own.length / 3)));
    }),
  );
});
