import type { Country } from '#shared/engine/index.ts';
import { bankOf } from '#shared/engine/registry.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Judged } from './judge.ts';

interface Stated {
  readonly country: string;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly accountType?: string | undefined;
  readonly documentType?: string | undefined;
  readonly beneficiaryName?: string | undefined;
}

/** Countries whose banks answer only to the number as they write it, zeros on the left included. */
const filledCountries: ReadonlySet<string> = new Set(['BR', 'UY']);

const numberFor = (country: string, { normalized, format, equivalents = [] }: Judged['account']): string => {
  const filled = filledCountries.has(country) && equivalents.find((other) => other.format === format);
  return filled ? filled.accountNumber : normalized;
};

/** The provider takes the digits of a Peruvian DNI without the character that verifies them. */
const askedLength: Readonly<Record<string, number>> = { 'PE DNI': 8 };

/** Everything that is stated of an account, as the bank-data provider would be asked. */
export const accountStated = (country: Country, asked: Stated, judged: Judged): Question => {
  const { account, document } = judged;
  const bank = bankOf(country.pack.banks, asked.bankCode);
  const fields = new Set(country.requirements(asked.bankCode, account.format)?.fields.map(({ field }) => field));
  const only = <T>(field: Parameters<typeof fields.has>[0], value: T): T | undefined =>
    fields.has(field) ? value : undefined;
  return {
    country: asked.country,
    format: account.format ?? '',
    accountNumber: numberFor(asked.country, account),
    bank: account.bank?.code ?? bank?.code,
    bankCode: only('bankCode', bank?.provider || bank?.code || asked.bankCode),
    branchCode: only('branchCode', asked.branchCode),
    routingNumber: only('routingNumber', asked.routingNumber),
    accountType: only('accountType', asked.accountType),
    documentType: only('documentType', asked.documentType),
    documentNumber: only(
      'documentNumber',
      document?.normalized.slice(0, askedLength[`${asked.country} ${asked.documentType}`]),
    ),
    beneficiaryName: asked.beneficiaryName,
  };
};

/**
 * The question as the bank-data provider understands it: only the fields this format asks for, the bank under the
 * provider's own code. `undefined` when the provider has no code for the bank, and its code would name another.
 */
export const questionOf = (country: Country, asked: Stated, judged: Judged): Question | undefined =>
  bankOf(country.pack.banks, asked.bankCode)?.provider === false ? undefined : accountStated(country, asked, judged);
