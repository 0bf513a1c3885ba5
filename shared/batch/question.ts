import type { Country } from '../engine/country.ts';
import { accountStated } from '../validation/account-stated.ts';
import type { JudgedAccount } from '../validation/judge-asked.ts';
import type { AskedRow } from './fields.ts';

/** No text of a row that is asked about holds it. */
const between = '\u001f';

/**
 * What a row asks of its bank, as one text: rows with the same share one answer and one credit. Its own id and reference do not
 * belong to it, nor what its kind of account is not asked for. Only of a row without errors.
 */
export const questionOf = (asked: AskedRow, judged: JudgedAccount, country: Country): string => {
  const stated = accountStated(country, { ...asked, country: country.pack.country }, judged);
  return [
    stated.country,
    stated.format,
    stated.accountNumber,
    stated.bankCode,
    stated.branchCode,
    stated.routingNumber,
    stated.accountType,
    stated.documentType,
    stated.documentNumber,
    stated.beneficiaryName,
  ].join(between);
};
