import { createHash } from 'node:crypto';
import { logger } from '../../log.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from './keys.ts';
import { placeOf } from './row.ts';
import { listed, onList, readPlaces, sparseIndex, type Cursor, type Place } from './sparse-index.ts';
import { TableName } from './table.ts';
import { update } from './transaction.ts';

/** So many runs may fail at an item of a list, one after the other; the last of them parks it. */
export const runsAtMost = 5;

/** What came of a failure: it was counted, it was the last one, or the item had left its place, so nothing failed. */
export type SetBack = 'tried' | 'parked' | 'gone';

/** An update of an item that is still listed as it was read. */
const whereListed = ({ pk, sk, ...listing }: Place) => ({
  TableName: TableName(),
  Key: { pk, sk },
  ConditionExpression: '#list = :list AND #sort = :sort',
  ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
  ExpressionAttributeValues: {
    ':list': listing[sparseIndex.partition],
    ':sort': listing[sparseIndex.sort],
  },
});

/** Counts one more failure; `false` where it would be the last, what stands there is no count, or the item is gone. */
const countFailure = (place: Place): Promise<boolean> => {
  const { ConditionExpression: isListed, ExpressionAttributeValues: values, ...where } = whereListed(place);
  return update({
    ...where,
    UpdateExpression: 'ADD attempts :one',
    ConditionExpression: `${isListed} AND (attribute_not_exists(attempts) OR attempts BETWEEN :one AND :most)`,
    ExpressionAttributeValues: { ...values, ':one': 1, ':most': runsAtMost - 2 },
  });
};

/** Forgets the failures of an item that is still listed as it was read; one that never failed costs a write that is refused. */
const forgive = (place: Place): Promise<boolean> => {
  const { ConditionExpression: isListed, ...where } = whereListed(place);
  return update({
    ...where,
    UpdateExpression: 'REMOVE attempts',
    ConditionExpression: `${isListed} AND attribute_exists(attempts)`,
  });
};

/** Moves an item to another place of the index; nothing else of it changes but the count of its failures. */
const move = (place: Place, to: ReturnType<typeof listed>, attempts: '' | 'REMOVE attempts'): Promise<boolean> => {
  const { ExpressionAttributeValues: values, ...where } = whereListed(place);
  return update({
    ...where,
    UpdateExpression: `SET #list = :toList, #sort = :toSort ${attempts}`,
    ExpressionAttributeValues: { ...values, ':toList': to[sparseIndex.partition], ':toSort': to[sparseIndex.sort] },
  });
};

/** A parked item is listed by since when, and by the place it came from. */
const parkedSort = ({ unsettledPk, unsettledSk }: Place, now: string): string =>
  [now, unsettledPk, unsettledSk].join(' ');

const cameFrom = ({ unsettledSk }: Place) => {
  const [since = '', partition = '', ...sort] = unsettledSk.split(' ');
  return { since, partition, sort: sort.join(' ') };
};

const setBack = async (place: Place, now: string): Promise<SetBack> => {
  if (await countFailure(place)) return 'tried';
  if (!(await move(place, listed('parked', place.sk, parkedSort(place, now)), ''))) return 'gone';
  logger.error('row parked', { list: place.unsettledPk, place: placeOf(place) });
  return 'parked';
};

export interface Parked {
  /** Names the item to an operator: a hash of its key. */
  readonly row: string;
  readonly place: Place;
  /** Absent where the item is no customer's. */
  readonly key: string | undefined;
  /** Where it was listed. */
  readonly list: string;
  readonly since: string;
}

const rowOf = ({ pk, sk }: Place): string =>
  `row_${createHash('sha256').update(`${pk} ${sk}`).digest('hex').slice(0, 16)}`;

const describe = (place: Place): Parked => {
  const { since, partition } = cameFrom(place);
  return { row: rowOf(place), place, key: placeOf(place), list: partition, since };
};

/** Of each of the partitions a list is spread over. */
const pageSize = 20;

/** A page of what is parked, the oldest first. */
const list = async (cursor?: Cursor) => {
  const { places, next } = await readPlaces('parked', { limit: pageSize, cursor });
  return { found: places.map(describe), next };
};

/** Puts an item back where it came from, with all its tries before it. */
const unpark = async ({ place }: Parked): Promise<'unparked' | 'gone'> => {
  const { partition, sort } = cameFrom(place);
  const to = { [sparseIndex.partition]: partition, [sparseIndex.sort]: sort };
  return (await move(place, to, 'REMOVE attempts')) ? 'unparked' : 'gone';
};

/** What setting back takes, by whose rows stand in a list. */
export const settingBack = (key: typeof keys.wallet | typeof keys.erasure) => ({
  /** Counts a failure at an item of a list, and parks it where that was one too many. */
  setBack: verb([onTable('UpdateItem').of(key)], setBack),
  /** What stays listed, as it should, did not fail: failures before it are no longer in a row. */
  forgive: verb([onTable('UpdateItem').of(key)], forgive),
});

export const verbs = {
  /** Most lists are of what customers own; whoever walks another may change its rows anyway. */
  ...settingBack(keys.wallet),
  list: verb([onList('parked')], list),
  unpark: verb(
    [onTable('UpdateItem').of(keys.wallet, keys.payment, keys.subscription, keys.erasure, keys.dataKey)],
    unpark,
  ),
};
