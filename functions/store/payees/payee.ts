import * as z from 'zod';
import { Payee } from '../../rules/payees/payee.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { listed } from '../table/sparse-index.ts';

const isPlaced = ({ pk, sk, userId, id }: Item): boolean => {
  if (typeof userId !== 'string' || typeof id !== 'string') return false;
  const key = keys.payee(userId, id);
  return pk === key.pk && sk === key.sk;
};

/** A row names its owner and itself. */
const rows = rowsOf(
  'payee',
  z
    .any()
    .refine(isPlaced, { path: ['pk'] })
    .pipe(Payee),
);

export const readPayee = (item: unknown): Payee | undefined => rows.one(item);
export const readPayees = (items: readonly unknown[]): Payee[] => rows.all(items);

/** A payee with a rhythm is listed by when it is to be asked about again. */
export const payeeItem = (payee: Payee): Item => ({
  ...keys.payee(payee.userId, payee.id),
  ...payee,
  ...(payee.nextRecheckAt && listed('payees', payee.id, `${payee.nextRecheckAt}#${payee.id}`)),
});
