import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import { wordsOf } from '../rules/names/words.ts';
import { isMasked } from '../rules/payees/changes.ts';
import type { PayeeDocument } from '../rules/payees/payee.ts';
import { accountParts, numberOf } from '../validations/account-activity.ts';

type Ports = PortsOf<'pseudonyms.of'>;

/** A customer's payees have pseudonyms of that customer alone: no two books can be laid side by side. */
export const accountId = ({ pseudonyms }: Ports, userId: string, question: Question): Promise<string> =>
  pseudonyms.of('payee account', userId, ...accountParts(question));

/** A document as one of a payee; nothing where it is none of the country. */
export const documentOfPayee = async (
  { pseudonyms }: Ports,
  { userId, country }: { readonly userId: string; readonly country: string },
  document: DocumentJudgement | undefined,
): Promise<PayeeDocument | undefined> => {
  if (!document?.type) return undefined;
  const { type, normalized: number } = document;
  return { type, number, id: await pseudonyms.of('payee document', userId, country, type, numberOf(document)) };
};

/** A name without its company form, in whatever order its words are; nothing where letters are hidden or none is left. */
export const nameId = async (
  { pseudonyms }: Ports,
  userId: string,
  name: string | undefined,
): Promise<string | undefined> => {
  const words = name === undefined || isMasked(name) ? [] : wordsOf(name);
  return words.length > 0 ? pseudonyms.of('payee name', userId, ...words) : undefined;
};
