import { expect, it } from 'vitest';
import { nextStepsOf } from './next-steps.ts';

const steps = (status: 'VALID' | 'INVALID' | 'ERROR', reason: string | null) =>
  nextStepsOf({ status, reason, environment: 'production', fraudRisk: null });

it('does not send somebody to a closed account whose account is in another currency', () => {
  expect(steps('INVALID', 'account_not_found')).toEqual(['ask', 'closed']);
  expect(steps('INVALID', 'other_currency')).toEqual(['currency', 'pay']);
});

it('offers another channel where nobody can ask the bank, and nothing where the account may be paid', () => {
  expect(steps('ERROR', 'bank_not_covered')).toEqual(['confirm']);
  expect(steps('ERROR', 'method_not_covered')).toEqual(['confirm']);
  expect(steps('VALID', null)).toEqual([]);
});

it('is the same advice for a simulated answer', () => {
  expect(nextStepsOf({ status: 'INVALID', reason: 'other_currency', environment: 'sandbox', fraudRisk: null })).toEqual(
    steps('INVALID', 'other_currency'),
  );
});
