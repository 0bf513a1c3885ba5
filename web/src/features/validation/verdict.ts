import type { Validation } from './api/validations.ts';

export type Tone = 'ok' | 'bad' | 'warn' | 'wait';

/** The first thing to read: the tone, and the keys of title and explanation. */
export interface Verdict {
  readonly tone: Tone;
  readonly title: 'VALID' | 'RISKY' | 'INVALID' | 'ERROR' | 'TIMEOUT' | 'PROCESSING';
  readonly explain:
    | ('exists' | 'risky' | 'notFound' | 'otherCurrency')
    | ('unsupported' | 'late' | 'broken' | 'underway')
    | ('simulated' | 'simulatedNotFound' | 'simulatedOtherCurrency')
    | ('simulatedUnsupported' | 'simulatedLate' | 'simulatedBroken');
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

/** What only a bank can say is told in other words where none was asked. */
const simulations: Readonly<Partial<Record<Verdict['explain'], Verdict['explain']>>> = {
  exists: 'simulated',
  risky: 'simulated',
  notFound: 'simulatedNotFound',
  otherCurrency: 'simulatedOtherCurrency',
  unsupported: 'simulatedUnsupported',
  late: 'simulatedLate',
  broken: 'simulatedBroken',
};

export type Judged = Pick<Validation, 'status' | 'environment' | 'reason' | 'fraudRisk'>;

/** An account that exists and still should not be paid is no plain yes: nobody may read the green and stop there. */
const isRisky = ({ status, fraudRisk }: Judged): boolean => status === 'VALID' && fraudRisk?.level === 'HIGH';

const meantBy = (validation: Judged): Verdict['explain'] =>
  isRisky(validation) ? 'risky' : (explanations[validation.reason ?? ''] ?? byStatus[validation.status]);

const explanationOf = (validation: Judged): Verdict['explain'] => {
  const meant = meantBy(validation);
  return validation.environment === 'sandbox' ? (simulations[meant] ?? meant) : meant;
};

export const verdictOf = (validation: Judged): Verdict => ({
  tone: isRisky(validation) ? 'warn' : tones[validation.status],
  title: isRisky(validation) ? 'RISKY' : validation.status === 'PENDING' ? 'PROCESSING' : validation.status,
  explain: explanationOf(validation),
});

export const isFinal = ({ status }: Pick<Validation, 'status'>): boolean => tones[status] !== 'wait';

/** The account was judged, whatever came out: there is something to keep. */
export const isJudgement = ({ status }: Pick<Validation, 'status'>): boolean =>
  status === 'VALID' || status === 'INVALID';

/** Asking once more may bring an answer: the bank was silent, not unknown to us. */
export const isWorthRetrying = (validation: Judged): boolean => ['late', 'broken'].includes(meantBy(validation));
