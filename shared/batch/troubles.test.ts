import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import type { AskedRow } from './fields.ts';
import { judgeRow } from './judge-row.ts';
import { correctionsOf, troublesOf } from './troubles.ts';

const found = (rows: readonly AskedRow[]) =>
  rows.map((asked, index) => ({
    index,
    asked,
    ...judgeRow(asked, 'production', engines.get(asked.country ?? '')),
  }));

const right = { country: 'MX', accountNumber: '002010077777777771' };
const chile = {
  country: 'CL',
  accountNumber: '1234567890',
  accountType: 'CHECKING',
  documentType: 'RUT',
  documentNumber: '12.531.909-2',
};

describe('what is wrong with a draft', () => {
  test('is one trouble for all rows with the same word, with the rows that have it', () => {
    const rows = found([
      { ...right, country: 'Méjica' },
      right,
      { ...right, country: 'Méjica' },
      { ...right, country: 'XX' },
    ]);
    expect(troublesOf(rows)).toMatchObject([
      { field: 'country', code: 'field.option', rows: 2, first: [0, 2], text: 'Méjica' },
      { field: 'country', code: 'field.option', rows: 1, first: [3], text: 'XX' },
    ]);
  });

  test('comes with faults first, then what most rows have', () => {
    const rows = found([
      { ...chile, bankCode: '777' },
      { ...chile, bankCode: '777' },
      { ...right, accountNumber: '002010077777777779' },
    ]);
    expect(troublesOf(rows).map(({ level, rows: count }) => `${level} ${count}`)).toEqual(['error 1', 'warning 2']);
  });

  test('is corrected in every row by what its own check digits prove, and then is none', () => {
    const numbers = ['2010077777777771', '32180000118359719', '002010077777777771'];
    const rows = found(numbers.map((accountNumber) => ({ ...right, accountNumber })));
    const [zeros] = troublesOf(rows);
    if (!zeros) throw new Error('no trouble');
    expect(zeros).toMatchObject({ code: 'excel.zerosLost', rows: 2, fix: { to: '002010077777777771' } });
    const corrections = correctionsOf(zeros, rows);
    expect(corrections).toEqual([
      { index: 0, field: 'accountNumber', to: '002010077777777771' },
      { index: 1, field: 'accountNumber', to: '032180000118359719' },
    ]);
    const corrected = found(corrections.map(({ field, to }) => ({ ...right, [field]: to })));
    expect(troublesOf(corrected)).toEqual([]);
  });

  test('has no correction where digits are lost for good', () => {
    const [lost] = troublesOf(found([{ ...right, accountNumber: '2.01E+15' }]));
    expect(lost).toMatchObject({ code: 'excel.digitsLost' });
    expect(lost?.fix).toBeUndefined();
  });
});
