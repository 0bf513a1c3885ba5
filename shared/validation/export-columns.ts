import type { FactName } from './facts.ts';

/** The columns of the exported history, in order: facts of a validation, a document in two columns. */
export const exportColumns = [
  'date',
  'status',
  'country',
  'bank',
  'account',
  'holder',
  'nameMatch',
  'documentType',
  'document',
  'accountType',
  'currency',
  'risk',
  'reason',
  'reference',
  'environment',
  'id',
] as const satisfies readonly (FactName | 'documentType')[];
export type ExportColumn = (typeof exportColumns)[number];
