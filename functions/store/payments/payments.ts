import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Claim } from '../../rules/idempotency/claim.ts';
import { claimItem } from '../idempotency/idempotency.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, paymentIn } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { newestFirst, type Listing } from '../table/newest-first.ts';
import { rowsOf } from '../table/row.ts';
import { onList, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn, updated } from '../table/transaction.ts';
import { grant, grantNew } from './grant-payment.ts';
import { freeing } from './pay-links.ts';
import { paymentRows, type Payment } from './payment.ts';
import { changed, newItems } from './rows.ts';
import { readStanding } from './standing.ts';
import { takeBack } from './take-back.ts';

/** A claim is its user's, so what nobody's account pays for has none. */
const claimItems = ({ userId, createdAt }: Payment, claim: Claim | undefined) => {
  if (!claim) return [];
  if (userId === undefined) throw new Error('An idempotency key without a user');
  return [claimItem(userId, claim, createdAt)];
};

const create = async (payment: Payment, claim?: Claim): Promise<'created' | 'keyUsed'> => {
  const claims = claimItems(payment, claim);
  const [refused] = await refusedIn([...claims, ...newItems(payment)]);
  if (refused === undefined) return 'created';
  if (refused < claims.length) return 'keyUsed';
  throw new Error('There is a payment with this id');
};

const find = async (id: string): Promise<Payment | undefined> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.payment(id), ConsistentRead: true }),
  );
  // It is the one whose key it has, whatever else it says.
  return paymentRows.one(Item && { ...Item, id });
};

const charges = rowsOf('charge', z.object({ paymentId: z.string() }));

const findByCharge = async (chargeId: string): Promise<Payment | undefined> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.charge(chargeId), ConsistentRead: true }),
  );
  const charge = charges.one(Item);
  return charge && find(charge.paymentId);
};

/** Those of these ids that there are, in this order. */
const findAll = async (ids: readonly string[]): Promise<readonly Payment[]> => {
  const found = paymentRows.all(await batchGet(ids.map(keys.payment)));
  const byId = new Map(found.map((payment) => [payment.id, payment]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const list = async (userId: string, listing: Listing) => {
  const page = await newestFirst(
    {
      of: [userId, 'payments'],
      keyOf: (id) => keys.paymentOf(userId, id),
      read: ({ sk }) => paymentIn(String(sk)),
      placeOf: (id) => id,
    },
    listing,
  );
  if (page === 'invalidCursor') return page;
  // A pointer says whose it is, and so does what it points at: both have to.
  const rows = (await findAll(page.rows)).filter((payment) => payment.userId === userId);
  return { ...page, rows };
};

const listOpen = (before: string, cursor?: Cursor): Promise<Page<Payment>> =>
  readListedRows('payments', paymentRows.one, { before, cursor });

const giveUp = async (payment: Payment, changes: Partial<Payment>): Promise<Payment | undefined> => {
  const refused = await refusedIn([{ Update: changed(payment, changes) }, ...(await freeing(payment))]);
  return refused.length === 0 ? find(payment.id) : undefined;
};

export const verbs = {
  create: verb([onTable('PutItem').of(keys.payment, keys.paymentOf, keys.idempotency)], create),
  find: verb([onTable('GetItem').of(keys.payment)], find),
  findByCharge: verb([onTable('GetItem').of(keys.charge, keys.payment)], findByCharge),
  /** Newest first. */
  list: verb([onTable('Query').of(keys.paymentOf), onTable('BatchGetItem').of(keys.payment), readsCursorKey], list),
  /** Those that have no end yet and were begun before an instant. */
  listOpen: verb([onList('payments'), onTable('BatchGetItem').of(keys.payment)], listOpen),
  /** The payment as it is afterwards; `undefined` where somebody changed it since it was read. */
  change: verb(
    [onTable('UpdateItem').of(keys.payment)],
    async (payment: Payment, changes: Partial<Payment>): Promise<Payment | undefined> =>
      paymentRows.one(await updated(changed(payment, changes))),
  ),
  /** The same for one that takes no money: in the same moment its link is left to others. */
  giveUp: verb([onTable('GetItem', 'UpdateItem').of(keys.payment, keys.payLink)], giveUp),
  /** Where the credits of a payment are now; what an earlier look said of its ledger saves reading it again. */
  standing: verb([onTable('GetItem').of(keys.wallet), onTable('Query').of(keys.movement)], readStanding),
  /** Takes credits back; `changed` where the payment or the wallet is no longer as it was seen. */
  takeBack: verb([onTable('UpdateItem').of(keys.payment, keys.wallet), onTable('PutItem').of(keys.movement)], takeBack),
  /**
   * Grants what was paid, once for each charge, and pays debts from it first: all in one transaction. `changed` where the
   * payment is no longer as it was read: whoever asks again reads again.
   */
  grant: verb(
    [
      onTable('GetItem').of(keys.wallet),
      onTable('PutItem').of(keys.charge, keys.movement),
      onTable('UpdateItem').of(keys.payment, keys.wallet),
    ],
    grant,
  ),
  /** The same where the payment is written with its grant. */
  grantNew: verb(
    [
      onTable('GetItem', 'UpdateItem').of(keys.wallet),
      onTable('PutItem').of(keys.charge, keys.payment, keys.paymentOf, keys.movement),
    ],
    grantNew,
  ),
};
