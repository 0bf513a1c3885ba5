import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import type { Item } from './row.ts';
import { documents, TableName } from './table.ts';

export interface Listing {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Rows of one user that sort by time, and where each stands among them. */
interface Places<R> {
  /** Whose and which: a cursor is good for nothing else. */
  readonly of: readonly [userId: string, what: string];
  readonly keyOf: (place: string) => { readonly pk: string; readonly sk: string };
  readonly read: (item: Item) => R;
  readonly placeOf: (row: R) => string;
}

export interface ListedPage<R> {
  readonly rows: readonly R[];
  readonly nextCursor: string | null;
}

/** One page. The cursor is the place of the last row shown, so the page that follows is stable under inserts. */
export const newestFirst = async <R>(
  { of, keyOf, read, placeOf }: Places<R>,
  { cursor, limit }: Listing,
): Promise<ListedPage<R> | 'invalidCursor'> => {
  const boundTo = JSON.stringify(of);
  const place = cursor === undefined ? '~' : await readCursor(cursor, boundTo);
  if (place === undefined) return 'invalidCursor';
  const first = keyOf('');
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :place',
      ExpressionAttributeValues: { ':pk': first.pk, ':first': first.sk, ':place': keyOf(place).sk },
      ScanIndexForward: false,
      ConsistentRead: true,
      // BETWEEN is inclusive: one row more for the cursor's own, which is dropped, and one that tells whether more follow.
      Limit: limit + 2,
    }),
  );
  const following = (found.Items ?? []).map(read).filter((row) => placeOf(row) !== place);
  const rows = following.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = last !== undefined && following.length > limit;
  return { rows, nextCursor: hasMore ? await signCursor(placeOf(last), boundTo) : null };
};
