import type { Country } from '#shared/engine/index.ts';
import { bankOf } from '#shared/engine/registry.ts';
import { accountStated } from '#shared/validation/account-stated.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Judged } from './judge.ts';

type Stated = Parameters<typeof accountStated>[1];

/**
 * The question as the bank-data provider understands it: only the fields this format asks for, the bank under the
 * provider's own code. `undefined` when the provider has no code for the bank, and its code would name another.
 */
export const questionOf = (country: Country, asked: Stated, judged: Judged): Question | undefined =>
  bankOf(country.pack.banks, asked.bankCode)?.provider === false ? undefined : accountStated(country, asked, judged);
