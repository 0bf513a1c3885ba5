import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { keys } from '../table/keys.ts';
import { readMovement, type Told } from './movement.ts';
import { documents, TableName } from '../table/table.ts';

export interface MovementPage {
  readonly rows: readonly Told[];
  readonly nextCursor: string | null;
}

/** Newest first. The cursor is the place of the last row shown, so the page that follows is stable under inserts. */
const list = async (
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<MovementPage | 'invalidCursor'> => {
  const boundTo = JSON.stringify([userId, 'movements']);
  const place = cursor === undefined ? '~' : await readCursor(cursor, boundTo);
  if (place === undefined) return 'invalidCursor';
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :place',
      ExpressionAttributeValues: {
        ':pk': keys.movement(userId, '').pk,
        ':first': keys.movement(userId, '').sk,
        ':place': keys.movement(userId, place).sk,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      // BETWEEN is inclusive: one row more for the cursor's own, which is dropped, and one that tells whether more follow.
      Limit: limit + 2,
    }),
  );
  const following = (found.Items ?? []).map(readMovement).filter((movement) => movement.place !== place);
  const rows = following.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: last && following.length > limit ? await signCursor(last.place, boundTo) : null };
};

export const verbs = { list: verb([onTable('Query'), readsCursorKey], list) };
