import { describe, expect, test } from 'vitest';
import { loadCountry } from '#shared/engine/load-country.ts';
import { judge } from './judge.ts';
import { questionOf } from './question.ts';

const asked = async (body: Parameters<typeof judge>[1]) => {
  const country = await loadCountry(body.country);
  return questionOf(country, body, judge(country, body));
};
const base = { environment: 'production' } as const;
const co = {
  ...base,
  country: 'CO',
  accountType: 'SAVINGS',
  documentType: 'CC',
  documentNumber: '1020304050',
} as const;

describe('the provider is asked', () => {
  test('for a CLABE alone: the number says the bank', async () => {
    const question = await asked({ ...base, country: 'MX', accountNumber: '032180000118359719', bankCode: '032' });
    expect(question).toMatchObject({ accountNumber: '032180000118359719', bankCode: undefined });
  });

  test('for Davivienda under the code of the other Colombian system', async () => {
    expect(await asked({ ...co, accountNumber: '123456789012', bankCode: '051' })).toMatchObject({ bankCode: '039' });
  });

  test('for a Brazilian bank by its own code, whichever of its codes was chosen', async () => {
    const br = { ...base, country: 'BR', accountFormat: 'LOCAL', accountType: 'CHECKING', branchCode: '2545' } as const;
    const holder = { documentType: 'CPF', documentNumber: '39053344705' };
    const itau = (bankCode: string) => asked({ ...br, ...holder, accountNumber: '02366-1', bankCode });
    expect([await itau('60701190'), await itau('341')]).toMatchObject([{ bankCode: '341' }, { bankCode: '341' }]);
  });

  test('not at all for a bank it does not know, whose code there names another', async () => {
    const { pack } = await loadCountry('CO');
    const unknown = pack.banks.banks.find(({ provider }) => provider === false);
    expect(unknown).toBeDefined();
    expect(await asked({ ...co, accountNumber: '123456789012', bankCode: unknown?.code ?? '' })).toBeUndefined();
  });

  test('for a Uruguayan number filled with the zeros its bank writes', async () => {
    const question = await asked({ ...base, country: 'UY', accountNumber: '123456', bankCode: '113' });
    expect(question?.accountNumber).toBe('0123456');
  });

  test('for a Brazilian number filled with the zeros its bank writes', async () => {
    const br = { ...base, country: 'BR', accountFormat: 'LOCAL', accountType: 'CHECKING', branchCode: '2545' } as const;
    const holder = { documentType: 'CPF', documentNumber: '39053344705' };
    const question = await asked({ ...br, ...holder, accountNumber: '2366-1', bankCode: '341' });
    expect(question?.accountNumber).toBe('023661');
  });

  test('for a Peruvian DNI without its verifying character', async () => {
    const pe = {
      ...base,
      country: 'PE',
      accountNumber: '19312345678901',
      bankCode: '002',
      accountType: 'SAVINGS',
    } as const;
    const question = await asked({ ...pe, accountFormat: 'LOCAL', documentType: 'DNI', documentNumber: '10117410-2' });
    expect(question?.documentNumber).toBe('10117410');
  });

  test('for other Colombian documents than CC and NIT at Bancolombia only', async () => {
    const passport = { ...co, accountNumber: '12345678901', documentType: 'PAS', documentNumber: 'AB123456' } as const;
    expect((await asked({ ...passport, bankCode: '007' }))?.documentType).toBe('PAS');
    await expect(asked({ ...passport, accountNumber: '123456789012', bankCode: '051' })).rejects.toMatchObject({
      fields: [{ pointer: '/documentType', code: 'field.option', expected: 'CC, NIT' }],
    });
    expect(await asked({ ...passport, bankCode: '051', environment: 'sandbox' })).toBeDefined();
  });
});
