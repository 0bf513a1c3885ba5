import type { AccountFields } from '../../engine/account-fields.ts';
import { countryOf } from '../../engine/country.ts';
import type { Candidate } from '../../engine/detect.ts';
import type { DigitSum } from '../../engine/explain.ts';
import type { DocumentFields, DocumentJudgement } from '../../engine/judge-document.ts';
import type { AccountJudgement } from '../../engine/judge.ts';
import type { Mode } from '../../engine/number.ts';
import type { Pack } from '../../engine/pack.ts';
import type { Bank } from '../../engine/registry.ts';
import type { Requirements } from '../../engine/requirements.ts';

/** What each entry of one country exports, under the names that the entry of all countries has. */
export interface CountryFace {
  /** Judges an account number in the format named; without one, in each of the country's, and answers the likeliest. */
  readonly judge: (input: AccountFields) => AccountJudgement;
  readonly judgeDocument: (input: DocumentFields) => DocumentJudgement;
  /** How each check digit comes about, as far as it is typed. */
  readonly explain: (input: AccountFields) => readonly DigitSum[];
  /** What a number can be in this country, the best reading first. */
  readonly detectFormats: (accountNumber: string) => readonly Candidate[];
  /** What to ask for an account of this bank in this format; without a format, in the country's usual one. */
  readonly requirements: (bankCode?: string, format?: string, mode?: Mode) => Requirements | undefined;
  /** Banks by code, name or alias, the nearest first; all of them for an empty query. */
  readonly findBanks: (query: string) => readonly Bank[];
}

export function faceOf(pack: Pack): CountryFace {
  const { judgeAccount, judgeDocument, explainCheckDigits, detectFormats, requirements, findBanks } = countryOf(pack);
  return { judge: judgeAccount, judgeDocument, explain: explainCheckDigits, detectFormats, requirements, findBanks };
}
