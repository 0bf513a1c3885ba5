import * as z from 'zod';

/** What a question states and its answer may state otherwise. Kept apart, so that the same can be asked again. */
export const Stated = z.object({
  accountType: z.string().optional(),
  documentType: z.string().optional(),
  documentNumber: z.string().optional(),
});
export type Stated = Readonly<z.output<typeof Stated>>;

/** What is known of an account: the bank's word, and what was asked where it said nothing. */
export const knownOf = (asked: Stated & { readonly answered?: Stated | undefined }): Stated => ({
  accountType: asked.answered?.accountType ?? asked.accountType,
  documentType: asked.answered?.documentType ?? asked.documentType,
  documentNumber: asked.answered?.documentNumber ?? asked.documentNumber,
});
