import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReceiptId, receiptChance, receiptCodeOf, receiptIdIn, receiptIdOf } from './receipt-code.ts';

const { characters, of } = receiptChance;
const chance = fc.array(fc.nat(of - 1), { minLength: characters, maxLength: characters });
const id = chance.map(receiptIdOf);
const place = fc.nat(characters);

const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1);

describe('the code of a receipt', () => {
  test('verifies itself', () => {
    fc.assert(fc.property(id, (one) => isReceiptId(one)));
    expect(receiptIdOf(Array.from({ length: characters }, (_, index) => index))).toBe('rec_123456789abcn');
  });

  test('is wrong with any one character changed', () => {
    fc.assert(
      fc.property(id, place, fc.string({ minLength: 1, maxLength: 1 }), (one, at, by) => {
        const other = replaced(one, 4 + at, by);
        expect(isReceiptId(other)).toBe(other === one);
      }),
    );
  });

  test('is wrong with any two characters in each other’s place', () => {
    fc.assert(
      fc.property(id, place, place, (one, here, there) => {
        const [mine, theirs] = [one.charAt(4 + here), one.charAt(4 + there)];
        expect(isReceiptId(replaced(replaced(one, 4 + here, theirs), 4 + there, mine))).toBe(mine === theirs);
      }),
    );
  });

  test('is found as people type it, and in its link', () => {
    fc.assert(
      fc.property(id, (one) => {
        const code = receiptCodeOf(one);
        expect(code.map(({ length }) => length)).toEqual([4, 4, 4, 1]);
        for (const typed of [one, code.join(' '), code.join('-').toLowerCase(), `https://x.example/r/${one}?a=1`])
          expect(receiptIdIn(typed)).toBe(one);
      }),
    );
  });

  test.for(['', 'rec_', '7KQ4 M2XD 9TR', '0000 0000 0000 0', 'rec_123456789abcq', 'rec_rec_123456789abcn'])(
    '"%s" is none',
    (typed) => {
      expect(receiptIdIn(typed)).toBeUndefined();
    },
  );
});
