import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Asking } from '../rules/risk/account-activity.ts';
import type { Validation } from '../store/validations/validation.ts';

/** A question as what is remembered of all customers' questions names it: by pseudonyms. */
export interface AccountPseudonyms {
  readonly account: string;
  readonly asking: Asking;
}

/** Who asks, whom about which holder. */
interface Asker {
  readonly userId: string;
  readonly question: Question;
  /** The document of the request as the engine judged it. */
  readonly document: DocumentJudgement | undefined;
}

/** An account is all that was asked of its bank: seven digits name one at every bank of a country. */
export const accountParts = ({ country, format, bank, bankCode, branchCode, routingNumber, accountNumber }: Question) =>
  [country, format, bank ?? bankCode, branchCode, routingNumber, accountNumber].map((part) => part ?? '');

/** A document without what is computed from it: a NIT is one, with its check digit or without. */
export const numberOf = ({ parts, normalized }: DocumentJudgement): string =>
  parts
    .filter(({ role }) => role !== 'check')
    .map(({ value }) => value)
    .join('') || normalized;

export const pseudonymsOf = async (
  { pseudonyms }: PortsOf<'pseudonyms.of'>,
  { userId, question, document }: Asker,
): Promise<AccountPseudonyms> => {
  const asked = accountParts(question);
  const [account, by, number, namedBy] = await Promise.all([
    pseudonyms.of('account', ...asked),
    pseudonyms.of('customer', userId),
    document && pseudonyms.of('document', question.country, numberOf(document)),
    pseudonyms.of('namer', userId, ...asked),
  ]);
  const named = document?.type && number && { document: { type: document.type, number, namedBy } };
  return { account, asking: { by, ...named } };
};

/** The document of a stored validation, judged again. */
export const documentOf = async (validation: Validation): Promise<DocumentJudgement | undefined> => {
  const { country, documentType: type, documentNumber: number } = validation;
  if (!type || !number || !isCountry(country)) return undefined;
  const { judgeDocument } = await loadCountry(country);
  return judgeDocument({ type, number });
};
