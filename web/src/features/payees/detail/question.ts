import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { Account, Payee } from '../api/payees.ts';

type Question = RequestOf<EndpointAt<'POST /api/validations'>>['body'];

/** What it takes to ask about an account once more: what was stated the last time, and whom it should belong to. */
export const questionOf = ({ name }: Pick<Payee, 'name'>, account: Account): Question => {
  const { country, accountFormat, accountNumber, asked } = account;
  const { document, ...beside } = asked;
  const stated = Object.entries(beside).filter(([, value]) => value !== null) as [string, string][];
  return {
    ...Object.fromEntries(stated),
    country,
    accountFormat,
    accountNumber,
    ...(document && { documentType: document.type, documentNumber: document.number }),
    beneficiaryName: name,
    environment: 'production',
  } as Question;
};
