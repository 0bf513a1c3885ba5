import { describe, expect, test } from 'vitest';
import type { Validation } from '../store/validations/validation.ts';
import { summaryOf, viewOf } from './view.ts';

const asked: Validation = {
  id: 'val_01kam5t7z30000000000000000',
  userId: 'usr_1',
  environment: 'production',
  status: 'VALID',
  country: 'US',
  format: 'LOCAL',
  accountNumber: '12345678',
  normalized: '12345678',
  bankCode: '026009593',
  routingNumber: '026009593',
  accountType: 'CHECKING',
  documentType: 'EIN',
  documentNumber: '911144442',
  verified: true,
  createdAt: '2026-10-07T10:00:00.000Z',
};
const view = (more: Partial<Validation> = {}) => viewOf({ ...asked, ...more }, { balance: 0, expiresAt: null });

const branchOf = async (country: string, format: string, accountNumber: string, more: Partial<Validation> = {}) => {
  const number = { country, format, accountNumber, normalized: accountNumber };
  const { branchCode, asked } = await view({ ...number, bankCode: undefined, routingNumber: undefined, ...more });
  return { branchCode, asked: asked.branchCode };
};

describe('the branch of an account', () => {
  test.for([
    ['MX', 'CLABE', '002115016003269411', '115'],
    ['AR', 'CBU', '0720001720000001777390', '0001'],
    ['PE', 'CCI', '00219300153895206812', '193'],
  ] as const)('stands inside the number of %s %s', async ([country, format, number, branchCode]) => {
    expect(await branchOf(country, format, number)).toEqual({ branchCode, asked: null });
  });

  test('is the one that was asked where the number has another, or none', async () => {
    expect(await branchOf('UY', 'LOCAL', '0015001234567890', { bankCode: '137', branchCode: '77' })).toEqual({
      branchCode: '77',
      asked: '77',
    });
    expect(await branchOf('BR', 'LOCAL', '1234567', { bankCode: '001', branchCode: '0001' })).toMatchObject({
      branchCode: '0001',
    });
  });

  test('is never that of a company, whose number may be a key, and none where an account has none', async () => {
    expect(await branchOf('BR', 'PIX', '11222333000181')).toMatchObject({ branchCode: null });
    expect(await branchOf('UY', 'LOCAL', '500123456789', { bankCode: '137' })).toMatchObject({ branchCode: null });
    expect(await branchOf('AR', 'CVU', '0000003100010000000001')).toMatchObject({ branchCode: null });
  });
});

describe('the bank', () => {
  const pix = { country: 'BR', format: 'PIX', accountNumber: '39053344705', normalized: '39053344705' };
  const none = { bankCode: undefined, routingNumber: undefined };

  test('of a PIX key is the one the answer named, in the whole view and in the list', async () => {
    const transfeera = { code: '593', name: 'Transfeera IP' };
    expect((await view({ ...pix, ...none, bank: '27084098' })).bank).toEqual(transfeera);
    expect((await summaryOf({ ...asked, ...pix, ...none, bank: '27084098' })).bank).toEqual(transfeera);
    expect((await view({ ...pix, ...none, bank: '99999998' })).bank).toEqual({ code: '99999998', name: '99999998' });
    expect((await view({ ...pix, ...none })).bank).toBeNull();
  });

  test('of any other number is the one it names', async () => {
    const clabe = { country: 'MX', format: 'CLABE', accountNumber: '012180001182034518', bank: '002', ...none };
    expect((await view({ ...clabe, normalized: clabe.accountNumber })).bank).toMatchObject({ code: '012' });
  });
});

describe('the view of a validation', () => {
  test('shows what the bank said, and beside it what was asked', async () => {
    const answered = { accountType: 'SAVINGS', documentType: 'SSN', documentNumber: '078051120' };
    expect(await view({ answered })).toMatchObject({
      accountType: 'SAVINGS',
      document: { type: 'SSN', number: '078051120' },
      asked: {
        bankCode: '026009593',
        branchCode: null,
        routingNumber: '026009593',
        accountType: 'CHECKING',
        document: { type: 'EIN', number: '911144442' },
      },
    });
  });

  test('shows what was asked where the bank said nothing of it', async () => {
    const given = { accountType: 'CHECKING', document: { type: 'EIN', number: '911144442' } };
    expect(await view({ answered: {} })).toMatchObject(given);
    expect(await view()).toMatchObject(given);
  });
});
