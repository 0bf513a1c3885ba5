import type { RecheckRhythm } from '#shared/validation/payees.ts';
import { accountChange, isConfirmed } from './changes.ts';
import { withEvent } from './events.ts';
import type { Payee, PayeeAccount } from './payee.ts';
import { nextRecheckAt } from './recheck.ts';

/** Somebody's word that all accounts are theirs and whom banks name now is right, until something changes again. */
const confirmedAccount = (account: PayeeAccount, now: string): PayeeAccount => {
  const { holder, said } = account;
  const name = said?.name ?? holder?.name;
  const since = said?.since ?? holder?.since;
  return {
    ...account,
    confirmedAt: now,
    ...(name !== undefined && since !== undefined && { holder: { name, since, until: said?.since ?? since } }),
  };
};

const isOpen = (payee: Payee): boolean =>
  payee.accounts.some((account) => accountChange(account) || !isConfirmed(payee, account));

export const confirmed = (payee: Payee, now: string): Payee =>
  isOpen(payee)
    ? {
        ...payee,
        accounts: payee.accounts.map((account) => confirmedAccount(account, now)),
        events: withEvent(payee.events, { at: now, what: 'confirmed', times: 1 }),
      }
    : payee;

export const renamed = (payee: Payee, name: string, now: string): Payee =>
  name === payee.name
    ? payee
    : { ...payee, name, events: withEvent(payee.events, { at: now, what: 'renamed', was: payee.name, times: 1 }) };

/** A saving that is taken back before anything else happened leaves nothing behind. */
const unsaved = ({ events: [last, ...events], validations }: Payee, accountId: string) =>
  last?.what === 'saved' && last.accountId === accountId && events.length > 0
    ? { events, validations: validations - (last.validationId === undefined ? 0 : 1) }
    : undefined;

/** An account that is not theirs leaves nothing behind but that it was taken away. */
export const withoutAccount = (payee: Payee, accountId: string, now: string): Payee => {
  const gone = payee.accounts.find(({ id }) => id === accountId);
  if (!gone) return payee;
  return {
    ...payee,
    accounts: payee.accounts.filter((account) => account !== gone),
    events: withEvent(payee.events, { at: now, what: 'removed', was: gone.masked, times: 1 }),
    ...unsaved(payee, accountId),
  };
};

/** How often a payee is asked about from now on; the same again keeps its day. */
export const rechecked = (payee: Payee, rhythm: RecheckRhythm, now: string): Payee => {
  if (rhythm === payee.recheck) return payee;
  const { recheckSince: _since, nextRecheckAt: _at, ...rest } = payee;
  const at = nextRecheckAt({ rhythm, since: now, after: now, id: payee.id });
  return { ...rest, recheck: rhythm, ...(at !== undefined && { recheckSince: now, nextRecheckAt: at }) };
};
