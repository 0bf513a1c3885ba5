import type { Country } from '../engine/country.ts';
import { needsOf } from '../engine/other-fields.ts';
import type { Needs } from '../engine/pack.ts';
import { bankOf } from '../engine/registry.ts';
import type { JudgedAccount } from './judge-asked.ts';

interface Stated {
  readonly country: string;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly accountType?: string | undefined;
  readonly documentType?: string | undefined;
  readonly beneficiaryName?: string | undefined;
}

/** An account as the bank-data provider is asked about it; `bank` is not sent. */
export interface AccountStated extends Stated {
  readonly format: string;
  readonly accountNumber: string;
  readonly bank?: string | undefined;
  readonly documentNumber?: string | undefined;
}

/** Countries whose banks answer only to the number as they write it, zeros on the left included. */
const filledCountries: ReadonlySet<string> = new Set(['BR', 'UY']);

const numberFor = (country: string, { normalized, format, equivalents = [] }: JudgedAccount['account']): string => {
  const filled = filledCountries.has(country) && equivalents.find((other) => other.format === format);
  return filled ? filled.accountNumber : normalized;
};

/** The provider takes the digits of a Peruvian DNI without the character that verifies them. */
const askedLength: Readonly<Record<string, number>> = { 'PE DNI': 8 };

const nothing: Needs = {};

/** Everything that is stated of an account, as the bank-data provider would be asked. */
export const accountStated = ({ pack }: Country, asked: Stated, judged: JudgedAccount): AccountStated => {
  const { account, document } = judged;
  const bank = bankOf(pack.banks, asked.bankCode);
  const kind = pack.accounts.find(({ format }) => account.format === undefined || format === account.format);
  const needs = kind ? needsOf(kind, asked.bankCode) : nothing;
  const only = <T>(need: keyof Needs, value: T): T | undefined => (needs[need] === undefined ? undefined : value);
  return {
    country: asked.country,
    format: account.format ?? '',
    accountNumber: numberFor(asked.country, account),
    bank: account.bank?.code ?? bank?.code,
    bankCode: only('bankCode', bank?.provider || bank?.code || asked.bankCode),
    branchCode: only('branchCode', asked.branchCode),
    routingNumber: only('routingNumber', asked.routingNumber),
    accountType: only('accountType', asked.accountType),
    documentType: only('document', asked.documentType),
    documentNumber: only(
      'document',
      document?.normalized.slice(0, askedLength[`${asked.country} ${asked.documentType}`]),
    ),
    beneficiaryName: asked.beneficiaryName,
  };
};
