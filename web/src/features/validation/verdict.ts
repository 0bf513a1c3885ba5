import type { Validation } from './api/validations.ts';

export type Tone = 'ok' | 'bad' | 'warn' | 'wait';

/** The first thing to read: the tone, and the keys of title and explanation. */
export interface Verdict {
  readonly tone: Tone;
  readonly title: 'VALID' | 'INVALID' | 'ERROR' | 'TIMEOUT' | 'PROCESSING';
  readonly explain:
    'simulated' | 'exists' | 'notFound' | 'otherCurrency' | 'unsupported' | 'late' | 'broken' | 'underway';
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

export const verdictOf = ({
  status,
  environment,
  reason,
}: Pick<Validation, 'status' | 'environment' | 'reason'>): Verdict => ({
  tone: tones[status],
  title: status === 'PENDING' ? 'PROCESSING' : status,
  explain:
    environment === 'sandbox' && status === 'VALID' ? 'simulated' : (explanations[reason ?? ''] ?? byStatus[status]),
});

export const isFinal = ({ status }: Pick<Validation, 'status'>): boolean => tones[status] !== 'wait';

/** Asking once more may bring an answer: the bank was silent, not unknown to us. */
export const isWorthRetrying = (validation: Parameters<typeof verdictOf>[0]): boolean =>
  ['late', 'broken'].includes(verdictOf(validation).explain);
