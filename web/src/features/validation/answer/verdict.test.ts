import { describe, expect, it } from 'vitest';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { isJudgement, isWorthRetrying, verdictOf } from './verdict.ts';

const verdict = (status: Parameters<typeof verdictOf>[0]['status'], reason: string | null = null) =>
  verdictOf({ status, reason, environment: 'production', fraudRisk: null });

describe('the verdict on an answer', () => {
  it('never calls a silent bank a bad account', () => {
    expect(verdict('TIMEOUT', 'no_answer_in_time')).toEqual({ tone: 'warn', title: 'TIMEOUT', explain: 'late' });
    expect(verdict('ERROR', 'bank_unavailable').tone).toBe('warn');
  });

  it('tells a missing account from one in another currency', () => {
    expect(verdict('INVALID', 'account_not_found').explain).toBe('notFound');
    expect(verdict('INVALID', 'other_currency').explain).toBe('otherCurrency');
  });

  it.each([
    ['bank_not_covered', 'bankNotCovered'],
    ['method_not_covered', 'methodNotCovered'],
    ['country_not_covered', 'countryNotCovered'],
  ])('says what exactly nobody can ask yet: %s', (reason, explain) => {
    expect(verdict('ERROR', reason).explain).toBe(explain);
  });

  it.each([es, en])(
    'is a whole sentence where the bank is not known, in every language',
    ({ verdict: { explain } }) => {
      const texts: Readonly<Record<string, string>> = explain;
      const withBank = Object.keys(texts).filter((key) => texts[key]?.includes('{{bank}}'));
      expect(withBank.filter((key) => texts[`${key}_unknown`]?.includes('{{bank}}') ?? true)).toEqual([]);
    },
  );

  it('offers another try only where one may help', () => {
    const rest = { environment: 'production', fraudRisk: null } as const;
    expect(isWorthRetrying({ status: 'TIMEOUT', reason: 'no_answer_in_time', ...rest })).toBe(true);
    expect(isWorthRetrying({ status: 'ERROR', reason: 'bank_not_covered', ...rest })).toBe(false);
    expect(isWorthRetrying({ status: 'INVALID', reason: 'account_not_found', ...rest })).toBe(false);
  });

  it('is no plain yes where the risk is high, and stays one where it is not', () => {
    const withRisk = (level: 'LOW' | 'MEDIUM' | 'HIGH') =>
      verdictOf({ status: 'VALID', reason: null, environment: 'production', fraudRisk: { level, reasons: [] } });
    expect(withRisk('HIGH')).toEqual({ tone: 'warn', title: 'RISKY', explain: 'risky' });
    expect(withRisk('MEDIUM')).toEqual(withRisk('LOW'));
    expect(withRisk('LOW')).toEqual({ tone: 'ok', title: 'VALID', explain: 'exists' });
  });

  it('falls back to its status for a reason it does not know', () => {
    expect(verdict('ERROR', 'something_new').explain).toBe('broken');
    expect(verdict('INVALID').explain).toBe('notFound');
  });

  it.each([
    ['VALID', null, 'simulated'],
    ['INVALID', 'account_not_found', 'simulatedNotFound'],
    ['INVALID', 'other_currency', 'simulatedOtherCurrency'],
    ['ERROR', 'bank_not_covered', 'simulatedBankNotCovered'],
    ['ERROR', 'method_not_covered', 'simulatedMethodNotCovered'],
    ['ERROR', 'bank_unavailable', 'simulatedBroken'],
    ['TIMEOUT', 'no_answer_in_time', 'simulatedLate'],
  ] as const)('says that the sandbox simulates %s (%s), and what it stands for', (status, reason, explain) => {
    const inSandbox = { status, reason, environment: 'sandbox', fraudRisk: null } as const;
    expect(verdictOf(inSandbox)).toEqual({ ...verdict(status, reason), explain });
    expect(isWorthRetrying(inSandbox)).toBe(isWorthRetrying({ ...inSandbox, environment: 'production' }));
  });

  it('says so of a high risk too', () => {
    const answer = { status: 'VALID', reason: null, environment: 'sandbox' } as const;
    expect(verdictOf({ ...answer, fraudRisk: { level: 'HIGH', reasons: [] } })).toEqual({
      tone: 'warn',
      title: 'RISKY',
      explain: 'simulated',
    });
  });

  it('is something to keep once the account was judged, good or bad', () => {
    const judged = ['PROCESSING', 'VALID', 'INVALID', 'ERROR', 'TIMEOUT'] as const;
    expect(judged.filter((status) => isJudgement({ status }))).toEqual(['VALID', 'INVALID']);
  });
});
