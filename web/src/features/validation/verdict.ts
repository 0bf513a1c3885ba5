import type { Validation } from './api/validations.ts';

export type Tone = 'ok' | 'bad' | 'warn' | 'wait';

/** The first thing to read: the tone, and the keys of title and explanation. */
export interface Verdict {
  readonly tone: Tone;
  readonly title: 'VALID' | 'RISKY' | 'INVALID' | 'ERROR' | 'TIMEOUT' | 'PROCESSING';
  readonly explain:
    'simulated' | 'exists' | 'risky' | 'notFound' | 'otherCurrency' | 'unsupported' | 'late' | 'broken' | 'underway';
}

const tones = {
  PENDING: 'wait',
  PROCESSING: 'wait',
  VALID: 'ok',
  INVALID: 'bad',
  ERROR: 'warn',
  TIMEOUT: 'warn',
} as const satisfies Record<Validation['status'], Tone>;

/** Why an answer is not a plain yes, in the words of the bank-data side. Unknown reasons fall back to their status. */
const explanations: Readonly<Record<string, Verdict['explain']>> = {
  account_not_found: 'notFound',
  other_currency: 'otherCurrency',
  bank_not_covered: 'unsupported',
  country_not_covered: 'unsupported',
  method_not_covered: 'unsupported',
};

const byStatus = {
  PENDING: 'underway',
  PROCESSING: 'underway',
  VALID: 'exists',
  INVALID: 'notFound',
  ERROR: 'broken',
  TIMEOUT: 'late',
} as const satisfies Record<Validation['status'], Verdict['explain']>;

type Judged = Pick<Validation, 'status' | 'environment' | 'reason' | 'fraudRisk'>;

/** An account that exists and still should not be paid is no plain yes: nobody may read the green and stop there. */
const isRisky = ({ status, fraudRisk }: Judged): boolean => status === 'VALID' && fraudRisk?.level === 'HIGH';

const explanationOf = (validation: Judged): Verdict['explain'] => {
  const { status, environment, reason } = validation;
  if (environment === 'sandbox' && status === 'VALID') return 'simulated';
  return isRisky(validation) ? 'risky' : (explanations[reason ?? ''] ?? byStatus[status]);
};

export const verdictOf = (validation: Judged): Verdict => ({
  tone: isRisky(validation) ? 'warn' : tones[validation.status],
  title: isRisky(validation) ? 'RISKY' : validation.status === 'PENDING' ? 'PROCESSING' : validation.status,
  explain: explanationOf(validation),
});

export const isFinal = ({ status }: Pick<Validation, 'status'>): boolean => tones[status] !== 'wait';

/** Asking once more may bring an answer: the bank was silent, not unknown to us. */
export const isWorthRetrying = (validation: Parameters<typeof verdictOf>[0]): boolean =>
  ['late', 'broken'].includes(verdictOf(validation).explain);
