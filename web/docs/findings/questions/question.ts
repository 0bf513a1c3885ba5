import type { AccountInput } from '#shared/engine/account-fields.ts';
import { judgeAccount, judgeDocument, type Finding, type FindingCode } from '#shared/engine/index.ts';
import type { DocumentInput } from '#shared/engine/judge-document.ts';

/** An account or a document that the engine is asked about. */
export type Question = { readonly account: AccountInput } | { readonly document: DocumentInput };

type Codes<Prefix extends string> = Extract<FindingCode, `${Prefix}.${string}`>;

/** One question for each finding of a country, or of all. */
export type QuestionsOf<Prefix extends string> = Readonly<Record<Codes<Prefix>, Question>>;

/** `account('MX')('CLABE', '002010077777777779')`. */
export const account =
  (country: string) =>
  (
    format: string | undefined,
    accountNumber: string,
    beside: Omit<AccountInput, 'country' | 'format' | 'accountNumber'> = {},
  ): Question => ({ account: { country, format, accountNumber, ...beside } });

/** Dates in a document are judged as of a day that does not pass. */
const today = '2026-11-22';

export const document =
  (country: string) =>
  (type: string, number: string): Question => ({ document: { country, type, number, today } });

export const findingsOf = (question: Question): readonly Finding[] =>
  'account' in question ? judgeAccount(question.account).findings : judgeDocument(question.document).findings;
