import type { FactName } from './facts.ts';

/** The columns of the exported history, in order: its headline, then facts of a validation, a document in two columns. */
export const exportColumns = [
  'headline',
  'date',
  'status',
  'country',
  'bank',
  'account',
  'holder',
  'expected',
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
] as const satisfies readonly (FactName | 'headline' | 'documentType')[];
export type ExportColumn = (typeof exportColumns)[number];
