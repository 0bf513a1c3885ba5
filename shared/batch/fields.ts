import type { BatchRow } from '../contract/resources/batch.ts';

/** What a column of a file can hold of a row, in the order in which templates have them. */
export const batchFields = [
  'customId',
  'country',
  'accountNumber',
  'bankCode',
  'accountFormat',
  'accountType',
  'branchCode',
  'routingNumber',
  'documentType',
  'documentNumber',
  'beneficiaryName',
  'reference',
] as const satisfies readonly (keyof BatchRow)[];
export type BatchField = (typeof batchFields)[number];

/** What a row states, as texts. */
export type AskedRow = Readonly<Partial<Record<BatchField, string>>>;
