import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { RowStatus } from '#shared/validation/batches.ts';
import type { HeadlineTone } from '#shared/validation/headline.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Batch } from '../../rules/batches/batch.ts';
import type { Row } from '../../rules/batches/row.ts';
import { shownRow, type ShownRow } from '../../rules/batches/shown-row.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import type { ListedPage } from '../table/newest-first.ts';
import { documents, TableName } from '../table/table.ts';
import { readRows } from './rows.ts';

/** A row with what became of it: a copy has the answer of the row before that asks the same. */
export interface Told extends ShownRow {
  readonly row: Row;
}

export interface Wanted {
  readonly status: RowStatus | undefined;
  readonly verdict?: HeadlineTone | undefined;
  /** The first row; a cursor goes on elsewhere. */
  readonly from: number | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** So many rows are read at once, and so often for one page: a filter that few pass is answered in several pages. */
const readAtOnce = 500;
const readsAtMost = 5;

/**
 * As many bytes of rows as one page begins another read with: what a function answers is bounded (6 MB), a read adds up to
 * one, and a row is told twice, with what is wrong with it, in a text within a text.
 */
const bytesAtMost = 700_000;
const bytesOf = (told: readonly Told[]): number =>
  told.reduce((sum, { row }) => sum + Buffer.byteLength(JSON.stringify(row.asked)), 0);

/**
 * Rows behind one, in order, and the last that was looked at; absent where no more follow. What whoever reads the file wrote
 * and did not count yet, or never will, is no row of the batch.
 */
const readBehind = async ({ id: batchId, readRows: counted }: Batch, after: number, limit: number) => {
  if (after >= counted) return { rows: [], passed: undefined };
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': keys.batchRow(batchId, 1).pk,
        ':first': keys.batchRow(batchId, after + 1).sk,
        ':last': keys.batchRow(batchId, counted).sk,
      },
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  return {
    rows: await readRows(Items),
    passed: LastEvaluatedKey && Number(String(LastEvaluatedKey['sk']).slice('ROW#'.length)),
  };
};

const gottenAtOnce = 100;

/** The rows before that some of these ask the same as, by number; those among them are not read again. */
const leadersOf = async (batchId: string, rows: readonly Row[]): Promise<ReadonlyMap<number, Row>> => {
  const here = new Map(rows.map((row) => [row.row, row]));
  const asked = [...new Set(rows.flatMap(({ sameAs }) => sameAs ?? []))];
  const missing = asked.filter((number) => !here.has(number));
  const parts = Array.from({ length: Math.ceil(missing.length / gottenAtOnce) }, (_, part) =>
    batchGet(
      missing.slice(part * gottenAtOnce, (part + 1) * gottenAtOnce).map((number) => keys.batchRow(batchId, number)),
    ),
  );
  const read = await readRows((await Promise.all(parts)).flat());
  return new Map([...here, ...read.map((row) => [row.row, row] as const)]);
};

const toldOf = async (batch: Batch, rows: readonly Row[]): Promise<readonly Told[]> => {
  const leaders = await leadersOf(batch.id, rows);
  const answererOf = (row: Row): Row => (row.sameAs === undefined ? row : (leaders.get(row.sameAs) ?? row));
  return rows.map((row) => ({ ...shownRow(batch, answererOf(row)), row }));
};

const isWanted = (told: Told, { status, verdict }: Pick<Wanted, 'status' | 'verdict'>): boolean =>
  (status === undefined || told.status === status) && (verdict === undefined || told.verdict === verdict);

/** Rows as they were sent. The cursor is the last one shown or passed: a page may hold fewer than asked though more follow. */
const page = async (
  batch: Batch,
  { status, verdict, from = 1, cursor, limit }: Wanted,
): Promise<ListedPage<Told> | 'invalidCursor'> => {
  const boundTo = JSON.stringify([batch.userId, 'rows', batch.id, status ?? null, verdict ?? null]);
  const place = cursor === undefined ? String(from - 1) : await readCursor(cursor, boundTo);
  if (place === undefined) return 'invalidCursor';
  const found: Told[] = [];
  let bytes = 0;
  let after: number | undefined = Number(place);
  for (
    let reads = 0;
    after !== undefined && found.length <= limit && bytes < bytesAtMost && reads < readsAtMost;
    reads++
  ) {
    const { rows, passed } = await readBehind(batch, after, status || verdict ? readAtOnce : limit + 1);
    const told = await toldOf(batch, rows);
    const wanted = told.filter((one) => isWanted(one, { status, verdict }));
    found.push(...wanted);
    bytes += bytesOf(wanted);
    after = passed;
  }
  const shown = found.slice(0, limit);
  const next = found.length > limit ? shown.at(-1)?.row.row : after;
  return { rows: shown, nextCursor: next === undefined ? null : await signCursor(String(next), boundTo) };
};

export const verbs = {
  page: verb([onTable('Query', 'BatchGetItem').of(keys.batchRow), ...opensSealed, readsCursorKey], page),
};
