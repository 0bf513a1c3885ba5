import type { PortsOf } from '../ports/connect.ts';
import { isConfirmed } from '../rules/payees/changes.ts';
import type { Payee } from '../rules/payees/payee.ts';
import { nameId } from './pseudonyms.ts';

/** A payee is known by its own name, and by those under which banks hold its accounts, once they are confirmed. */
export const withNames = async (ports: PortsOf<'pseudonyms.of'>, payee: Payee): Promise<Payee> => {
  const theirs = payee.accounts.filter((account) => isConfirmed(payee, account));
  const names = [payee.name, ...theirs.flatMap(({ holder }) => holder?.name ?? [])];
  const ids = await Promise.all(names.map((name) => nameId(ports, payee.userId, name)));
  return { ...payee, names: [...new Set(ids)].filter((id) => id !== undefined) };
};
