import { draw, pick, weigh } from './chance.ts';
import type { Account, Country, Fate } from './country.ts';
import type { Form } from './form.ts';
import { companyName, maskName, personName } from './names.ts';
import type { AccountData } from './reply.ts';

export type HolderKind = 'company' | 'person';

const keyOf = (form: Form, { bank, branch, number }: Account): string =>
  [form.country_code, bank, branch, number].join('|');

/** The fate of an account is written in its number: it is the same today, tomorrow and on another machine. */
export const fateOf = (country: Country, form: Form, account: Account): Fate =>
  weigh(country.fates, keyOf(form, account), 'fate');

const kindOf = (country: Country, form: Form, key: string): HolderKind => {
  if (form.document_number && country.sentByCompany) return country.sentByCompany(form) ? 'company' : 'person';
  return draw(key, 'kind') < 0.6 ? 'company' : 'person';
};

/**
 * The account as its bank would tell it. A document that was sent is taken to be the holder's (the provider checks it
 * and says "invalid" otherwise), so it comes back; one that was not sent is drawn.
 */
export const describe = (country: Country, form: Form, account: Account, kind?: HolderKind): AccountData => {
  const key = keyOf(form, account);
  const holder = kind ?? kindOf(country, form, key);
  const name =
    holder === 'company' ? companyName(country.tongue, country.companyEndings, key) : personName(country.tongue, key);
  const shows = country.disclosure(account.bank);
  const document = country[holder];
  return {
    valid: true,
    message: 'Cuenta valida',
    account_number: account.number,
    bank_code: account.bank,
    country_code: form.country_code ?? '',
    branch_code: account.branch,
    document_type: shows.document ? (country.sentByCompany && form.document_type) || document.type : null,
    document_number: shows.document ? ((country.sentByCompany && form.document_number) ?? document.number(key)) : null,
    beneficiary_name: shows.name === 'full' ? name : maskName(name, shows.name),
    account_currency: shows.currency ? country.currency(account, key) : null,
    account_type: shows.type ? (form.account_type ?? pick(country.types, key, 'type')) : null,
  };
};
