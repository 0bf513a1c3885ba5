import type { Question } from '../rules/bank/bank-answer.ts';
import { activityWith, type Asking, type AccountActivity } from '../rules/risk/account-activity.ts';
import type { ActivityChange } from '../store/validations/account-activity.ts';
import type { Outcome, Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/index.ts';

/** A validation as all customers' activity know it: by pseudonyms. */
export interface AccountPseudonyms {
  readonly account: string;
  readonly asking: Asking;
}

/** A validation beside what was seen of its account before. */
export interface Past {
  readonly pseudonyms: AccountPseudonyms;
  readonly activity: AccountActivity;
}

/** An account is all that was asked of its bank: seven digits name one at every bank of a country. */
const accountOf = ({ country, format, bank, bankCode, branchCode, routingNumber, accountNumber }: Question) =>
  [country, format, bank ?? bankCode, branchCode, routingNumber, accountNumber].map((part) => part ?? '');

/** A document without what is computed from it: a NIT is one, with its check digit or without. */
const documentOf = async ({ country, documentType: type, documentNumber: number }: Validation) => {
  if (!type || !number) return undefined;
  const { judgeDocument } = await loadCountry(country as CountryCode);
  const { parts } = judgeDocument({ type, number });
  const kept = parts.filter(({ role }) => role !== 'check').map(({ value }) => value);
  return { type, number: kept.join('') || number };
};

export const pseudonymsOf = async (
  { pseudonyms }: PortsOf<'pseudonyms.of'>,
  validation: Validation,
  question: Question,
): Promise<AccountPseudonyms> => {
  const document = await documentOf(validation);
  const [account, by, number] = await Promise.all([
    pseudonyms.of('account', ...accountOf(question)),
    pseudonyms.of('customer', validation.userId),
    document && pseudonyms.of('document', validation.country, document.number),
  ]);
  return { account, asking: { by, ...(document && number && { document: { type: document.type, number } }) } };
};

/** What shall be remembered of an answer; of a silence nothing, nor a document that the bank contradicts. */
export const activityAfter = (
  { pseudonyms: { account, asking }, activity }: Past,
  { verified, reason, fraudReasons }: Outcome,
  now: string,
): ActivityChange | undefined => {
  if (!verified) return undefined;
  const { by, document } = asking;
  const isContradicted = fraudReasons?.includes('document_differs');
  const remembered = { by, ...(document && !isContradicted && { document }) };
  const isRefused = reason === 'account_not_found';
  return { account, before: activity, after: activityWith(activity, { asking: remembered, isRefused }, now) };
};
