import type { FinalStatus } from './status.ts';

interface ReasonRule {
  /** The status it explains. */
  readonly status: Exclude<FinalStatus, 'VALID'>;
  /** The first line of such an answer; several failures of the provider are one to whoever asked. */
  readonly headline: string;
  /** When the same question is worth asking again; absent where only another question is. */
  readonly again?: 'at once' | 'later';
}

/** Why an account is not good, or why nobody could say: every reason an answer can have. */
export const reasons = {
  account_not_found: { status: 'INVALID', headline: 'notFound' },
  other_currency: { status: 'INVALID', headline: 'otherCurrency' },
  bank_not_covered: { status: 'ERROR', headline: 'bankNotCovered' },
  country_not_covered: { status: 'ERROR', headline: 'countryNotCovered' },
  method_not_covered: { status: 'ERROR', headline: 'methodNotCovered' },
  bank_unavailable: { status: 'ERROR', headline: 'broken', again: 'at once' },
  provider_error: { status: 'ERROR', headline: 'broken', again: 'at once' },
  provider_busy: { status: 'ERROR', headline: 'broken', again: 'at once' },
  provider_rejected: { status: 'ERROR', headline: 'broken' },
  provider_credentials: { status: 'ERROR', headline: 'broken' },
  provider_unreadable: { status: 'ERROR', headline: 'broken', again: 'later' },
  no_answer_in_time: { status: 'TIMEOUT', headline: 'noAnswer', again: 'later' },
  /** The bank had promised an answer, and time was over. */
  still_pending: { status: 'TIMEOUT', headline: 'noAnswer' },
  /** The function that asked died. */
  interrupted: { status: 'TIMEOUT', headline: 'noAnswer' },
} as const satisfies Record<string, ReasonRule>;

export type Reason = keyof typeof reasons;
export type ReasonOf<S extends FinalStatus> = {
  [R in Reason]: (typeof reasons)[R]['status'] extends S ? R : never;
}[Reason];

export const reasonNames = Object.keys(reasons) as [Reason, ...Reason[]];

export const againOf = (reason: Reason): ReasonRule['again'] => {
  const rule: ReasonRule = reasons[reason];
  return rule.again;
};

/** Another minute may end it: the provider or the bank behind it failed, which says nothing of the account. */
export const isPassing = (reason: Reason): boolean => againOf(reason) !== undefined;
