import * as z from 'zod';

/** What a question states and its answer may state otherwise. Kept apart, so that the same can be asked again. */
export const Stated = z.object({
  accountType: z.string().optional(),
  documentType: z.string().optional(),
  documentNumber: z.string().optional(),
});
export type Stated = Readonly<z.output<typeof Stated>>;

/** Accounts that are asked without naming a bank, neither beside the number nor in it. */
export const formatsWithoutBank: ReadonlySet<string> = new Set(['PIX', 'ALIAS']);

/**
 * The bank that an answer adds: the one behind a PIX key or an alias. Elsewhere the number or who asks has named it, and what
 * the provider says of it is an echo. It may be the institution that was asked for the holder's (BACEN's ISPB 27084098,
 * Transfeera, answers for an account at Caixa), so it is told and nothing is concluded from it.
 */
export const bankAddedBy = (format: string, answer: { readonly bankCode?: string | undefined }): string | undefined =>
  formatsWithoutBank.has(format) ? answer.bankCode : undefined;

/** What is known of an account: the bank's word, and what was asked where it said nothing. A document is taken whole. */
export const knownOf = ({ answered, ...asked }: Stated & { readonly answered?: Stated | undefined }): Stated => {
  const { documentType, documentNumber } = answered?.documentNumber ? answered : asked;
  return {
    accountType: answered?.accountType ?? asked.accountType,
    documentType: documentType ?? asked.documentType,
    documentNumber,
  };
};
