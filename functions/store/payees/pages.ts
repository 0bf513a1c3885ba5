import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Line } from '../../rules/payees/line.ts';
import { foldedPage, linesOf, unfoldedPage, type PageLines } from '../../rules/payees/page.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { openedEach, openedText, sealedBytes, sealedValue } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { rowUnread, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';

/** Of so many pages a customer's lines are on: a page of 20,000 payees is 312 lines. */
const pages = 64;
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const letterAt = (id: string, fromEnd: number): number => Math.max(0, letters.indexOf(id.at(-fromEnd) ?? ''));

/** Which page a payee's line is on, by the last letters of its id, which are chance: `00` to `3f`. */
export const pageOf = (payeeId: string): string =>
  ((letterAt(payeeId, 2) * letters.length + letterAt(payeeId, 1)) % pages).toString(16).padStart(2, '0');

/**
 * The item of a payee's transaction that writes its line, or that it has none any more. Each payee has an attribute of its
 * own, so two that change at once do not write over each other.
 */
export const lineItem = async (userId: string, payeeId: string, line: string | undefined) => ({
  Update: {
    TableName: TableName(),
    Key: keys.payeePage(userId, pageOf(payeeId)),
    UpdateExpression: 'SET #line = :line ADD version :one',
    ExpressionAttributeNames: { '#line': payeeId },
    ExpressionAttributeValues: {
      ':line':
        line === undefined ? '' : await sealedValue(userId, keys.payeePage(userId, pageOf(payeeId)), payeeId, line),
      ':one': 1,
    },
  },
});

const Folded = z.instanceof(Uint8Array).transform((bytes, context) => {
  try {
    return gunzipSync(bytes).toString();
  } catch {
    context.addIssue('damaged');
    return z.NEVER;
  }
});

const Page = z.object({ version: z.int().optional(), folded: Folded.optional() });

interface PageRead {
  /** Absent where something of it could not be read: then it stays as it is. */
  readonly version: number | undefined;
  readonly lines: PageLines;
  /** So many stand beside those that are folded. */
  readonly loose: number;
}

const isLine = (name: string): boolean => name.startsWith('pye_');

/** A page: lines that were folded together, and beside them those that were written since. */
export const pageIn = async (userId: string, found: Item): Promise<PageRead> => {
  const [item = found] = await openedEach(userId, [await openedText(userId, found, 'folded')], isLine);
  const { data, error } = Page.safeParse(item);
  if (error)
    rowUnread(
      'payee page',
      item,
      error.issues.map(({ path }) => path.join('.')),
    );
  const loose = Object.entries(item).flatMap(([name, line]): [string, string][] =>
    isLine(name) ? [[name, typeof line === 'string' ? line : '?']] : [],
  );
  return {
    version: data?.version,
    lines: new Map([...unfoldedPage(data?.folded ?? ''), ...loose]),
    loose: loose.length,
  };
};

/** All pages of a customer; a megabyte a call, which 10,000 payees seldom fill. */
const readItems = async (userId: string): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :page)',
        ExpressionAttributeValues: { ':pk': keys.payeePage(userId, '').pk, ':page': keys.payeePage(userId, '').sk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    items.push(...(found.Items ?? []));
    ExclusiveStartKey = found.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

/** All lines of a customer, in any order. One that cannot be read is told, and takes no other with it. */
const read = async (userId: string): Promise<readonly Line[]> =>
  (
    await Promise.all(
      (await readItems(userId)).map(async (item) => {
        const { lines, unread } = linesOf((await pageIn(userId, item)).lines);
        if (unread.length > 0) rowUnread('payee page', item, unread);
        return lines;
      }),
    )
  ).flat();

/** A page all of whose lines are folded. */
export const pageItemOf = async (
  userId: string,
  page: string,
  { version, lines }: { readonly version: number; readonly lines: PageLines },
): Promise<Item> => {
  const place = keys.payeePage(userId, page);
  return { ...place, version, folded: await sealedBytes(userId, place, 'folded', gzipSync(foldedPage(lines))) };
};

/** Fewer lines are read as quickly as they stand. */
const worthFolding = 8;

/** Folds the lines of a payee's page into one compressed text, unless somebody writes one meanwhile: then the next one does. */
const fold = async (userId: string, payeeId: string): Promise<void> => {
  const Key = keys.payeePage(userId, pageOf(payeeId));
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key, ConsistentRead: true }));
  const page = Item && (await pageIn(userId, Item));
  if (page?.version === undefined || page.loose < worthFolding) return;
  await transact([
    {
      Put: {
        TableName: TableName(),
        Item: await pageItemOf(userId, pageOf(payeeId), { version: page.version + 1, lines: page.lines }),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': page.version },
      },
    },
  ]);
};

/** Every so many writes of lines one folds its page: chance decides which, because nobody counts them. */
const foldedEvery = 8;
export const isFoldingTime = (): boolean => Math.random() * foldedEvery < 1;

export const verbs = {
  read: verb([onTable('Query').of(keys.payeePage), ...opensSealed], read),
  fold: verb([onTable('GetItem', 'PutItem').of(keys.payeePage), ...opensSealed], fold),
};
