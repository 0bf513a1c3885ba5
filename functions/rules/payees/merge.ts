import { accountsOfPayeeAtMost } from '#shared/validation/payees.ts';
import { isConfirmed } from './changes.ts';
import { withEvent } from './events.ts';
import type { Payee, PayeeAccount, PayeeDocument } from './payee.ts';

/** What somebody states of a payee whom the book has already. */
interface More {
  readonly account?: PayeeAccount | undefined;
  readonly document?: PayeeDocument | undefined;
  /** The answer that the account is saved out of, where it counts. */
  readonly validationId?: string | undefined;
}

/** The account that a payee began with needs nobody's word until another one has it: from then on it has it too. */
const kept = (payee: Payee, added: PayeeAccount): PayeeAccount[] =>
  payee.accounts.map((account) =>
    added.confirmedAt !== undefined && account.confirmedAt === undefined && isConfirmed(payee, account)
      ? { ...account, confirmedAt: account.firstAt }
      : account,
  );

/** A payee with one more account, and with a document if it had none; `full` where it has as many accounts as it may. */
export const merged = (payee: Payee, { account, document, validationId }: More, now: string): Payee | 'full' => {
  const known = payee.document || !document ? payee : { ...payee, document };
  if (!account || payee.accounts.some(({ id }) => id === account.id)) return known;
  if (payee.accounts.length >= accountsOfPayeeAtMost) return 'full';
  return {
    ...known,
    accounts: [...kept(payee, account), account],
    validations: payee.validations + (validationId === undefined ? 0 : 1),
    events: withEvent(payee.events, {
      at: now,
      what: 'saved',
      accountId: account.id,
      times: 1,
      ...(validationId !== undefined && { validationId }),
    }),
  };
};
