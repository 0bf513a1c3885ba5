import type { NameMatch, Validation } from '../contract/resources/validation.ts';
import type { Environment } from './environment.ts';
import { headlineOf, type HeadlineName } from './headline.ts';
import type { Reason } from './reasons.ts';
import type { FraudRisk } from './risk.ts';
import type { ShownStatus } from './status.ts';

type Finding = Validation['findings'][number];

/** What a fact holds, in a form that every page, file and language can write. */
export type Value =
  | {
      readonly kind: 'verdict';
      readonly status: ShownStatus;
      readonly environment: Environment;
      readonly headline: HeadlineName;
    }
  /** Words of somebody, as they wrote them. */
  | { readonly kind: 'text'; readonly text: string }
  /** Read character by character. */
  | { readonly kind: 'code'; readonly code: string }
  /** Codes with a word in every language. */
  | { readonly kind: 'environment'; readonly environment: Environment }
  | { readonly kind: 'accountType'; readonly accountType: string }
  | { readonly kind: 'reason'; readonly reason: Reason }
  | { readonly kind: 'bank'; readonly code: string; readonly name: string }
  | { readonly kind: 'document'; readonly country: string; readonly type: string; readonly number: string }
  | { readonly kind: 'currencies'; readonly codes: readonly string[] }
  | {
      readonly kind: 'names';
      readonly match: NameMatch;
      readonly expected?: string | undefined;
      readonly holder: string;
    }
  | ({ readonly kind: 'risk' } & FraudRisk)
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'moment'; readonly at: string };

export type FactName =
  | ('status' | 'account' | 'holder' | 'expected' | 'nameMatch' | 'bank' | 'branch' | 'document' | 'accountType')
  | ('currency' | 'risk' | 'warnings' | 'reason' | 'reference' | 'environment' | 'country' | 'date' | 'id');

export interface Fact {
  readonly name: FactName;
  readonly value: Value;
}

/** What facts are told of: a validation, or as much of one as a list has. */
export type Told = Pick<
  Validation,
  | ('id' | 'environment' | 'status' | 'reason' | 'country' | 'bank' | 'normalizedAccount' | 'document' | 'accountType')
  | ('currency' | 'beneficiary' | 'nameMatch' | 'fraudRisk' | 'findings' | 'reference' | 'createdAt' | 'payee')
> & { readonly asked: Pick<Validation['asked'], 'branchCode' | 'beneficiaryName'> };

/** An account that nobody confirmed has no risk, it is not to be paid. */
const riskOf = ({ status, fraudRisk }: Told): FraudRisk | undefined =>
  status === 'VALID' && fraudRisk ? fraudRisk : undefined;

/** What the rules noticed of the number, but for what the risk says already. */
const warningsOf = (validation: Told): readonly Finding[] => {
  const reasons: readonly string[] = riskOf(validation)?.reasons ?? [];
  return validation.findings.filter(({ code }) => !reasons.some((reason) => code === `account.${reason}`));
};

const text = (given: string | null | undefined): Value | undefined =>
  given ? { kind: 'text', text: given } : undefined;
const code = (given: string | null): Value | undefined => (given ? { kind: 'code', code: given } : undefined);

/** Every fact and what stands for it; nothing where nobody stated it. */
const valuesOf = (validation: Told, expected: string | undefined): Readonly<Record<FactName, Value | undefined>> => {
  const { status, environment, beneficiary, nameMatch, bank, country, document, accountType, currency } = validation;
  const risk = riskOf(validation);
  const findings = warningsOf(validation);
  return {
    status: { kind: 'verdict', status, environment, headline: headlineOf(validation) },
    account: code(validation.normalizedAccount),
    holder: text(beneficiary),
    expected: text(expected),
    nameMatch:
      nameMatch && beneficiary ? { kind: 'names', match: nameMatch, expected, holder: beneficiary } : undefined,
    bank: bank ? { kind: 'bank', ...bank } : undefined,
    // One inside the number has its own name there.
    branch: code(validation.asked.branchCode),
    document: document ? { kind: 'document', country, ...document } : undefined,
    accountType: accountType ? { kind: 'accountType', accountType } : undefined,
    currency: currency ? { kind: 'currencies', codes: currency.split(',') } : undefined,
    risk: risk && { kind: 'risk', ...risk },
    warnings: findings.length > 0 ? { kind: 'findings', findings } : undefined,
    reason: validation.reason ? { kind: 'reason', reason: validation.reason } : undefined,
    reference: text(validation.reference),
    environment: { kind: 'environment', environment },
    country: code(country),
    date: { kind: 'moment', at: validation.createdAt },
    id: code(validation.id),
  };
};

/**
 * What is to be told of a validation, in order: card, copied text, file and paper write the facts they have room for.
 * A fact that nobody stated is left out.
 */
export const factsOf = (
  validation: Told,
  expectedName = validation.asked.beneficiaryName ?? undefined,
): readonly Fact[] =>
  (Object.entries(valuesOf(validation, expectedName)) as [FactName, Value | undefined][]).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  );

/** How values are written; a kind without a way is left out. */
export type Writers<T> = { readonly [K in Value['kind']]?: (value: Extract<Value, { readonly kind: K }>) => T };

export const written = <T>(value: Value, writers: Writers<T>): T | undefined => {
  const write = writers[value.kind] as ((value: Value) => T) | undefined;
  return write?.(value);
};
