import { expect, test } from 'vitest';
import { readValidation } from './validation.ts';

const row = {
  pk: 'USER#usr_1',
  sk: 'VALIDATION#val_01kam5t7z30000000000000000',
  id: 'val_01kam5t7z30000000000000000',
  userId: 'usr_1',
  environment: 'production',
  status: 'ERROR',
  country: 'MX',
  format: 'CLABE',
  accountNumber: '002115016003269411',
  normalized: '002115016003269411',
  createdAt: '2026-10-07T10:00:00.000Z',
};

test('a row keeps its reason, and one with a reason that is spelled otherwise by now is read without it', () => {
  expect(readValidation({ ...row, reason: 'provider_error' })).toMatchObject({ reason: 'provider_error' });
  const old = readValidation({ ...row, reason: 'provider_failed' });
  expect([old.status, old.reason]).toEqual(['ERROR', undefined]);
});
