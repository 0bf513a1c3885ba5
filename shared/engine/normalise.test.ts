import { expect, test } from 'vitest';
import { after, grouped, isSpreadsheetNumber, normalise, verbatim } from './normalise.ts';

test.each([
  ['0 1400 236 – 01 5068 0262 5874', '0140023601506802625874'],
  ['032\u00a0180\u202f00011835971\t9\n', '032180000118359719'],
  ['０３２１８０', '032180'],
  ['20-05536168-2', '20055361682'],
  ['58.547.642/0001-95', '58547642000195'],
  ['b&d9605298y3', 'B&D9605298Y3'],
  ['ñ&t130705md6', 'Ñ&T130705MD6'],
  ['000042', '000042'],
])('%j is written %s', (typed, written) => {
  expect(normalise(typed, grouped)).toBe(written);
});

test.each(['076.086.428_5x', '1,234', "'0321", '1\u200b2', '٣٢١'])(
  'a character of %j that belongs nowhere stays',
  (typed) => {
    const strange = typed.replace(/[ ./-]/g, '');
    expect(normalise(typed, grouped)).toBe(strange.toUpperCase());
  },
);

test('an alias keeps its dots and its case, and loses only the blanks around it', () => {
  expect(normalise('  Pan.Pampa-Tango ', verbatim)).toBe('Pan.Pampa-Tango');
  expect(normalise('mesa perro', verbatim)).toBe('mesa perro');
});

test('an accent that a removed separator had kept apart joins its letter at once', () => {
  const once = normalise('A-\u0301', grouped);
  expect(once).toBe('Á');
  expect(normalise(once, grouped)).toBe(once);
});

test('lower case, where a kind is written so', () => {
  expect(normalise('A946D533', { separators: '', letters: 'lower' })).toBe('a946d533');
});

test('letters ahead of the digits go where a kind says so, once and only there', () => {
  const chilean = after('CL');
  expect(['cl 76.086.428-5', 'CLCL1', 'CL', 'CLK', '1CL2'].map((typed) => normalise(typed, chilean))).toEqual([
    '760864285',
    'CLCL1',
    'CL',
    'CLK',
    '1CL2',
  ]);
  expect(normalise('CL760864285', grouped)).toBe('CL760864285');
});

test.each([
  ['1.23E+17', true],
  [' 3,2118E+16 ', true],
  ['1E+21', true],
  ['1e2345', false],
  ['032180000118359719', false],
  ['pan.e+17', false],
])('%s was destroyed by a spreadsheet: %s', (typed, destroyed) => {
  expect(isSpreadsheetNumber(typed)).toBe(destroyed);
});
