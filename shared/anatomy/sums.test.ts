import { describe, expect, it } from 'vitest';
import { explainCheckDigits } from '../engine/index.ts';
import { captionOf, digitSumAt } from './sums.ts';

const clabe = (accountNumber: string) => explainCheckDigits({ country: 'MX', format: 'CLABE', accountNumber });
const cbu = (accountNumber: string) => explainCheckDigits({ country: 'AR', format: 'CBU', accountNumber });

describe('the sum behind a check digit', () => {
  it('weighs every character of its block', () => {
    expect([0, 1, 2, 3].map((index) => digitSumAt(clabe('002115016003269411'), index).weight)).toEqual([3, 7, 1, 3]);
  });

  it('has products only under what is typed', () => {
    const half = clabe('0021');
    expect(digitSumAt(half, 3)).toMatchObject({ weight: 3, product: 3 });
    expect(digitSumAt(half, 4)).toMatchObject({ weight: 7, product: undefined });
  });

  it('puts the expected digit under the typed one', () => {
    expect(digitSumAt(clabe('002115016003269417'), 17).check).toEqual({ expected: '1', agrees: false });
  });

  it('says what the sum lacks to the next ten', () => {
    expect(captionOf(clabe('002115016003269411'))).toEqual({ key: 'sum', sum: 59, total: 60, expected: '1' });
  });

  it('waits until a block is complete', () => {
    expect(captionOf(clabe('0021'))).toEqual({ key: 'open' });
  });

  it('speaks of the block that is wrong, even when a later one is right', () => {
    expect(captionOf(cbu('2850590740090418135201'))).toMatchObject({ expected: '9' });
  });

  it('shows the products it adds up where a later sum takes in the earlier check digit', () => {
    const cpf = explainCheckDigits({ country: 'BR', format: 'PIX', accountNumber: '39053344705' });
    const products = Array.from({ length: 11 }, (_, index) => digitSumAt(cpf, index).product ?? 0);
    expect(products.reduce((sum, product) => sum + product)).toBe(captionOf(cpf).sum);
  });
});
