import * as z from 'zod';

/** What a question states and its answer may state otherwise. Kept apart, so that the same can be asked again. */
export const Stated = z.object({
  accountType: z.string().optional(),
  documentType: z.string().optional(),
  documentNumber: z.string().optional(),
});
export type Stated = Readonly<z.output<typeof Stated>>;

/** What is known of an account: the bank's word, and what was asked where it said nothing. A document is taken whole. */
export const knownOf = ({ answered, ...asked }: Stated & { readonly answered?: Stated | undefined }): Stated => {
  const { documentType, documentNumber } = answered?.documentNumber ? answered : asked;
  return {
    accountType: answered?.accountType ?? asked.accountType,
    documentType: documentType ?? asked.documentType,
    documentNumber,
  };
};
