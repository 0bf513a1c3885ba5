import { expect, test } from 'vitest';
import { outcomeOf } from './bank-answer.ts';

test('what a bank says of what was asked as well stands apart, and nothing else does', () => {
  const said = { accountType: 'SAVINGS', documentType: 'RFC', documentNumber: 'CRM6702109K6' };
  expect(outcomeOf({ kind: 'found', beneficiary: 'ANA', currency: 'MXN', ...said })).toEqual({
    status: 'VALID',
    verified: true,
    beneficiary: 'ANA',
    currency: 'MXN',
    answered: said,
  });
});

test('a bank that refused answered nothing else, and one that kept silent is not verified', () => {
  expect(outcomeOf({ kind: 'refused', reason: 'other_currency' })).toEqual({
    status: 'INVALID',
    verified: true,
    reason: 'other_currency',
  });
  expect(outcomeOf({ kind: 'silent', reason: 'bank_unavailable' })).toEqual({
    status: 'ERROR',
    verified: false,
    reason: 'bank_unavailable',
  });
});
