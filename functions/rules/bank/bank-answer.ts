import * as z from 'zod';
import { reasons, type Reason, type ReasonOf } from '#shared/validation/reasons.ts';

/** What is stated of an account beside its number. */
export const statedFields = {
  /** Who keeps the account, as our registry knows it; the bank that was asked for stands in `bankCode`. */
  bank: z.string().optional(),
  bankCode: z.string().optional(),
  branchCode: z.string().optional(),
  routingNumber: z.string().optional(),
  accountType: z.string().optional(),
  documentType: z.string().optional(),
  documentNumber: z.string().optional(),
};

/** What is asked of a bank, in the product's own terms; `bank` is not sent. */
export const Question = z.object({
  country: z.string(),
  format: z.string(),
  accountNumber: z.string(),
  ...statedFields,
  beneficiaryName: z.string().optional(),
});
export type Question = Readonly<z.output<typeof Question>>;

/** Why nobody could say whether the account is good. */
export type Silence = ReasonOf<'ERROR'>;

export type BankAnswer =
  | {
      readonly kind: 'found';
      /** The bank that the provider names. */
      readonly bankCode?: string | undefined;
      readonly beneficiary?: string | undefined;
      readonly accountType?: string | undefined;
      readonly currency?: string | undefined;
      readonly documentType?: string | undefined;
      readonly documentNumber?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: ReasonOf<'INVALID'> }
  | { readonly kind: 'silent'; readonly reason: Silence }
  | { readonly kind: 'late'; readonly reason: Exclude<ReasonOf<'TIMEOUT'>, 'interrupted'> };

/** What one round of asking brings: an answer, or that the bank wants more time and is to be asked the same again. */
export type Reply = BankAnswer | { readonly kind: 'pending' };

const kinds = { INVALID: 'refused', ERROR: 'silent', TIMEOUT: 'late' } as const;

/** The answer that has this reason. Kind and reason belong together by the status both lead to. */
export const answerFor = (reason: Exclude<Reason, 'interrupted'>): BankAnswer =>
  ({ kind: kinds[reasons[reason].status], reason }) as BankAnswer;

const saidBy = (answer: BankAnswer) => {
  if (answer.kind !== 'found') return { reason: answer.reason };
  const { beneficiary, currency, accountType, documentType, documentNumber } = answer;
  return { beneficiary, currency, answered: { accountType, documentType, documentNumber } };
};

/** The final state an answer leads to. Only a bank that answered makes it `verified`. */
export const outcomeOf = (answer: BankAnswer) => ({
  status: answer.kind === 'found' ? ('VALID' as const) : reasons[answer.reason].status,
  verified: answer.kind === 'found' || answer.kind === 'refused',
  ...saidBy(answer),
});
