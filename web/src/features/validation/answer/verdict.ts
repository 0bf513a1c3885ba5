import { isRisky } from '../../../lib/is-risky.ts';
import type { Validation } from '../api/validations.ts';

export type Tone = 'ok' | 'bad' | 'warn' | 'wait';

/** What an answer comes to, whoever gave it. */
export type Meaning =
  | ('exists' | 'risky' | 'notFound' | 'otherCurrency')
  | ('bankNotCovered' | 'methodNotCovered' | 'countryNotCovered')
  | ('late' | 'broken' | 'underway');

type Simulation =
  | ('simulated' | 'simulatedNotFound' | 'simulatedOtherCurrency')
  | ('simulatedBankNotCovered' | 'simulatedMethodNotCovered')
  | ('simulatedLate' | 'simulatedBroken');

/** The first thing to read: the tone, and the keys of title and explanation. */
export interface Verdict {
  readonly tone: Tone;
  readonly title: 'VALID' | 'RISKY' | 'INVALID' | 'ERROR' | 'TIMEOUT' | 'PROCESSING';
  readonly explain: Meaning | Simulation;
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
const meanings: Readonly<Record<string, Meaning>> = {
  account_not_found: 'notFound',
  other_currency: 'otherCurrency',
  bank_not_covered: 'bankNotCovered',
  country_not_covered: 'countryNotCovered',
  method_not_covered: 'methodNotCovered',
};

const byStatus = {
  PENDING: 'underway',
  PROCESSING: 'underway',
  VALID: 'exists',
  INVALID: 'notFound',
  ERROR: 'broken',
  TIMEOUT: 'late',
} as const satisfies Record<Validation['status'], Meaning>;

/** What only a bank can say is told in other words where none was asked. */
const simulations: Readonly<Partial<Record<Meaning, Simulation>>> = {
  exists: 'simulated',
  risky: 'simulated',
  notFound: 'simulatedNotFound',
  otherCurrency: 'simulatedOtherCurrency',
  bankNotCovered: 'simulatedBankNotCovered',
  methodNotCovered: 'simulatedMethodNotCovered',
  countryNotCovered: 'simulated',
  late: 'simulatedLate',
  broken: 'simulatedBroken',
};

/** The reason may be newer than this page. */
export type Judged = Pick<Validation, 'status' | 'environment' | 'fraudRisk'> & { readonly reason: string | null };

export const meaningOf = (validation: Judged): Meaning =>
  isRisky(validation) ? 'risky' : (meanings[validation.reason ?? ''] ?? byStatus[validation.status]);

const explanationOf = (validation: Judged): Verdict['explain'] => {
  const meant = meaningOf(validation);
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
export const isWorthRetrying = (validation: Judged): boolean => ['late', 'broken'].includes(meaningOf(validation));
