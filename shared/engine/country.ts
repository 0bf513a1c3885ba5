import type { AccountFields } from './account-fields.ts';
import { detectIn } from './detect.ts';
import type { Candidate } from './detect.ts';
import { explainNumber } from './explain.ts';
import type { DigitSum } from './explain.ts';
import { judgeDocumentWith } from './judge-document.ts';
import type { DocumentFields, DocumentJudgement } from './judge-document.ts';
import { judgeAccountWith } from './judge.ts';
import type { AccountJudgement } from './judge.ts';
import type { Mode } from './number.ts';
import type { Pack } from './pack.ts';
import { findBanks } from './registry.ts';
import type { Bank } from './registry.ts';
import { requirementsIn } from './requirements.ts';
import type { Requirements } from './requirements.ts';

/** The engine with one country in it. */
export interface Country {
  readonly pack: Pack;
  readonly judgeAccount: (input: AccountFields) => AccountJudgement;
  readonly judgeDocument: (input: DocumentFields) => DocumentJudgement;
  readonly explainCheckDigits: (input: AccountFields) => DigitSum[];
  readonly detectFormats: (accountNumber: string) => Candidate[];
  readonly requirements: (bankCode?: string, format?: string, mode?: Mode) => Requirements | undefined;
  readonly findBanks: (query: string) => Bank[];
}

export function countryOf(pack: Pack): Country {
  return {
    pack,
    judgeAccount: (input) => judgeAccountWith(pack, input),
    judgeDocument: (input) => judgeDocumentWith(pack, input),
    explainCheckDigits: (input) => explainAccount(pack, input),
    detectFormats: (accountNumber) => detectIn([pack], accountNumber),
    requirements: (bankCode, format, mode) => requirementsIn(pack, bankCode, format, mode),
    findBanks: (query) => findBanks(pack.banks, query),
  };
}

function explainAccount(pack: Pack, input: AccountFields): DigitSum[] {
  const format = input.format ?? judgeAccountWith(pack, input).format;
  const kind = pack.accounts.find((account) => account.format === format);
  return kind ? explainNumber(kind, input.accountNumber, input) : [];
}
