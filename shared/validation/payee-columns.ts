/**
 * The columns of the exported payees, in order: each row is an account, or a payee without one. A file with these headers,
 * in either language, is read in again.
 */
export const payeeColumns = [
  'name',
  'country',
  'accountFormat',
  'accountNumber',
  'bank',
  'bankCode',
  'branchCode',
  'routingNumber',
  'accountType',
  'documentType',
  'documentNumber',
  'holder',
  'lastAt',
] as const;
export type PayeeColumn = (typeof payeeColumns)[number];
