import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { accountExport } from '#shared/validation/account-export.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { minusHours, plusDays, plusHours } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { rowsOf } from '../table/row.ts';
import { listed, lists, onList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { replace, update } from '../table/transaction.ts';

const Place = z.object({ source: z.int(), at: z.string().optional() });

const isParkedIn = (list: string): boolean => list.startsWith(lists.parked.name);

/** A copy of an account's data, and how far it has come. */
const AccountExport = z
  .object({
    userId: z.string(),
    id: z.string(),
    askedAt: z.iso.datetime(),
    stage: z.enum(['collecting', 'ready', 'gone']),
    /** Written so far, and where the next goes on. */
    pieces: z.int().default(0),
    place: Place.default({ source: 0 }),
    /** Of all pieces, by file: the next part of a file is another one. */
    parts: z.record(z.string(), z.int()).default({}),
    rows: z.int().default(0),
    readyAt: z.iso.datetime().optional(),
    expiresAt: z.iso.datetime().optional(),
    bytes: z.int().optional(),
    [sparseIndex.partition]: z.string().optional(),
  })
  // A job gave it up.
  .transform(({ [sparseIndex.partition]: list = '', ...one }) => ({ ...one, isParked: isParkedIn(list) }));
export type AccountExport = Readonly<z.output<typeof AccountExport>>;

const exports = rowsOf('account export', AccountExport);

const at = (userId: string) => ({ TableName: TableName(), Key: keys.accountExport(userId) });
const listing = ({ id }: Pick<AccountExport, 'id'>, due: string) => listed('exports', id, `${due}#${id}`);

const find = async (userId: string): Promise<AccountExport | undefined> => {
  const { Item } = await documents().send(new GetCommand({ ...at(userId), ConsistentRead: true }));
  return exports.one(Item);
};

/** In place of the one before; `false` while that is being made, unless it takes so long that it never will be. */
const begin = (asked: Pick<AccountExport, 'userId' | 'id' | 'askedAt'>): Promise<boolean> =>
  replace({
    TableName: TableName(),
    Item: {
      ...keys.accountExport(asked.userId),
      ...asked,
      stage: 'collecting',
      ...listing(asked, asked.askedAt),
      ttl: secondsOf(plusDays(asked.askedAt, keptDays.exports)),
    },
    ConditionExpression:
      'attribute_not_exists(pk) OR stage <> :collecting OR askedAt < :stale OR begins_with(#list, :parked)',
    ExpressionAttributeNames: { '#list': sparseIndex.partition },
    ExpressionAttributeValues: {
      ':collecting': 'collecting',
      ':parked': lists.parked.name,
      ':stale': minusHours(asked.askedAt, accountExport.failsAfterHours),
    },
  });

const listDue = (now: string, cursor?: Cursor): Promise<Page<AccountExport>> =>
  readListedRows('exports', exports.one, { before: now, cursor });

const asRead = ({ id, pieces, stage }: AccountExport) => ({
  condition: 'id = :id AND stage = :stage AND (pieces = :pieces OR attribute_not_exists(pieces))',
  values: { ':id': id, ':stage': stage, ':pieces': pieces },
});

type Progress = Pick<AccountExport, 'place' | 'parts' | 'rows'>;

/** One more piece stands in its place. Where somebody else wrote it, they go on. */
const note = async (one: AccountExport, { place, parts, rows }: Progress): Promise<void> => {
  const { condition, values } = asRead(one);
  await update({
    ...at(one.userId),
    UpdateExpression: 'SET pieces = :next, place = :place, parts = :parts, #rows = :rows',
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#rows': 'rows' },
    ExpressionAttributeValues: {
      ...values,
      ':next': one.pieces + 1,
      ':place': place,
      ':parts': parts,
      ':rows': rows,
    },
  });
};

/** Its file can be downloaded from now on, until it is listed again to be taken away. */
const finish = async (one: AccountExport, made: { rows: number; bytes: number }, now: string): Promise<void> => {
  const { condition, values } = asRead(one);
  const expiresAt = plusHours(now, accountExport.keptHours);
  const list = listing(one, expiresAt);
  await update({
    ...at(one.userId),
    UpdateExpression:
      'SET stage = :ready, readyAt = :now, expiresAt = :until, #rows = :rows, bytes = :bytes, #sort = :sort REMOVE place, parts',
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#rows': 'rows', '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ...values,
      ':ready': 'ready',
      ':now': now,
      ':until': expiresAt,
      ':rows': made.rows,
      ':bytes': made.bytes,
      ':sort': list[sparseIndex.sort],
    },
  });
};

/** Its file is gone: nothing is to be done any more. */
const leave = async (one: AccountExport): Promise<void> => {
  const { condition, values } = asRead(one);
  await update({
    ...at(one.userId),
    UpdateExpression: 'SET stage = :gone REMOVE #list, #sort',
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: { ...values, ':gone': 'gone' },
  });
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.accountExport)], find),
  begin: verb([onTable('PutItem').of(keys.accountExport)], begin),
  listDue: verb([onList('exports'), onTable('BatchGetItem').of(keys.accountExport)], listDue),
  note: verb([onTable('UpdateItem').of(keys.accountExport)], note),
  finish: verb([onTable('UpdateItem').of(keys.accountExport)], finish),
  leave: verb([onTable('UpdateItem').of(keys.accountExport)], leave),
};
