import type { NameResult } from '#shared/validation/name-match.ts';
import { fraudLevels, type FraudLevel, type FraudReason, type FraudRisk } from '#shared/validation/risk.ts';
import { isSameDocument, type Document } from '../documents/same-document.ts';
import type { ActivitySummary } from './account-activity.ts';

/** What is known once a bank has answered. */
export interface RiskFacts {
  readonly accountFormat: string;
  readonly accountType?: string | undefined;
  readonly documentGiven?: Document | undefined;
  readonly documentSaid?: Document | undefined;
  readonly nameResult?: NameResult | undefined;
  /** Why the bank refused the account, if it did. */
  readonly refusal?: string | undefined;
  /** What all customers saw of the account before. */
  readonly seen: ActivitySummary;
  /** Codes of what the engine noticed about the number. */
  readonly findings: readonly string[];
}

/** Other companies that ask for one account within a day; whoever pays the same suppliers is two or three. */
const manyCustomers = 5;

interface Rule {
  readonly level: FraudLevel;
  readonly applies: (facts: RiskFacts) => boolean;
}

/** Every reason to look twice, one row each. */
const fraudRules: Readonly<Record<FraudReason, Rule>> = {
  document_differs: {
    level: 'HIGH',
    applies: ({ documentGiven, documentSaid }) =>
      documentGiven !== undefined && documentSaid !== undefined && !isSameDocument(documentGiven, documentSaid),
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
  /** A bank said of late that it does not exist: it was opened since, or somebody tries their luck. */
  recently_refused: { level: 'MEDIUM', applies: ({ seen, refusal }) => seen.isRecentlyRefused && !refusal },
  /** One account for several holders, unless the bank itself confirms this one. */
  other_documents: {
    level: 'MEDIUM',
    applies: ({ seen, documentSaid }) => seen.hasOtherDocument && !documentSaid,
  },
  /** Many customers ask for an account that nobody asked for a month ago; a utility's account was asked for before. */
  asked_by_many: { level: 'MEDIUM', applies: ({ seen }) => seen.isNew && seen.otherCustomersToday >= manyCustomers },
  other_currency: { level: 'MEDIUM', applies: ({ refusal }) => refusal === 'other_currency' },
};

const known = Object.keys(fraudRules) as FraudReason[];

const gravity = (level: FraudLevel): number => fraudLevels.indexOf(level);

/** The gravest reason first; it gives the level. */
const riskOfReasons = (reasons: readonly FraudReason[]): FraudRisk => {
  const ordered = known
    .filter((reason) => reasons.includes(reason))
    .toSorted((one, other) => gravity(fraudRules[other].level) - gravity(fraudRules[one].level));
  return { level: ordered[0] ? fraudRules[ordered[0]].level : 'LOW', reasons: ordered };
};

/** The highest level among the rules that apply, and which they are, the gravest first. */
export const fraudRiskOf = (facts: RiskFacts): FraudRisk =>
  riskOfReasons(known.filter((reason) => fraudRules[reason].applies(facts)));

/** What follows from the name alone. */
const ofNames = {
  match: [],
  partial: ['name_partial'],
  mismatch: ['name_mismatch'],
} as const satisfies Record<NameResult, readonly FraudReason[]>;
const nameReasons: ReadonlySet<FraudReason> = new Set(Object.values(ofNames).flat());

interface Judged {
  readonly reasons: readonly FraudReason[];
  /** Of what the reasons do not tell. */
  readonly atLeast?: FraudLevel | undefined;
}

/** The risk once a name was compared: its reasons take the place of those of a name compared before, the others stay. */
export const riskWithName = ({ reasons, atLeast = 'LOW' }: Judged, result: NameResult | undefined): FraudRisk => {
  const others = reasons.filter((reason) => !nameReasons.has(reason));
  const risk = riskOfReasons([...others, ...(result ? ofNames[result] : [])]);
  return gravity(risk.level) < gravity(atLeast) ? { ...risk, level: atLeast } : risk;
};
