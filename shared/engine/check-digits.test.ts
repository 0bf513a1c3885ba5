import { expect, test } from 'vitest';
import { agreesOtherwise, complementOfTen, cycle, expectedCheck, mod97 } from './check-digits.ts';
import type { WeightedSum } from './check-digits.ts';

const chileanRut: WeightedSum = {
  weights: [3, 2, 7, 6, 5, 4, 3, 2],
  product: 'whole',
  remainders: '0K987654321',
};

/** Worked examples from published documents, one for each trait of a weighted sum. */
const cases: readonly [name: string, method: WeightedSum, block: string, expected: string][] = [
  [
    'units of products',
    { weights: cycle([3, 7, 1], 17), product: 'unit', remainders: complementOfTen },
    '03218000011835971',
    '9',
  ],
  [
    'digits of products',
    { weights: cycle([1, 2], 12), product: 'digit sum', remainders: complementOfTen },
    '000100082130',
    '4',
  ],
  ['a letter for ten', chileanRut, '15836350', 'K'],
  ['weights from the right', chileanRut, '7612', '0'],
  [
    'characters by code',
    { weights: [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '00987654321' },
    '12ABC34501DE',
    '3',
  ],
];

test.each(cases)('%s', (_, method, block, expected) => {
  expect(expectedCheck(method, block, 0, block.length, {})).toBe(expected);
});

const dni: WeightedSum = {
  weights: [3, 2, 7, 6, 5, 4, 3, 2],
  product: 'whole',
  remainders: '65432110987',
  alsoAccepted: 'KJIHGFEDCBA',
};

/** Numbers with every remainder: the second and third weights reach all eleven. */
test.each(Array.from({ length: 11 }, (_, i) => `0${i % 6}${i < 6 ? 0 : i - 5}00000`))(
  '%s has its digit and its letter, and no other',
  (number) => {
    const sum = Number(number.charAt(1)) * 2 + Number(number.charAt(2)) * 7;
    const [digit, letter] = [dni.remainders.charAt(sum % 11), dni.alsoAccepted?.charAt(sum % 11)];
    const letters = Array.from('KJIHGFEDCBA').filter((typed) => agreesOtherwise(dni, number, 0, 8, typed, {}));
    expect(expectedCheck(dni, number, 0, 8, {})).toBe(digit);
    expect(letters).toEqual([letter]);
  },
);

test('10117410, a published identity number, ends in 2 or G', () => {
  expect(expectedCheck(dni, '10117410', 0, 8, {})).toBe('2');
  expect(agreesOtherwise(dni, '10117410', 0, 8, 'G', {})).toBe(true);
});

test('another field can be weighed ahead of the block', () => {
  const method: WeightedSum = {
    weights: cycle([2, 1], 9),
    product: 'digit sum',
    remainders: complementOfTen,
    before: ({ branchCode = '' }) => branchCode,
  };
  expect(expectedCheck(method, '02366', 0, 5, { branchCode: '2545' })).toBe('1');
});

test('an IBAN is 1 modulo 97 with its first four characters moved last', () => {
  expect(mod97('WEST12345698765432GB82')).toBe(1);
  expect(mod97('3214282912345698765432161182')).toBe(1);
});
