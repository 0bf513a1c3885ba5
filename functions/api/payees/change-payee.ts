import type * as z from 'zod';
import { changePayee as contract } from '#shared/contract/app/payees.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { withNames } from '../../payees/named.ts';
import { payeeView } from '../../payees/view.ts';
import { confirmed, rechecked, renamed, withoutAccount } from '../../rules/payees/change.ts';
import type { Payee } from '../../rules/payees/payee.ts';

type Body = z.output<typeof contract.body>;

const accountTaken = (payee: Payee, id: string, now: string): Payee => {
  const after = withoutAccount(payee, id, now);
  if (after === payee) throw new Fault('errors.notFound');
  return after;
};

/** All of it, or nothing. */
const changed = (payee: Payee, { name, recheck, confirm, removeAccount }: Body, now: string): Payee => {
  const left = removeAccount === undefined ? payee : accountTaken(payee, removeAccount, now);
  const called = name === undefined ? left : renamed(left, name, now);
  const sure = confirm ? confirmed(called, now) : called;
  return recheck === undefined ? sure : rechecked(sure, recheck, now);
};

export const changePayee = implement(contract)
  .needing('payees.change', 'pseudonyms.of', 'clock.now')
  .by(async ({ params: { id }, body, caller: { userId } }, ports) => {
    const now = ports.clock.now();
    const payee = await ports.payees.change(userId, id, (before) => withNames(ports, changed(before, body, now)), {
      now,
    });
    if (payee === undefined) throw new Fault('errors.notFound');
    if (typeof payee === 'string') throw new Error('Nobody else has what a payee had before');
    return payeeView(payee, now);
  });

export const handler = await http(changePayee);
