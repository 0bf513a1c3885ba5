import type { Choices } from './chance.ts';
import type { Document } from './documents.ts';
import type { Field, Form } from './form.ts';
import type { Tongue } from './names.ts';

/** Where the money would land, as the bank itself writes it. */
export type Account = { bank: string; branch: string | null; number: string };

/** One way of naming an account in a country: a CLABE, an alias, bank plus number… */
export type Channel = {
  takes: (form: Form) => boolean;
  needs: readonly Field[];
  shapes: Readonly<Partial<Record<Field, RegExp>>>;
  /** Absent where no check digit exists. */
  holds?: (account: string) => boolean;
  account: (form: Form) => Account;
};

/** What a bank lets the provider tell about a holder. */
export type Disclosure = {
  name: 'full' | 'longer half' | 'shorter half';
  document: boolean;
  type: boolean;
  currency: boolean;
};

export type Fate =
  'valid' | 'invalid' | 'otherCurrency' | 'pendingOnce' | 'wrongCountry' | 'bankDown' | 'internalError';

export type Country = {
  knowsBank: (bank: string) => boolean;
  /** The first that takes the form is used; the last takes anything. */
  channels: Choices<Channel>;
  disclosure: (bank: string) => Disclosure;
  tongue: Tongue;
  companyEndings: Choices<string>;
  person: Document;
  company: Document;
  /** Whether the document sent is a company's; absent where none is asked for. */
  sentByCompany?: (form: Form) => boolean;
  types: Choices<string>;
  currency: (account: Account, key: string) => string | readonly string[];
  fates: Choices<readonly [Fate, number]>;
};

export const always = (): true => true;

export const USUAL_FATES: Country['fates'] = [
  ['valid', 86],
  ['invalid', 10],
  ['bankDown', 2],
  ['internalError', 2],
];

export const TELLS_ALL: Disclosure = { name: 'full', document: true, type: true, currency: true };

/** bank_code plus account_number, as sent. */
export const bankAndNumber = (form: Form): Account => ({
  bank: form.bank_code ?? '',
  branch: form.branch_code ?? null,
  number: form.account_number ?? '',
});
