import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { describe, expect, it } from 'vitest';
import { nextStepsOf } from './next-steps.ts';

type Answer = Parameters<typeof nextStepsOf>[0];

const valid: Answer = { status: 'VALID', reason: null, nameMatch: null, fraudRisk: null, payee: unknownPayee };
const steps = (answer: Partial<Answer>) => nextStepsOf({ ...valid, ...answer });

describe('what somebody may do about an answer', () => {
  it('is not to look for a closed account where the account is in another currency', () => {
    expect(steps({ status: 'INVALID', reason: 'account_not_found' })).toEqual(['ask', 'closed']);
    expect(steps({ status: 'INVALID', reason: 'other_currency' })).toEqual(['currency', 'pay']);
  });

  it('is another channel where nobody can ask the bank, and nothing where the account may be paid', () => {
    expect(steps({ status: 'ERROR', reason: 'bank_not_covered' })).toEqual(['confirm']);
    expect(steps({ status: 'ERROR', reason: 'method_not_covered' })).toEqual(['confirm']);
    expect(steps({})).toEqual([]);
  });

  it('is to call where the account is of somebody else, or was another one before', () => {
    expect(steps({ nameMatch: { result: 'mismatch' } })).toEqual(['call', 'again']);
    expect(steps({ payee: { changed: [{ what: 'otherAccount' }] } })).toEqual(['call', 'again']);
    expect(steps({ payee: { changed: [{ what: 'otherPayee' }] } })).toEqual(['row', 'call']);
  });
});
