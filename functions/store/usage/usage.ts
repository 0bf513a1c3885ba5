import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { countsOf, type Counts, type Countable } from '../../rules/usage/counts.ts';
import { onTable, onUnsettledIndex } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys, ownerIn, usageIn } from '../table/keys.ts';
import { listed, readList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn, update, type Items } from '../table/transaction.ts';

/** One day of one customer in one environment. */
export interface Day {
  readonly userId: string;
  readonly date: string;
  readonly environment: string;
}

/** What the counters of a day say, and how often they were written: whoever proves them learns from it that they changed. */
export interface Tally {
  readonly counts: Counts;
  readonly revision: number;
}

const prefix = 'n.';
const numbers = rowsOf('usage counter', z.int().min(0));

/** Each count is an attribute of its own, `n.<status>.<door>.<key>`, so that two at once raise two. */
const countsIn = (item: Readonly<Record<string, unknown>> = {}): Counts =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .flatMap(([name, count]) => {
        const read = numbers.one(count);
        return read === undefined ? [] : [[name.slice(prefix.length), read]];
      }),
  );

const dayOf = ({ userId, createdAt, environment }: Countable): Day => ({
  userId,
  date: createdAt.slice(0, 'YYYY-MM-DD'.length),
  environment,
});

const keyOf = ({ userId, date, environment }: Day) => keys.usage(userId, date, environment);

/**
 * A validation says of itself that it was counted, for as long as it lives: no redelivery comes too late to notice. It
 * leaves the list of those that were not.
 */
const markItem = ({ userId, id }: Countable, now: string) => ({
  Update: {
    TableName: TableName(),
    Key: keys.validation(userId, id),
    UpdateExpression: `SET usageCountedAt = :now REMOVE ${sparseIndex.partition}, ${sparseIndex.sort}, attempts`,
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(usageCountedAt)',
    ExpressionAttributeValues: { ':now': now },
  },
});

const named = (counts: Counts) => {
  const entries = Object.entries(counts);
  return {
    names: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, prefix + name])),
    values: Object.fromEntries(entries.map(([, count], index) => [`:n${index}`, count])),
    each: (write: (name: string, value: string) => string) =>
      entries.map((_, index) => write(`#n${index}`, `:n${index}`)).join(', '),
  };
};

/** A day whose counters rise is listed as one that is to be proven, however late an answer raises them. */
const raiseItem = (day: Day, counts: Counts) => {
  const { names, values, each } = named(counts);
  const { userId, date, environment } = day;
  const unproven = listed('unproven', userId, `${date}#${environment}`);
  return {
    Update: {
      TableName: TableName(),
      Key: keyOf(day),
      UpdateExpression: `SET ${sparseIndex.partition} = :list, ${sparseIndex.sort} = :sort ADD revision :one, ${each((name, value) => `${name} ${value}`)}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ':one': 1,
        ':list': unproven[sparseIndex.partition],
        ':sort': unproven[sparseIndex.sort],
      },
    },
  };
};

/** The counters these answers raise, one item a day of a customer. */
const raiseItems = (answers: readonly Countable[]): Items =>
  [...Map.groupBy(answers, (answer) => JSON.stringify(dayOf(answer))).values()].flatMap(([first, ...others]) =>
    first ? [raiseItem(dayOf(first), countsOf([first, ...others]))] : [],
  );

/** A transaction takes 100 items; were every answer of another day, each would need two. */
const atOnce = 50;

/** Marks and raises in one transaction. Those that were counted before are refused, left out, and the rest tried again. */
const countTogether = async (answers: readonly Countable[], now: string): Promise<number> => {
  let left = answers;
  while (left.length > 0) {
    const refused = new Set(await refusedIn([...left.map((answer) => markItem(answer, now)), ...raiseItems(left)]));
    if (refused.size === 0) break;
    left = left.filter((_, position) => !refused.has(position));
  }
  return left.length;
};

const once = (answers: readonly Countable[]): Countable[] => [
  ...new Map(answers.map((answer) => [`${answer.userId} ${answer.id}`, answer])).values(),
];

/** Counts final answers, each once however often it is told; gives how many were new. */
const count = async (answers: readonly Countable[], now: string): Promise<number> => {
  const distinct = once(answers);
  let counted = 0;
  for (let start = 0; start < distinct.length; start += atOnce)
    counted += await countTogether(distinct.slice(start, start + atOnce), now);
  return counted;
};

const find = async (day: Day): Promise<Tally> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keyOf(day), ConsistentRead: true }),
  );
  return { counts: countsIn(Item), revision: numbers.one(Item?.['revision']) ?? 0 };
};

/** Of each of the partitions a list is spread over. */
const pageSize = 20;

/** A page of the days before a date that were not proven since their counters rose, the oldest first. */
const listUnproven = async (date: string, cursor?: Cursor): Promise<Page<Day>> => {
  const { places, unreadable, next } = await readList('unproven', { limit: pageSize, before: date, cursor });
  const found = places.map((place) => ({ place, item: { userId: ownerIn(place.pk), ...usageIn(place.sk) } }));
  return { found, unreadable, next };
};

/** Sets a day's counters to the truth and takes it off the list, unless anything of it was written since it was read. */
const prove = async (day: Day, { counts, revision }: Tally, truth: Counts): Promise<'proven' | 'changed'> => {
  const nothing = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
  const { names, values, each } = named({ ...nothing, ...truth });
  const proven = await update({
    TableName: TableName(),
    Key: keyOf(day),
    UpdateExpression: `SET revision = :next, ${each((name, value) => `${name} = ${value}`)} REMOVE ${sparseIndex.partition}, ${sparseIndex.sort}, attempts`,
    ConditionExpression: 'revision = :seen',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ':seen': revision, ':next': revision + 1 },
  });
  return proven ? 'proven' : 'changed';
};

export const verbs = {
  count: verb([onTable('UpdateItem')], count),
  find: verb([onTable('GetItem')], find),
  listUnproven: verb([onUnsettledIndex], listUnproven),
  prove: verb([onTable('UpdateItem')], prove),
};
