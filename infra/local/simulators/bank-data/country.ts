import type { Choices } from './chance.ts';
import type { Document } from './documents.ts';
import type { Field, Form } from './form.ts';
import type { Tongue } from './names.ts';

/** Where the money would land, as the bank itself writes it. */
export type Account = { readonly bank: string; readonly branch: string | null; readonly number: string };

/** One way of naming an account in a country: a CLABE, an alias, bank plus number… */
export type Channel = {
  readonly takes: (form: Form) => boolean;
  readonly needs: readonly Field[];
  readonly shapes: Readonly<Partial<Record<Field, RegExp>>>;
  /** Absent where no check digit exists. */
  readonly holds?: (account: string) => boolean;
  readonly account: (form: Form) => Account;
};

/** What a bank lets the provider tell about a holder. */
export type Disclosure = {
  readonly name: 'full' | 'longer half' | 'shorter half';
  readonly document: boolean;
  readonly type: boolean;
  readonly currency: boolean;
};

export type Fate =
  | 'valid'
  | 'invalid'
  | 'otherCurrency'
  | 'pendingOnce'
  | 'wrongCountry'
  | 'bankDown'
  | 'internalError';

export type Country = {
  readonly knowsBank: (bank: string) => boolean;
  /** The first that takes the form is used; the last takes anything. */
  readonly channels: Choices<Channel>;
  readonly disclosure: (bank: string) => Disclosure;
  readonly tongue: Tongue;
  readonly companyEndings: Choices<string>;
  readonly person: Document;
  readonly company: Document;
  /** Whether the document sent is a company's; absent where none is asked for. */
  readonly sentByCompany?: (form: Form) => boolean;
  readonly types: Choices<string>;
  readonly currency: (account: Account, key: string) => string | readonly string[];
  readonly fates: Choices<readonly [Fate, number]>;
};

export const always = (): true => true;

export const usualFates: Country['fates'] = [
  ['valid', 86],
  ['invalid', 10],
  ['bankDown', 2],
  ['internalError', 2],
];

export const tellsAll: Disclosure = { name: 'full', document: true, type: true, currency: true };

/** bank_code plus account_number, as sent. */
export const bankAndNumber = (form: Form): Account => ({
  bank: form.bank_code ?? '',
  branch: form.branch_code ?? null,
  number: form.account_number ?? '',
});
