import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { countsOf, type Counts, type Countable } from '../../rules/usage/counts.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn, update, type Items } from '../table/transaction.ts';

/** One day of one customer in one environment. */
export interface Day {
  readonly userId: string;
  readonly date: string;
  readonly environment: string;
}

const prefix = 'n.';
const Count = z.int().min(0);

/** Each count is an attribute of its own, `n.<status>.<door>.<key>`, so that two at once raise two. */
const countsIn = (item: Readonly<Record<string, unknown>> = {}): Counts =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, count]) => [name.slice(prefix.length), Count.parse(count)]),
  );

const dayOf = ({ userId, createdAt, environment }: Countable): Day => ({
  userId,
  date: createdAt.slice(0, 'YYYY-MM-DD'.length),
  environment,
});

const keyOf = ({ userId, date, environment }: Day) => keys.usage(userId, date, environment);

/** A validation says of itself that it was counted, for as long as it lives: no redelivery comes too late to notice. */
const markItem = ({ userId, id }: Countable, now: string) => ({
  Update: {
    TableName: TableName(),
    Key: keys.validation(userId, id),
    UpdateExpression: 'SET usageCountedAt = :now',
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

const raiseItem = (day: Day, counts: Counts) => {
  const { names, values, each } = named(counts);
  return {
    Update: {
      TableName: TableName(),
      Key: keyOf(day),
      UpdateExpression: `ADD ${each((name, value) => `${name} ${value}`)}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
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

const find = async (day: Day): Promise<Counts> => {
  const found = await documents.send(new GetCommand({ TableName: TableName(), Key: keyOf(day), ConsistentRead: true }));
  return countsIn(found.Item);
};

/** Corrects counters to the truth, unless one of them changed since it was read. */
const correct = async (day: Day, seen: Counts, truth: Counts): Promise<'corrected' | 'changed'> => {
  const whole = { ...Object.fromEntries(Object.keys(seen).map((name) => [name, 0])), ...truth };
  const { names, values, each } = named(whole);
  const before = Object.keys(whole).map((name, index) =>
    name in seen ? `#n${index} = :seen${index}` : `attribute_not_exists(#n${index})`,
  );
  const seenValues = Object.keys(whole).flatMap((name, index) =>
    name in seen ? [[`:seen${index}`, seen[name]] as const] : [],
  );
  const corrected = await update({
    TableName: TableName(),
    Key: keyOf(day),
    UpdateExpression: `SET ${each((name, value) => `${name} = ${value}`)}`,
    ConditionExpression: before.join(' AND '),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ...Object.fromEntries(seenValues) },
  });
  return corrected ? 'corrected' : 'changed';
};

export const verbs = {
  count: verb([onTable('UpdateItem')], count),
  find: verb([onTable('GetItem')], find),
  correct: verb([onTable('UpdateItem')], correct),
};
