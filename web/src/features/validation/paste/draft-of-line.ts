import type { PastedLine } from '#shared/engine/pasted/index.ts';
import type { Draft } from '../form/draft.ts';

/** What a pasted account writes into the form of its country: everything that was recognised. */
export const draftOfLine = ({ fields, format }: PastedLine): Partial<Draft> => ({
  ...fields,
  ...(fields.accountNumber !== undefined && format && { accountFormat: format }),
});

/** The same with the number alone. */
export const numberOfLine = ({ fields: { accountNumber = '' }, format }: PastedLine): Partial<Draft> => ({
  accountNumber,
  ...(format && { accountFormat: format }),
});
