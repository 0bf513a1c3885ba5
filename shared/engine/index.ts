import type { AccountInput } from './account-fields.ts';
import { countries } from './countries/index.ts';
import { countryOf } from './country.ts';
import type { Country } from './country.ts';
import { detectIn } from './detect.ts';
import type { Candidate } from './detect.ts';
import type { DigitSum } from './explain.ts';
import { common } from './findings.ts';
import { refusedDocument } from './judge-document.ts';
import type { DocumentInput, DocumentJudgement } from './judge-document.ts';
import { refusedAccount } from './judge.ts';
import type { AccountJudgement } from './judge.ts';
import type { Mode } from './number.ts';
import type { Pack } from './pack.ts';
import type { Bank } from './registry.ts';
import type { Requirements } from './requirements.ts';

/** All countries at once, for whoever has no bundle to keep small; `load-country.ts` brings one. */
export const packs: readonly Pack[] = await Promise.all(
  Object.values(countries).map(async (load) => (await load()).pack),
);

const byCode = new Map<string, Country>(packs.map((pack) => [pack.country, countryOf(pack)]));

export function judgeAccount(input: AccountInput): AccountJudgement {
  const country = byCode.get(input.country);
  if (!country) return refusedAccount(input.country, input.accountNumber, common('account.country_unknown'));
  return country.judgeAccount(input);
}

export function judgeDocument(input: DocumentInput): DocumentJudgement {
  const country = byCode.get(input.country);
  return country ? country.judgeDocument(input) : refusedDocument(input.number, common('document.country_unknown'));
}

/** How each check digit of an account number comes about, as far as it is typed. */
export function explainCheckDigits(input: AccountInput): readonly DigitSum[] {
  return byCode.get(input.country)?.explainCheckDigits(input) ?? [];
}

/** What a pasted number can be, best first; in one country, or in all. */
export function detectFormats(input: { country?: string | undefined; accountNumber: string }): readonly Candidate[] {
  const among = packs.filter(({ country }) => input.country === undefined || country === input.country);
  return detectIn(among, input.accountNumber);
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

/** Banks of a country by code, name or alias; all of them for an empty query. */
export function findBanks(country: string, query: string): readonly Bank[] {
  return byCode.get(country)?.findBanks(query) ?? [];
}

export type { Country } from './country.ts';
export type { Finding } from './findings.ts';
export type { AccountJudgement } from './judge.ts';
export type { AccountType, DocumentType, FindingCode } from './names.ts';
