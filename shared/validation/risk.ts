/** How far an account looks like one that should not be paid. */
export const fraudLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type FraudLevel = (typeof fraudLevels)[number];

/** Why an account looks as it does; each has a text in `shared/messages` and a rule in `functions/rules/risk/fraud-risk.ts`. */
export const fraudReasons = [
  'document_differs',
  'name_mismatch',
  'name_partial',
  'virtual_account',
  'bank_unknown',
  'bank_mismatch',
  'other_currency',
  'recently_refused',
  'other_documents',
  'asked_by_many',
] as const;
export type FraudReason = (typeof fraudReasons)[number];

export interface FraudRisk {
  readonly level: FraudLevel;
  readonly reasons: FraudReason[];
}
