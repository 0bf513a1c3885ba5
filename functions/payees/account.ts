import type { Country } from '#shared/engine/index.ts';
import { accountStated } from '#shared/validation/account-stated.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Answer } from '../rules/payees/learn.ts';
import type { Judged } from '../validations/judge.ts';
import { bankNamed, maskedAccount } from '../validations/view.ts';
import { accountId } from './pseudonyms.ts';

/** What a request or a validation states of an account. */
interface Stated {
  readonly country: string;
  readonly accountNumber: string;
  readonly bank?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly accountType?: string | undefined;
  readonly documentType?: string | undefined;
  readonly documentNumber?: string | undefined;
}

/** An account of a payee: all it takes to ask about it again, under the pseudonym of exactly that. */
export const payeeAccountOf = async (
  ports: PortsOf<'pseudonyms.of'>,
  userId: string,
  { country, stated, judged }: { readonly country: Country; readonly stated: Stated; readonly judged: Judged },
): Promise<Answer['account']> => {
  const { account } = judged;
  const code = account.bank?.code ?? stated.bank;
  const bank = await bankNamed({ country: stated.country, bank: code }, account.bank);
  return {
    id: await accountId(ports, userId, accountStated(country, stated, judged)),
    country: stated.country,
    format: account.format ?? '',
    accountNumber: stated.accountNumber,
    normalized: account.normalized,
    masked: maskedAccount(account.parts, account.normalized).accountNumber,
    ...(bank && { bank: bank.code, bankName: bank.name }),
    ...Object.fromEntries(
      (['bankCode', 'branchCode', 'routingNumber', 'accountType', 'documentType', 'documentNumber'] as const).flatMap(
        (name) => (stated[name] === undefined ? [] : [[name, stated[name]]]),
      ),
    ),
  };
};
