import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { RequestTold } from '../../rules/events/request-logged.ts';
import { momentIn } from '../../rules/id-time.ts';
import { dayOf } from '../../rules/time.ts';
import { countsOf, keyCountsOf, keyOf, type Counts, type Countable } from '../../rules/usage/counts.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { countsIn, named, numbers } from '../table/counters.ts';
import { keys, keyUsageIn, ownerIn, usageIn } from '../table/keys.ts';
import { onList, listed, readList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn, update, type Items } from '../table/transaction.ts';

/** One day of one customer in one environment. */
export interface Day {
  readonly userId: string;
  readonly date: string;
  readonly environment: string;
}

/** One day of one key, which has the environment of its key. */
export interface KeyDay extends Day {
  readonly key: string;
}

/** What the counters of a day say, and how often they were written: whoever proves them learns from it that they changed. */
export interface Tally {
  readonly counts: Counts;
  readonly revision: number;
}

const placeOf = (day: Day | KeyDay) => {
  const { userId, date, environment } = day;
  return 'key' in day ? keys.keyUsage(userId, environment, date, day.key) : keys.usage(userId, date, environment);
};

/** Something that is counted: where it stands, and what it is counted for. */
interface Counting {
  readonly place: { readonly pk: string; readonly sk: string };
  readonly day: Day;
  readonly key: string | undefined;
  readonly answer?: Countable;
  readonly request?: RequestTold;
}

/** By the moment its id tells, as whoever proves a day reads it: a row of a batch may be created after midnight. */
const countingAnswer = (answer: Countable): Counting => {
  const { userId, id, createdAt, environment } = answer;
  const day = { userId, date: dayOf(momentIn(id) ?? createdAt), environment };
  return { place: keys.validation(userId, id), day, key: keyOf(answer), answer };
};

const countingRequest = (request: RequestTold): Counting => {
  const { userId, id, at, environment, key } = request;
  return { place: keys.request(userId, id), day: { userId, date: dayOf(at), environment }, key, request };
};

/**
 * A validation or request says of itself that it was counted, for as long as it lives: no redelivery comes too late to
 * notice. It leaves the list of those that were not.
 */
const markItem = ({ place }: Counting, now: string) => ({
  Update: {
    TableName: TableName(),
    Key: place,
    UpdateExpression: `SET usageCountedAt = :now REMOVE ${sparseIndex.partition}, ${sparseIndex.sort}, attempts`,
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(usageCountedAt)',
    ExpressionAttributeValues: { ':now': now },
  },
});

/** Raises the counters of an item, and how often they were raised. */
const raiseItem = (place: Counting['place'], counts: Counts, lists: Readonly<Record<string, string>> = {}) => {
  const { names, values, each } = named(counts);
  const sets = Object.keys(lists).map((name, index) => `${name} = :list${index}`);
  const raises = ['revision :one', ...each((name, value) => `${name} ${value}`)];
  return {
    Update: {
      TableName: TableName(),
      Key: place,
      UpdateExpression: `${sets.length > 0 ? `SET ${sets.join(', ')} ` : ''}ADD ${raises.join(', ')}`,
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: {
        ...values,
        ':one': 1,
        ...Object.fromEntries(Object.values(lists).map((value, index) => [`:list${index}`, value])),
      },
    },
  };
};

const answersIn = (told: readonly Counting[]) => told.flatMap(({ answer }) => answer ?? []);
const requestsIn = (told: readonly Counting[]) => told.flatMap(({ request }) => request ?? []);

/**
 * What is to be raised for one day: its own counters, and those of each key. A day of which anything rises is listed as one
 * that is to be proven, however late: it is proven together with the keys of that day.
 */
const raisesOf = (day: Day, told: readonly Counting[]): Items => {
  const ofKeys = Map.groupBy(told, ({ key }) => key);
  return [
    raiseItem(
      placeOf(day),
      countsOf(answersIn(told)),
      listed('unproven', day.userId, `${day.date}#${day.environment}`),
    ),
    ...[...ofKeys].flatMap(([key, of]) =>
      key === undefined ? [] : [raiseItem(placeOf({ ...day, key }), keyCountsOf(answersIn(of), requestsIn(of)))],
    ),
  ];
};

const raiseItems = (told: readonly Counting[]): Items =>
  [...Map.groupBy(told, ({ day }) => JSON.stringify(day)).values()].flatMap((ofDay) =>
    ofDay[0] ? raisesOf(ofDay[0].day, ofDay) : [],
  );

/** A transaction takes 100 items; were each of another day and key, it would need three. */
const atOnce = 33;

