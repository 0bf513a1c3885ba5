import { isDeepStrictEqual } from 'node:util';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { payeesAtMost } from '#shared/validation/payees.ts';
import { changesOf, lastAtOf } from '../../rules/payees/changes.ts';
import { lineOf } from '../../rules/payees/line.ts';
import type { Payee } from '../../rules/payees/payee.ts';
import { logger, nameOf } from '../../log.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed, sealsAndOpens } from '../sealing/data-keys.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { backoff, refusedIn } from '../table/transaction.ts';
import { knownByParts, type Part } from './known-by.ts';
import { isFoldingTime, lineItem, verbs as pages } from './pages.ts';
import { payeeItem, readPayee, readPayees } from './payee.ts';

const find = async (userId: string, id: string): Promise<Payee | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.payee(userId, id), ConsistentRead: true }),
  );
  return readPayee(userId, found.Item);
};

/** Payees by id, at most 100, in any order. */
const findAll = async (userId: string, ids: readonly string[]): Promise<Payee[]> =>
  ids.length > 0 ? readPayees(userId, await batchGet(ids.map((id) => keys.payee(userId, id)))) : [];

const asRead = ({ version }: Payee) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': version },
});

const rowPart = async (before: Payee | undefined, after: Payee | undefined): Promise<Part> => {
  const table = { TableName: TableName() };
  const condition = before ? asRead(before) : { ConditionExpression: 'attribute_not_exists(pk)' };
  if (after)
    return { refused: 'changed', item: { Put: { ...table, Item: await payeeItem(after, !before), ...condition } } };
  if (!before) throw new Error('There is nothing to write of a payee');
  return {
    refused: 'changed',
    item: { Delete: { ...table, Key: keys.payee(before.userId, before.id), ...asRead(before) } },
  };
};

const lineFor = (payee: Payee | undefined): string | undefined =>
  payee && lineOf({ ...payee, isChanged: changesOf(payee).length > 0, lastAt: lastAtOf(payee) });

const lineParts = async (before: Payee | undefined, after: Payee | undefined): Promise<readonly Part[]> => {
  const [old, wanted] = [lineFor(before), lineFor(after)];
  const payee = after ?? before;
  return payee && old !== wanted ? [{ refused: 'changed', item: await lineItem(payee.userId, payee.id, wanted) }] : [];
};

const bookParts = (before: Payee | undefined, after: Payee | undefined): readonly Part[] => {
  const payee = after ?? before;
  if (!payee || (before && after)) return [];
  const isNew = !before;
  return [
    {
      refused: 'full',
      item: {
        Update: {
          TableName: TableName(),
          Key: keys.payeeBook(payee.userId),
          UpdateExpression: 'ADD #count :more',
          ...(isNew && { ConditionExpression: 'attribute_not_exists(#count) OR #count < :most' }),
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: isNew ? { ':more': 1, ':most': payeesAtMost } : { ':more': -1 },
        },
      },
    },
  ];
};

/** An answer that a payee counts, marked on its validation so that it is counted once, whoever tells it how often. */
export interface Counted {
  readonly validationId: string;
  /** Whether it may have been counted before: then it is only marked. */
  readonly isAgain?: boolean;
}

const countedParts = (userId: string, counted: Counted | undefined, now: string): readonly Part[] =>
  counted
    ? [
        {
          refused: 'counted',
          item: {
            Update: {
              TableName: TableName(),
              Key: keys.validation(userId, counted.validationId),
              UpdateExpression: 'SET payeeCountedAt = :now',
              ConditionExpression: counted.isAgain
                ? 'attribute_exists(pk)'
                : 'attribute_exists(pk) AND attribute_not_exists(payeeCountedAt)',
              ExpressionAttributeValues: { ':now': now },
            },
          },
        },
      ]
    : [];

/** `taken`: its document is another payee's. `counted`: the answer was counted before. */
type Written = 'written' | Part['refused'];

interface Writing {
  readonly now: string;
  readonly counted?: Counted | undefined;
}

/** Keeps the pages small. The payee is written: a page that is not folded now is folded by a later write. */
const foldPageOf = async ({ userId, id }: Payee): Promise<void> => {
  try {
    await pages.fold.run(userId, id);
  } catch (error) {
    logger.warn('payee page not folded', { cause: nameOf(error) });
  }
};

/** Writes a payee and everything that follows from it, all or nothing, if it is as it was read. */
const write = async (
  before: Payee | undefined,
  after: Payee | undefined,
  { now, counted }: Writing,
): Promise<Written> => {
  const userId = (after ?? before)?.userId ?? '';
  const parts = [
    ...countedParts(userId, counted, now),
    await rowPart(before, after),
    ...bookParts(before, after),
    ...(await lineParts(before, after)),
    ...(await knownByParts(before, after, now)),
  ];
  const [refused] = await refusedIn(parts.map(({ item }) => item));
  if (refused !== undefined) return parts[refused]?.refused ?? 'changed';
  if (after && isFoldingTime()) await foldPageOf(after);
  return 'written';
};

/** Each round somebody else wrote the same payee. */
const rounds = 20;

type Decide = (payee: Payee) => Payee | undefined | Promise<Payee | undefined>;

/**
 * Changes a payee as it stands, again where somebody else changed it meanwhile. What is decided to be nothing, or the same,
 * writes nothing. Answers with the payee afterwards, or why it could not be; `undefined` where there is none.
 */
const change = async (
  userId: string,
  id: string,
  decide: Decide,
  writing: Writing,
): Promise<Payee | 'taken' | 'counted' | undefined> => {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const before = await find(userId, id);
    if (!before) return undefined;
    const decided = await decide(before);
    if (!decided || isDeepStrictEqual(decided, before)) return before;
    const after = { ...decided, version: before.version + 1 };
    const written = await write(before, after, writing);
    if (written === 'written') return after;
    if (written === 'taken' || written === 'counted') return written;
  }
  throw new Error('A payee kept changing');
};

/** Takes away a payee and everything that follows from it; `false` where there is none. */
const remove = async (userId: string, id: string, now: string): Promise<boolean> => {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const before = await find(userId, id);
    if (!before) return false;
    if ((await write(before, undefined, { now })) === 'written') return true;
  }
  throw new Error('A payee kept changing');
};

const looks = onTable('GetItem').of(keys.payee, keys.payeePage);
const writes = onTable('UpdateItem').of(keys.payeeBook, keys.payeePage, keys.payeeBy, keys.validation);
const puts = onTable('PutItem').of(keys.payee, keys.payeePage);
const looksByPseudonym = onTable('BatchGetItem').of(keys.payeeBy);

export const verbs = {
  find: verb([onTable('GetItem').of(keys.payee), ...opensSealed], find),
  findAll: verb([onTable('BatchGetItem').of(keys.payee), ...opensSealed], findAll),
  create: verb(
    [looks, looksByPseudonym, puts, writes, ...sealsAndOpens],
    (payee: Payee, writing: Writing): Promise<Written> => write(undefined, payee, writing),
  ),
  change: verb([looks, looksByPseudonym, puts, writes, ...opensSealed], change),
  /** The same for what a payee is not found by, such as its next turn. */
  reschedule: verb([looks, puts, writes, ...opensSealed], change),
  remove: verb([looks, looksByPseudonym, writes, onTable('DeleteItem').of(keys.payee), ...opensSealed], remove),
};
