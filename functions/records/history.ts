import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { matches, type HistoryFilter } from '../domain/history-filter.ts';
import { onTable, readsCursorKey } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { readCursor, signCursor } from './cursor.ts';
import { keys } from './keys.ts';
import { documents, TableName } from './table.ts';
import { Validation } from './validations.ts';

export interface Page {
  readonly rows: readonly Validation[];
  readonly nextCursor: string | null;
}

/** Rows one request may read past while it looks for matches; then it answers what it has and where to go on. */
const scannedAtMost = 2_000;

const readRows = async (userId: string, before: string, limit: number): Promise<Validation[]> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :before',
      ExpressionAttributeValues: {
        ':pk': keys.validation(userId, '').pk,
        ':first': keys.validation(userId, '').sk,
        ':before': keys.validation(userId, before).sk,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  return z.array(Validation).parse(found.Items ?? []);
};

/** Newest first. The cursor is the id of the last row read, so the page that follows is stable under inserts. */
const list = async (
  userId: string,
  filter: HistoryFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page | 'invalidCursor'> => {
  const boundTo = JSON.stringify([userId, filter]);
  const start = cursor === undefined ? '~' : await readCursor(cursor, boundTo);
  if (start === undefined) return 'invalidCursor';
  const rows: Validation[] = [];
  let place = start;
  const pageSize = Object.values(filter).some(Boolean) ? 200 : limit + 1;
  for (let scanned = 0; scanned < scannedAtMost;) {
    // BETWEEN is inclusive: the row of the cursor itself is dropped.
    const read = (await readRows(userId, place, pageSize + 1)).filter((row) => row.id !== place);
    for (const row of read) {
      if (rows.length === limit) return { rows, nextCursor: await signCursor(rows.at(-1)?.id ?? place, boundTo) };
      if (matches(row, filter)) rows.push(row);
      place = row.id;
    }
    if (read.length < pageSize) return { rows, nextCursor: null };
    scanned += read.length;
  }
  return { rows, nextCursor: await signCursor(place, boundTo) };
};

export const verbs = {
  list: verb([onTable('Query'), readsCursorKey], list),
};
