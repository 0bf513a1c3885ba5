import type { Question } from '../rules/bank/bank-answer.ts';
import { seenAgain, type Asking, type Sightings } from '../rules/risk/sightings.ts';
import type { Sighted } from '../store/validations/sightings.ts';
import type { Outcome, Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/index.ts';

/** A validation as all customers' sightings know it: by pseudonyms. */
export interface Trace {
  readonly account: string;
  readonly asking: Asking;
}

/** A validation beside what was seen of its account before. */
export interface Past {
  readonly trace: Trace;
  readonly sightings: Sightings;
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

export const traceOf = async (
  { pseudonyms }: PortsOf<'pseudonyms.of'>,
  validation: Validation,
  question: Question,
): Promise<Trace> => {
  const document = await documentOf(validation);
  const [account, by, number] = await Promise.all([
    pseudonyms.of('account', ...accountOf(question)),
    pseudonyms.of('customer', validation.userId),
    document && pseudonyms.of('document', validation.country, document.number),
  ]);
  return { account, asking: { by, ...(document && number && { document: { type: document.type, number } }) } };
};

/** What shall be remembered of an answer; of a silence nothing, nor a document that the bank contradicts. */
export const sightedBy = (
  { trace: { account, asking }, sightings }: Past,
  { verified, reason, fraudReasons }: Outcome,
  now: string,
): Sighted | undefined => {
  if (!verified) return undefined;
  const { by, document } = asking;
  const isContradicted = fraudReasons?.includes('document_differs');
  const remembered = { by, ...(document && !isContradicted && { document }) };
  const isRefused = reason === 'account_not_found';
  return { account, before: sightings, after: seenAgain(sightings, { asking: remembered, isRefused }, now) };
};
