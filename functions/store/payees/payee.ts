import * as z from 'zod';
import { Payee } from '../../rules/payees/payee.ts';
import { fieldsLater, opened, openedOne, sealedFields } from '../sealing/sealed.ts';
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

export const readPayee = async (userId: string, item: Item | undefined): Promise<Payee | undefined> =>
  rows.one(await openedOne(userId, item));
export const readPayees = async (userId: string, items: readonly Item[]): Promise<Payee[]> =>
  rows.all(await opened(userId, items));

/** Who it is, and what was said of it. Its other names are pseudonyms. */
const personal: ReadonlySet<string> = new Set(['name', 'document', 'accounts', 'events']);

/** A payee with a rhythm is listed by when it is to be asked about again; a new one may be the first that its customer has. */
export const payeeItem = async (payee: Payee, isNew = true): Promise<Item> => {
  const place = keys.payee(payee.userId, payee.id);
  const seal = isNew ? sealedFields : fieldsLater;
  return {
    ...place,
    ...(await seal(payee.userId, place, { personal }, payee)),
    ...(payee.nextRecheckAt && listed('payees', payee.id, `${payee.nextRecheckAt}#${payee.id}`)),
  };
};
