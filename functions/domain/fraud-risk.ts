import { fraudLevels, type FraudLevel, type FraudReason, type NameResult } from '#shared/contract/validations.ts';
import { isSameDocument } from './same-document.ts';

/** What is known once a bank has answered. */
export interface RiskFacts {
  readonly accountFormat: string;
  readonly accountType?: string | undefined;
  readonly documentGiven?: string | undefined;
  readonly documentSaid?: string | undefined;
  readonly nameResult?: NameResult | undefined;
  /** Why the bank refused the account, if it did. */
  readonly refusal?: string | undefined;
  /** Codes of what the engine noticed about the number. */
  readonly findings: readonly string[];
}

interface Rule {
  readonly level: FraudLevel;
  readonly applies: (facts: RiskFacts) => boolean;
}

/** Every reason to look twice, one row each. */
export const fraudRules: Readonly<Record<FraudReason, Rule>> = {
  document_differs: {
    level: 'HIGH',
    applies: ({ documentGiven, documentSaid }) =>
      Boolean(documentGiven && documentSaid) && !isSameDocument(documentGiven ?? '', documentSaid ?? ''),
  },
  name_mismatch: { level: 'HIGH', applies: ({ nameResult }) => nameResult === 'mismatch' },
  name_partial: { level: 'MEDIUM', applies: ({ nameResult }) => nameResult === 'partial' },
  /** Wallets and other accounts that open in minutes, and close as fast. */
  virtual_account: {
    level: 'MEDIUM',
    applies: ({ accountFormat, accountType }) => accountFormat === 'CVU' || accountType === 'VIRTUAL',
  },
  bank_unknown: { level: 'MEDIUM', applies: ({ findings }) => findings.includes('account.bank_unknown') },
  bank_mismatch: { level: 'MEDIUM', applies: ({ findings }) => findings.includes('account.bank_mismatch') },
  other_currency: { level: 'MEDIUM', applies: ({ refusal }) => refusal === 'other_currency' },
};

export interface FraudRisk {
  readonly level: FraudLevel;
  readonly reasons: FraudReason[];
}

/** The highest level among the rules that apply, and which they are, the gravest first. */
export const fraudRiskOf = (facts: RiskFacts): FraudRisk => {
  const found = (Object.entries(fraudRules) as [FraudReason, Rule][])
    .filter(([, { applies }]) => applies(facts))
    .toSorted(([, a], [, b]) => fraudLevels.indexOf(b.level) - fraudLevels.indexOf(a.level));
  return { level: found[0]?.[1].level ?? 'LOW', reasons: found.map(([reason]) => reason) };
};
