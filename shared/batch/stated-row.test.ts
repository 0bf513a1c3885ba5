import { expect, test } from 'vitest';
import { statedRow } from './stated-row.ts';

test('reads a row as a single validation would: trimmed, its country in capitals, nothing empty', () => {
  const row = {
    country: ' mx ',
    accountNumber: ' 002010077777777771 ',
    bankCode: '',
    reference: '  ',
    original: ['a'],
  };
  expect(statedRow(row)).toEqual({ country: 'MX', accountNumber: '002010077777777771' });
});
