import type { FactName } from '#shared/validation/facts.ts';

/** What the facts are called that an answer tells; the others are told by its verdict. */
export const factLabels = {
  status: 'result',
  account: 'fields.accountNumber',
  holder: 'facts.beneficiary',
  expected: 'facts.expected',
  nameMatch: 'facts.name.label',
  bank: 'facts.bank',
  branch: 'facts.branch',
  document: 'facts.document',
  accountType: 'facts.accountType',
  currency: 'facts.currency',
  risk: 'facts.risk.name',
  warnings: 'facts.warnings',
  reference: 'facts.reference',
  date: 'facts.date',
  id: 'facts.id',
} as const satisfies Partial<Record<FactName, string>>;

export type LabelledFact = keyof typeof factLabels;

export const isLabelled = (name: FactName): name is LabelledFact => name in factLabels;
