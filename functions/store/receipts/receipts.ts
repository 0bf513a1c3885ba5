import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { hashOf } from '../../proof.ts';
import { claimsIn } from '../../rules/receipts/claims.ts';
import { plusDays } from '../../rules/time.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { openedOne, fieldsLater } from '../sealing/sealed.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';

/** What the owner and a guest are told of a receipt, whatever it says. */
const Receipt = z.object({
  id: z.string(),
  userId: z.string(),
  validationId: z.string(),
  full: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().optional(),
});
export type Receipt = Readonly<z.output<typeof Receipt>>;

const receipts = rowsOf('receipt', Receipt);
const owners = rowsOf('owner of a receipt', Receipt.pick({ id: true, userId: true, validationId: true }));

/** As the list of a validation has it. */
const Listed = Receipt.omit({ userId: true, validationId: true });
const pointers = rowsOf('pointer to a receipt', Listed);

/** What it says, if this version reads it. */
const isRead = (jws: string): boolean => {
  try {
    return claimsIn(jws) !== undefined;
  } catch {
    return false;
  }
};
const texts = rowsOf('text of a receipt', z.object({ jws: z.string().refine(isRead) }));

const personal: ReadonlySet<string> = new Set(['jws']);

const create = async (receipt: Receipt, jws: string): Promise<boolean> => {
  const { id, userId, validationId, full, createdAt, expiresAt } = receipt;
  const ttl = secondsOf(plusDays(expiresAt, keptDays.endedReceipts));
  const isNew = { TableName: TableName(), ConditionExpression: 'attribute_not_exists(pk)' };
  const text = await fieldsLater(userId, keys.receiptText(id), { personal }, { jws });
  const told = { id, full, createdAt, expiresAt, ttl };
  const refused = await transact([
    { Put: { ...isNew, Item: { ...keys.receipt(id), ...receipt, ttl } } },
    { Put: { ...isNew, Item: { ...keys.receiptText(id), ...text, ttl: secondsOf(expiresAt) } } },
    { Put: { ...isNew, Item: { ...keys.receiptOf(userId, validationId, hashOf(id)), ...told } } },
  ]);
  return refused === undefined;
};

const itemsOf = async (id: string) => {
  const items = await batchGet([keys.receipt(id), keys.receiptText(id)]);
  const at = (sk: string) => items.find((item) => item['sk'] === sk);
  return { receipt: at(keys.receipt(id).sk), text: at(keys.receiptText(id).sk) };
};

/** With what it says; without, where that was deleted. `undefined` where there is none, or none that can be read. */
const find = async (id: string): Promise<(Receipt & { readonly jws?: string }) | undefined> => {
  const { receipt, text } = await itemsOf(id);
  const found = receipts.one(receipt);
  return found && { ...found, ...texts.one(await openedOne(found.userId, text)) };
};

const list = async (userId: string, validationId: string): Promise<readonly z.output<typeof Listed>[]> => {
  const { pk, sk } = keys.receiptOf(userId, validationId, '');
  const rows: z.output<typeof Listed>[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ConsistentRead: true,
        ExclusiveStartKey: after,
      }),
    );
    rows.push(...pointers.all(found.Items));
    after = found.LastEvaluatedKey;
  } while (after);
  return rows.toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
};

/** Closes it and deletes what it said; again, it stays closed since the first time. */
const revoke = async (userId: string, id: string, now: string): Promise<boolean> => {
  const receipt = owners.one((await itemsOf(id)).receipt);
  if (receipt?.userId !== userId) return false;
  const closed = {
    TableName: TableName(),
    UpdateExpression: 'SET revokedAt = if_not_exists(revokedAt, :now)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  };
  const refused = await transact([
    { Update: { ...closed, Key: keys.receipt(id) } },
    { Delete: { TableName: TableName(), Key: keys.receiptText(id) } },
    { Update: { ...closed, Key: keys.receiptOf(userId, receipt.validationId, hashOf(id)) } },
  ]);
  return refused === undefined;
};

export const verbs = {
  /** `false` where there is one of this id. */
  create: verb([onTable('PutItem').of(keys.receipt, keys.receiptText, keys.receiptOf), ...opensSealed], create),
  find: verb([onTable('BatchGetItem').of(keys.receipt, keys.receiptText), ...opensSealed], find),
  /** Newest first, those that are over too. */
  list: verb([onTable('Query').of(keys.receiptOf)], list),
  /** `false` where there is none of this user. */
  revoke: verb(
    [
      onTable('BatchGetItem').of(keys.receipt, keys.receiptText),
      onTable('UpdateItem').of(keys.receipt, keys.receiptOf),
      onTable('DeleteItem').of(keys.receiptText),
    ],
    revoke,
  ),
};
