import { readingOf } from '../../anatomy/reading.ts';
import type { Judged, Reading } from '../../anatomy/reading.ts';
import type { AccountFields, AccountInput } from '../../engine/account-fields.ts';
import { detectIn } from '../../engine/detect.ts';
import type { Candidate } from '../../engine/detect.ts';
import type { DigitSum } from '../../engine/explain.ts';
import { common } from '../../engine/findings.ts';
import { refusedDocument } from '../../engine/judge-document.ts';
import type { DocumentInput, DocumentJudgement } from '../../engine/judge-document.ts';
import { refusedAccount } from '../../engine/judge.ts';
import type { AccountJudgement } from '../../engine/judge.ts';
import type { CountryCode } from '../../engine/names.ts';
import type { Mode } from '../../engine/number.ts';
import type { Bank } from '../../engine/registry.ts';
import type { Requirements } from '../../engine/requirements.ts';
import { likeliest } from './likeliest.ts';
import { byCode, packs } from './packs.ts';

export interface JudgeInput extends AccountFields {
  /** ISO 3166 code in capitals; without it, the likeliest reading of all countries is answered. */
  readonly country?: string | undefined;
}

/** A country whose numbers are judged. */
export interface CountryFacts {
  readonly code: CountryCode;
  readonly names: { readonly es: string; readonly en: string };
  readonly currencies: readonly string[];
  /** Formats of account numbers, in the order in which an unnamed number is tried. */
  readonly formats: readonly string[];
  readonly documentTypes: readonly string[];
  readonly accountTypes: readonly string[];
}

export const countries: readonly CountryFacts[] = /* @__PURE__ */ packs.map((pack) => ({
  code: pack.country as CountryCode,
  names: pack.names,
  currencies: pack.currencies,
  formats: pack.accounts.map(({ format }) => format),
  documentTypes: pack.documents.map(({ type }) => type),
  accountTypes: pack.accountTypes,
}));

/** Judges an account number: is it right, what is it made of, which digit is wrong and what was expected there. */
export function judge(input: JudgeInput): AccountJudgement {
  if (input.country === undefined) return likeliest(input);
  const country = byCode.get(input.country);
  return country
    ? country.judgeAccount(input)
    : refusedAccount(input.country, input.accountNumber, common('account.country_unknown'));
}

/** Judges the number of a document of identity or of a tax payer. */
export function judgeDocument(input: DocumentInput): DocumentJudgement {
  const country = byCode.get(input.country);
  return country ? country.judgeDocument(input) : refusedDocument(input.number, common('document.country_unknown'));
}

/** How each check digit of an account number comes about, as far as it is typed: terms, weights, sum, what is expected. */
export function explain(input: AccountInput): readonly DigitSum[] {
  return byCode.get(input.country)?.explainCheckDigits(input) ?? [];
}

/** What a number can be, the best reading first; in one country, or in all. */
export function detectFormats(accountNumber: string, country?: string): readonly Candidate[] {
  const among = packs.filter((pack) => country === undefined || pack.country === country);
  return detectIn(among, accountNumber);
}

/** The parts of a judged number from left to right, and which characters are wrong: what a drawing of it needs. */
export function anatomy(judged: Judged): Reading {
  return readingOf(judged);
}

/** What to ask for an account; nothing for a country or format that does not exist. */
export function requirements(
  country: string,
  bankCode?: string,
  format?: string,
  mode?: Mode,
): Requirements | undefined {
  return byCode.get(country)?.requirements(bankCode, format, mode);
}

/** Banks of a country by code, name or alias, the nearest first; all of them for an empty query. */
export function findBanks(country: string, query: string): readonly Bank[] {
  return byCode.get(country)?.findBanks(query) ?? [];
}

export type { Judged, Reading, ReadRun } from '../../anatomy/reading.ts';
export type { AccountFields, AccountInput } from '../../engine/account-fields.ts';
export type { Candidate } from '../../engine/detect.ts';
export type { DigitSum, Term } from '../../engine/explain.ts';
export type { Finding } from '../../engine/findings.ts';
export type { DocumentFields, DocumentInput, DocumentJudgement } from '../../engine/judge-document.ts';
export type { AccountJudgement } from '../../engine/judge.ts';
export type {
  AccountFormat,
  AccountType,
  CountryCode,
  DocumentType,
  FindingCode,
  PartName,
} from '../../engine/names.ts';
export type { JudgedPart, Mode, State } from '../../engine/number.ts';
export type { Equivalent } from '../../engine/pack.ts';
export type { Bank } from '../../engine/registry.ts';
export type { FieldRequirement, Requirements } from '../../engine/requirements.ts';
