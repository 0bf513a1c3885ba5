import type { Payee as PayeeView, PayeeAccount as AccountView } from '#shared/contract/resources/payee.ts';
import { changesOf, isConfirmed, lastAtOf, newestFirst } from '../rules/payees/changes.ts';
import type { Payee, PayeeAccount, PayeeEvent } from '../rules/payees/payee.ts';
import { bankNamed, judgementOf } from '../validations/view.ts';
import { shownRecheckAt } from './summary.ts';

const accountView = async (payee: Payee, account: PayeeAccount): Promise<AccountView> => {
  const judged = await judgementOf({ ...account, environment: 'production' });
  const { documentType: type = '', documentNumber: number } = account;
  return {
    id: account.id,
    country: account.country,
    accountFormat: account.format,
    accountNumber: account.accountNumber,
    anatomy: [...(judged?.parts ?? [])],
    bank: await bankNamed(account, judged?.bank),
    asked: {
      bankCode: account.bankCode ?? null,
      branchCode: account.branchCode ?? null,
      routingNumber: account.routingNumber ?? null,
      accountType: account.accountType ?? null,
      document: number ? { type, number } : null,
    },
    holder: account.said?.name ?? account.holder?.name ?? null,
    firstAt: account.firstAt,
    lastAt: account.lastAt ?? null,
    validationId: account.validationId ?? null,
    confirmed: isConfirmed(payee, account),
  };
};

const eventView = ({ validationId, accountId, was, ...event }: PayeeEvent) => ({
  ...event,
  validationId: validationId ?? null,
  accountId: accountId ?? null,
  was: was ?? null,
});

/** A payee as its owner reads it, whole. */
export const payeeView = async (payee: Payee, now: string): Promise<PayeeView> => {
  const { document } = payee;
  return {
    id: payee.id,
    name: payee.name,
    document: document ? { type: document.type, number: document.number } : null,
    origin: payee.origin,
    recheck: payee.recheck,
    nextRecheckAt: shownRecheckAt(payee, now),
    changed: [...changesOf(payee)],
    createdAt: payee.createdAt,
    lastAt: lastAtOf(payee) ?? null,
    validations: payee.validations,
    accounts: await Promise.all(newestFirst(payee.accounts).map((account) => accountView(payee, account))),
    events: payee.events.map(eventView),
  };
};
