import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readLine, type Line } from '../../rules/payees/line.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowUnread } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

/** Of so many pages a customer's lines are on: a page of 20,000 payees is 312 lines, some 40 kB. */
const pages = 64;
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const isPayee = (name: string): boolean => name.startsWith('pye_');

/** Which page a payee's line is on, by the last letters of its id, which are chance: `00` to `3f`. */
const pageOf = (payeeId: string): string => {
  const [high, low] = [...payeeId.slice(-2)].map((letter) => Math.max(0, letters.indexOf(letter)));
  return (((high ?? 0) * letters.length + (low ?? 0)) % pages).toString(16).padStart(2, '0');
};

/**
 * The item of a payee's transaction that writes its line, or removes it. Each payee has an attribute of its own, so two
 * that change at once do not conflict over what the other wrote.
 */
export const lineItem = (userId: string, payeeId: string, line: string | undefined) => ({
  Update: {
    TableName: TableName(),
    Key: keys.payeePage(userId, pageOf(payeeId)),
    ExpressionAttributeNames: { '#line': payeeId },
    ...(line === undefined
      ? { UpdateExpression: 'REMOVE #line' }
      : { UpdateExpression: 'SET #line = :line', ExpressionAttributeValues: { ':line': line } }),
  },
});

/** Pages that are read together: answers come side by side, and a small book costs no more than its bytes. */
const spans = [
  ['00', '1f'],
  ['20', '3f'],
] as const;

type Item = Readonly<Record<string, unknown>>;

/** The pages of one span, a megabyte a call. */
const readSpan = async (userId: string, [from, to]: (typeof spans)[number]): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const found = await documents.send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': keys.payeePage(userId, '').pk,
          ':from': keys.payeePage(userId, from).sk,
          ':to': keys.payeePage(userId, to).sk,
        },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    items.push(...(found.Items ?? []));
    ExclusiveStartKey = found.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

const linesIn = (item: Item): readonly Line[] =>
  Object.entries(item).flatMap(([name, text]) => {
    if (!isPayee(name)) return [];
    const line = readLine(name, text);
    if (!line) rowUnread('payee page', item, [name]);
    return line ?? [];
  });

/** All lines of a customer, in any order. One that cannot be read is told, and takes no other with it. */
const read = async (userId: string): Promise<readonly Line[]> =>
  (await Promise.all(spans.map((span) => readSpan(userId, span)))).flat().flatMap(linesIn);

export const verbs = {
  read: verb([onTable('Query')], read),
};
