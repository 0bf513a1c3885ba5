import { countries } from './countries/index.ts';
import { common } from './findings.ts';
import { judgeAccountWith, judgeDocumentWith, refusedAccount, refusedDocument } from './judge.ts';
import type { AccountInput, AccountJudgement, DocumentInput, DocumentJudgement } from './judge.ts';
import type { Pack } from './pack.ts';

/** All countries at once, for whoever has no bundle to keep small; `load-country.ts` brings one. */
export const packs: readonly Pack[] = await Promise.all(
  Object.values(countries).map(async (load) => (await load()).pack),
);

const byCountry = new Map(packs.map((pack) => [pack.country, pack]));

export function judgeAccount(input: AccountInput): AccountJudgement {
  const pack = byCountry.get(input.country);
  return pack ? judgeAccountWith(pack, input) : refusedAccount(input, common('account.country_unknown'));
}

export function judgeDocument(input: DocumentInput): DocumentJudgement {
  const pack = byCountry.get(input.country);
  return pack ? judgeDocumentWith(pack, input) : refusedDocument(input, common('document.country_unknown'));
}

export type { AccountInput, AccountJudgement, DocumentInput, DocumentJudgement } from './judge.ts';
export type { Finding } from './findings.ts';
export type { JudgedPart, Mode, State } from './number.ts';
export type { Bank } from './registry.ts';
export type {
  AccountFieldName,
  AccountFormat,
  AccountType,
  CountryCode,
  DocumentType,
  FieldName,
  FindingCode,
  KindCode,
  PartName,
} from './names.ts';
