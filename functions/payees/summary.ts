import type { PayeeSummary } from '#shared/contract/resources/payee.ts';
import { changesOf, lastAtOf, newestFirst } from '../rules/payees/changes.ts';
import type { Payee, PayeeAccount } from '../rules/payees/payee.ts';
import { masked } from '../rules/documents/mask.ts';
import { maskedAccountOf } from '../validations/view.ts';

/** When a payee is asked about next; nothing while its turn is due, which may wait for credits. */
export const shownRecheckAt = ({ nextRecheckAt }: Payee, now: string): string | null =>
  nextRecheckAt !== undefined && nextRecheckAt > now ? nextRecheckAt : null;

const accountOf = async (account: PayeeAccount) => ({
  country: account.country,
  accountFormat: account.format,
  ...(await maskedAccountOf({ ...account, environment: 'production' })),
});

/** A payee as lists show it: nothing in it is enough to pay. */
export const payeeSummaryOf = async (payee: Payee, now: string): Promise<PayeeSummary> => {
  const { document, accounts } = payee;
  const [newest] = newestFirst(accounts);
  return {
    id: payee.id,
    name: payee.name,
    document: document ? { type: document.type, number: masked(document.number) } : null,
    origin: payee.origin,
    recheck: payee.recheck,
    nextRecheckAt: shownRecheckAt(payee, now),
    changed: [...changesOf(payee)],
    createdAt: payee.createdAt,
    lastAt: lastAtOf(payee) ?? null,
    validations: payee.validations,
    account: newest ? await accountOf(newest) : null,
    accounts: accounts.length,
  };
};