/** Marks and raises in one transaction. Those that were counted before are refused, left out, and the rest tried again. */
const countTogether = async (told: readonly Counting[], now: string): Promise<number> => {
  let left = told;
  while (left.length > 0) {
    const refused = new Set(await refusedIn([...left.map((one) => markItem(one, now)), ...raiseItems(left)]));
    if (refused.size === 0) break;
    left = left.filter((_, position) => !refused.has(position));
  }
  return left.length;
};

const once = (told: readonly Counting[]): Counting[] => [
  ...new Map(told.map((one) => [`${one.place.pk} ${one.place.sk}`, one])).values(),
];

/** Counts final answers and requests, each once however often it is told; gives how many were new. */
const count = async (
  answers: readonly Countable[],
  now: string,
  requests: readonly RequestTold[] = [],
): Promise<number> => {
  const distinct = once([...answers.map(countingAnswer), ...requests.map(countingRequest)]);
  let counted = 0;
  for (let start = 0; start < distinct.length; start += atOnce)
    counted += await countTogether(distinct.slice(start, start + atOnce), now);
  return counted;
};

const tallyIn = (item: Readonly<Record<string, unknown>> | undefined): Tally => ({
  counts: countsIn(item),
  revision: numbers.one(item?.['revision']) ?? 0,
});

const find = async (day: Day): Promise<Tally> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: placeOf(day), ConsistentRead: true }),
  );
  return tallyIn(Item);
};

/** The counters of every key on one day, but those of requests that have no row. */
const findKeys = async (day: Day): Promise<ReadonlyMap<string, Tally>> => {
  const { pk, sk } = placeOf({ ...day, key: '' });
  const tallies = new Map<string, Tally>();
  let from: Readonly<Record<string, unknown>> | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    for (const item of found.Items ?? []) {
      const { key, hasRows } = keyUsageIn(String(item['sk']));
      if (hasRows) tallies.set(key, tallyIn(item));
    }
    from = found.LastEvaluatedKey;
  } while (from);
  return tallies;
};

/** Of each of the partitions a list is spread over. */
const pageSize = 20;

/** A page of the days before a date that were not proven since their counters rose, the oldest first. */
const listUnproven = async (date: string, cursor?: Cursor): Promise<Page<Day>> => {
  const { places, unreadable, next } = await readList('unproven', { limit: pageSize, before: date, cursor });
  const found = places.map((place) => ({ place, item: { userId: ownerIn(place.pk), ...usageIn(place.sk) } }));
  return { found, unreadable, next };
};

/** An expression has 4 kB: so many counters of four digits take three quarters of it. */
const correctedAtOnce = 200;

/** The counters that do not say the truth, with what they have to say; at least one portion, which may be empty. */
const portionsOf = (counts: Counts, truth: Counts): Counts[] => {
  const wrong = [...new Set([...Object.keys(counts), ...Object.keys(truth)])]
    .map((name) => [name, truth[name] ?? 0] as const)
    .filter(([name, count]) => count !== (counts[name] ?? 0));
  const portions = Math.max(1, Math.ceil(wrong.length / correctedAtOnce));
  return Array.from({ length: portions }, (_, index) =>
    Object.fromEntries(wrong.slice(index * correctedAtOnce, (index + 1) * correctedAtOnce)),
  );
};

/** Corrects some counters of what was read at a revision; the last of them leave the list. `false` where it was written since. */
const correct = (place: Counting['place'], portion: Counts, revision: number, isLast: boolean): Promise<boolean> => {
  const { names, values, each } = named(portion);
  const sets = ['revision = :next', ...each((name, value) => `${name} = ${value}`)].join(', ');
  const leaving = isLast ? ` REMOVE ${sparseIndex.partition}, ${sparseIndex.sort}, attempts` : '';
  return update({
    TableName: TableName(),
    Key: place,
    UpdateExpression: `SET ${sets}${leaving}`,
    ConditionExpression: revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :seen',
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: { ...values, ...(revision > 0 && { ':seen': revision }), ':next': revision + 1 },
  });
};

/** Sets the counters of a day, or of a key's, to the truth and takes it off the list, unless anything of it was written since it was read. */
const prove = async (day: Day | KeyDay, { counts, revision }: Tally, truth: Counts): Promise<'proven' | 'changed'> => {
  const portions = portionsOf(counts, truth);
  for (const [index, portion] of portions.entries())
    if (!(await correct(placeOf(day), portion, revision + index, index === portions.length - 1))) return 'changed';
  return 'proven';
};

export const verbs = {
  count: verb([onTable('UpdateItem').of(keys.validation, keys.request, keys.usage, keys.keyUsage)], count),
  find: verb([onTable('GetItem').of(keys.usage, keys.keyUsage)], find),
  findKeys: verb([onTable('Query').of(keys.keyUsage)], findKeys),
  listUnproven: verb([onList('unproven')], listUnproven),
  prove: verb([onTable('UpdateItem').of(keys.usage, keys.keyUsage)], prove),
};
