import { describe, expect, test } from 'vitest';
import type { Validation } from '../records/validations.ts';
import { viewOf } from './view.ts';

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
