import { describe, expect, it } from 'vitest';
import { isFinal, isWorthRetrying, verdictOf } from './verdict.ts';

const verdict = (status: Parameters<typeof verdictOf>[0]['status'], reason: string | null = null) =>
  verdictOf({ status, reason, environment: 'production' });

describe('the verdict on an answer', () => {
  it('never calls a silent bank a bad account', () => {
    expect(verdict('TIMEOUT', 'no_answer_in_time')).toEqual({ tone: 'warn', title: 'TIMEOUT', explain: 'late' });
    expect(verdict('ERROR', 'bank_unavailable').tone).toBe('warn');
  });

  it('tells a missing account from one in another currency', () => {
    expect(verdict('INVALID', 'account_not_found').explain).toBe('notFound');
    expect(verdict('INVALID', 'other_currency').explain).toBe('otherCurrency');
  });

  it('says when a bank cannot be asked at all', () => {
    expect(verdict('ERROR', 'bank_not_covered').explain).toBe('unsupported');
  });

  it('offers another try only where one may help', () => {
    const environment = 'production' as const;
    expect(isWorthRetrying({ status: 'TIMEOUT', reason: 'no_answer_in_time', environment })).toBe(true);
    expect(isWorthRetrying({ status: 'ERROR', reason: 'bank_not_covered', environment })).toBe(false);
    expect(isWorthRetrying({ status: 'INVALID', reason: 'account_not_found', environment })).toBe(false);
  });

  it('falls back to its status for a reason it does not know', () => {
    expect(verdict('ERROR', 'something_new').explain).toBe('broken');
    expect(verdict('INVALID').explain).toBe('notFound');
  });

  it('says that a sandbox answer is simulated', () => {
    expect(verdictOf({ status: 'VALID', reason: null, environment: 'sandbox' }).explain).toBe('simulated');
  });

  it('is final once a bank answered or kept silent', () => {
    expect((['PENDING', 'PROCESSING', 'VALID', 'TIMEOUT'] as const).map((status) => isFinal({ status }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
