import { expect, test } from 'vitest';
import { explainNumber } from './explain.ts';
import { explainCheckDigits } from './index.ts';
import { loadCountry } from './load-country.ts';

test('the sum of a CLABE is laid out character by character', () => {
  const [digitSum] = explainCheckDigits({ country: 'MX', accountNumber: '032180000118359719' });
  expect(digitSum).toMatchObject({ sum: 61, modulus: 10, expected: '9', typed: '9', agrees: true, position: 18 });
  expect(digitSum?.weights.slice(0, 6)).toEqual([3, 7, 1, 3, 7, 1]);
  expect(digitSum?.terms[1]).toEqual({ index: 1, value: 3, weight: 7, product: 1 });
});

test('a CBU has one sum for each block, the second still open', () => {
  const [first, second] = explainCheckDigits({ country: 'AR', accountNumber: '2850590940' });
  expect(first).toMatchObject({ part: 'checkDigit1', from: 0, to: 7, expected: '9', agrees: true });
  expect(second).toMatchObject({ part: 'checkDigit2', from: 8, to: 21, typed: '' });
  expect(second).not.toHaveProperty('expected');
  expect(second?.terms).toHaveLength(2);
});

test('a sum stops at a character that does not belong', () => {
  const [digitSum] = explainCheckDigits({ country: 'MX', format: 'CLABE', accountNumber: '03218O000118359719' });
  expect(digitSum?.terms).toHaveLength(5);
  expect(digitSum).not.toHaveProperty('expected');
});

test('where no number is issued nothing is expected and nothing agrees', async () => {
  const { pack } = await loadCountry('AR');
  const cuit = pack.documents.find(({ type }) => type === 'CUIT');
  const [digitSum] = cuit ? explainNumber(cuit, '20000000019', {}) : [];
  expect(digitSum).toMatchObject({ typed: '9', agrees: false });
  expect(digitSum).not.toHaveProperty('expected');
});

test('what has no check digit and what no pack knows has no sums', () => {
  expect(explainCheckDigits({ country: 'AR', accountNumber: 'pan.pampa.tango' })).toEqual([]);
  expect(explainCheckDigits({ country: 'ZZ', accountNumber: '1' })).toEqual([]);
});
