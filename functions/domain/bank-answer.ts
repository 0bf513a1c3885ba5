import type { FinalStatus } from './life-cycle.ts';

/** What is asked of a bank, in the product's own terms. */
export interface Question {
  readonly country: string;
  readonly format: string;
  readonly accountNumber: string;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly accountType?: string | undefined;
  readonly documentType?: string | undefined;
  readonly documentNumber?: string | undefined;
  readonly beneficiaryName?: string | undefined;
}

/** Why nobody could say whether the account is good. */
export type Silence =
  | 'provider_error'
  | 'provider_busy'
  | 'provider_rejected'
  | 'provider_credentials'
  | 'provider_unreadable'
  | 'bank_unavailable'
  | 'bank_not_covered'
  | 'country_not_covered'
  | 'method_not_covered';

export type BankAnswer =
  | {
      readonly kind: 'found';
      readonly beneficiary?: string | undefined;
      readonly accountType?: string | undefined;
      readonly currency?: string | undefined;
      readonly documentType?: string | undefined;
      readonly documentNumber?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: 'account_not_found' | 'other_currency' }
  | { readonly kind: 'silent'; readonly reason: Silence }
  | { readonly kind: 'late'; readonly reason: 'no_answer_in_time' | 'still_pending' };

const statusOf = {
  found: 'VALID',
  refused: 'INVALID',
  silent: 'ERROR',
  late: 'TIMEOUT',
} as const satisfies Record<BankAnswer['kind'], FinalStatus>;

/** The final state an answer leads to. Only a bank that answered makes it `verified`. */
export const outcomeOf = ({ kind, ...rest }: BankAnswer) => ({
  status: statusOf[kind],
  verified: kind === 'found' || kind === 'refused',
  ...rest,
});
