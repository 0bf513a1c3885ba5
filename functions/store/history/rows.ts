import { encodeTime } from 'ulid';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { opened } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { readValidation, type Validation } from '../validations/validation.ts';
import { verbs as validations } from '../validations/validations.ts';

/** The first id a moment can have: ids begin with their time, which begins in 1970. */
export const idAt = (ms: number): string => `val_${encodeTime(Math.max(ms, 0)).toLowerCase()}`;

/** Ids between two others, both of them left out; they begin with their time, so a span of ids is one of time. */
export interface Span {
  readonly after: string;
  readonly before: string;
}

interface Read<R> {
  readonly rows: readonly R[];
  /** Nothing of the span lies beyond these rows. */
  readonly isAll: boolean;
}

interface Portion {
  readonly limit: number;
  readonly oldestFirst?: boolean;
}

/** One read of a span: at most `limit` items or 1 MB, whichever comes first. */
export const readItems = async (
  userId: string,
  { after, before }: Span,
  { limit, oldestFirst = false }: Portion,
): Promise<Read<Item>> => {
  if (after >= before) return { rows: [], isAll: true };
  const { pk, sk: first } = keys.validation(userId, after);
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': keys.validation(userId, before).sk },
      ScanIndexForward: oldestFirst,
      ConsistentRead: true,
      // BETWEEN takes both ends in: there may be a row at either.
      Limit: limit + 2,
    }),
  );
  const ends = [first, keys.validation(userId, before).sk];
  const inside = (found.Items ?? []).filter(({ sk }) => !ends.includes(String(sk)));
  return { rows: inside.slice(0, limit), isAll: !found.LastEvaluatedKey && inside.length <= limit };
};

export const readRows = async (userId: string, span: Span, portion: Portion): Promise<Read<Validation>> => {
  const { rows, isAll } = await readItems(userId, span, portion);
  return { rows: (await opened(userId, rows)).map(readValidation), isAll };
};

const fetchedAtOnce = 100;

/** Rows by id. */
export const fetchRows = async (userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Validation>> => {
  const parts = Array.from({ length: Math.ceil(ids.length / fetchedAtOnce) }, (_, index) =>
    validations.findAll.run(userId, ids.slice(index * fetchedAtOnce, (index + 1) * fetchedAtOnce)),
  );
  return new Map((await Promise.all(parts)).flat().map((row) => [row.id, row]));
};
