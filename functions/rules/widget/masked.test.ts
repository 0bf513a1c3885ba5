import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { particles } from '#shared/validation/name-match.ts';
import { maskedHolder, maskedNumber } from './masked.ts';

describe('a holder', () => {
  test.for([
    ['FERRETERIA DEL BAJIO', 'FERR••••• DEL B••••'],
    ['Juan Pérez', 'Ju••••• P••••'],
    ['ANA LI', 'A••••• L••••'],
    ['J. P. MORGAN', '••••• •••• M••••'],
    ['DE LA O', 'D••••• LA ••••'],
    ['DI MARIA', 'D••••• M••••'],
    ['CFE', 'C•••••'],
    ['JU*** ERN***', 'J••••• E••••'],
    ['***EZ', '•••••'],
    ['王小明', '王•••••'],
    ['Иван Петров', 'Ив••••• П••••'],
    ['محمد علي', 'مح••••• ع••••'],
    ['Jose\u0301 Nu\u0301n\u0303ez', 'Jo••••• N••••'],
    ['Q R S T U V W X', '••••• •••• •••• •••• •••• ••••'],
    ['  ', ''],
    ['- /', ''],
  ])('«%s» shows as «%s»', ([name = '', mask]) => expect(maskedHolder(name)).toBe(mask));

  const letter = fc.oneof(
    fc.constantFrom(...Array.from('ABCDEFGHIJKLMNÑOPQRSTUVWXYZáéíóúçãõü')),
    fc.constantFrom(...Array.from('АБВГД王小明李محمدकखग')),
    fc.constantFrom(...Array.from('’.-/&,*'), '\u0301', '\u{1F600}', '\u{20BB7}'),
  );
  const word = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: letter, maxLength: 16 }) },
    { weight: 1, arbitrary: fc.constantFrom(...particles) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  );
  const name = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  const lettersOf = (text: string): readonly string[] =>
    Array.from(text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, ''));

  /** Whether a word may be shown so where it stands. */
  const isAllowed = (shown: string, place: number, words: readonly string[]): boolean => {
    const isInside = place > 0 && place < words.length - 1;
    if (isInside && shown === words[place] && particles.has(shown.toUpperCase())) return true;
    const [open, letters] = [Array.from(shown.replaceAll('•', '')), lettersOf(words[place] ?? '')];
    const form = place === 0 ? /^[\p{L}\p{N}]{0,4}•{5}$/u : /^[\p{L}\p{N}]?•{4}$/u;
    const isHalfAtMost = open.length * 2 <= letters.length;
    return form.test(shown) && isHalfAtMost && open.every((letter, index) => letter === letters[index]);
  };

  test('shows four letters of its first word at most, one of every other, and half of none', () => {
    fc.assert(
      fc.property(name, (whole) => {
        const words = whole.split(/\s+/u).filter((one) => /[\p{L}\p{N}*•]/u.test(one));
        const shown = maskedHolder(whole).split(' ').filter(Boolean);
        expect(shown).toHaveLength(Math.min(6, words.length));
        expect(shown.filter((one, place) => !isAllowed(one, place, words))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is the same whatever its words hide', () => {
    const hidden = fc.stringMatching(/^[A-Z]{4,20}$/);
    fc.assert(
      fc.property(hidden, hidden, hidden, hidden, (one, other, more, another) => {
        expect(maskedHolder(`FERR${one} B${other}`)).toBe(maskedHolder(`FERR${more} B${another}`));
      }),
    );
  });
});

describe('an account', () => {
  test.for([
    ['002115016003269411', '•••• 9411'],
    ['DE89370400440532013000', '•••• 3000'],
    ['ana@empresa.com.br', '•••• m.br'],
    ['+5511987654321', '•••• 4321'],
    ['123456', '•••• 56'],
    ['12345', '•••• 5'],
    ['1234', '••••'],
    ['', '••••'],
    ['\u{1F600}\u{1F601}\u{1F602}\u{1F603}\u{1F604}\u{1F605}', '•••• \u{1F604}\u{1F605}'],
  ])('«%s» shows as «%s»', ([number = '', mask]) => expect(maskedNumber(number)).toBe(mask));

  test('shows its last four characters at most, and no more than a third of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (number) => {
        const shown = maskedNumber(number);
        expect(shown).toMatch(/^•{4}( .{1,4})?$/su);
        const open = Array.from(shown.slice(5));
        expect(open.length * 3).toBeLessThanOrEqual(Array.from(number).length);
        expect(number.endsWith(open.join(''))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('does not tell how long it is, from twelve characters on', () => {
    const digits = fc.stringMatching(/^\d{8,70}$/);
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        expect(maskedNumber(`${one}6941`)).toBe(maskedNumber(`${other}6941`));
      }),
    );
  });
});
