import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RowStatus } from '#shared/validation/batches.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import type { Batch } from '../../rules/batches/batch.ts';
import { newBatch } from '../../rules/batches/new-batch.ts';
import type { Row } from '../../rules/batches/row.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { verbs, type Wanted } from './batch-rows.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';
const batchOf = (id: string, more: Partial<Batch> = {}): Batch => ({
  ...newBatch({ id, userId: 'usr_one', environment: 'sandbox', bytes: 1, hasFile: true }, now),
  stage: 'asking',
  readRows: 2_600,
  ...more,
});

type Written = Partial<Row> & Pick<Row, 'row'>;
const write = async (batchId: string, rows: readonly Written[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += 25) {
    const items = rows.slice(at, at + 25).map((row) => ({
      ...keys.batchRow(batchId, row.row),
      batchId,
      status: 'PENDING',
      asked: {},
      attempt: 1,
      ...row,
    }));
    const put = { [TableName()]: items.map((Item) => ({ PutRequest: { Item } })) };
    await documents().send(new BatchWriteCommand({ RequestItems: put }));
  }
};

const page = async (batch: Batch, wanted: Partial<Wanted> = {}) => {
  const found = await verbs.page.run(batch, {
    status: undefined,
    from: undefined,
    cursor: undefined,
    limit: 100,
    ...wanted,
  });
  if (found === 'invalidCursor') throw new Error('The cursor is not of this list');
  return found;
};

/** Every page to the end, by the numbers of their rows. */
const pagesOf = async (batch: Batch, wanted: Partial<Wanted>): Promise<readonly (readonly number[])[]> => {
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await page(batch, { ...wanted, cursor });
    pages.push(rows.map(({ row }) => row.row));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
};

const answered = (row: number, outcome: NonNullable<Row['outcome']>): Written => ({
  row,
  status: outcome === 'VALID' || outcome === 'INVALID' ? 'SUCCESS' : 'FAILED',
  outcome,
  validationId: `val_${row}`,
});

/** Every seventh failed. */
const many = batchOf('bat_many');
const failed = Array.from({ length: 2_600 }, (_, index) => index + 1).filter((row) => row % 7 === 0);
beforeAll(async () => {
  await write(
    many.id,
    Array.from({ length: 2_600 }, (_, index) => answered(index + 1, (index + 1) % 7 === 0 ? 'ERROR' : 'VALID')),
  );
});

test('rows come in order, page by page, each once', async () => {
  const pages = await pagesOf(many, { limit: 500 });
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 500, 500, 500, 100]);
  expect(pages.flat()).toEqual(Array.from({ length: 2_600 }, (_, index) => index + 1));
});

test('a page begins where it is asked to', async () => {
  const { rows } = await page(many, { from: 2_400, limit: 3 });
  expect(rows.map(({ row }) => row.row)).toEqual([2_400, 2_401, 2_402]);
  expect(await page(many, { from: 2_601 })).toEqual({ rows: [], nextCursor: null });
});

test.for([50, 500])('of a status, none is lost and none told twice by pages of %i', async (limit) => {
  const pages = await pagesOf(many, { status: 'FAILED', limit });
  expect(pages.flat()).toEqual(failed);
});

test('a status that no row has ends after the pages that its reads are bounded by', async () => {
  const sent = vi.spyOn(documents(), 'send');
  expect(await pagesOf(many, { status: 'PENDING', limit: 100 })).toEqual([[], []]);
  expect(sent).toHaveBeenCalledTimes(6);
  sent.mockRestore();
});

test('a cursor is of one batch and one filter', async () => {
  const { nextCursor } = await page(many, { limit: 1 });
  const wanted = { from: undefined, cursor: nextCursor ?? '', limit: 1 };
  expect(await verbs.page.run(many, { ...wanted, status: 'FAILED' })).toBe('invalidCursor');
  expect(await verbs.page.run(batchOf('bat_other'), { ...wanted, status: undefined })).toBe('invalidCursor');
  expect(await verbs.page.run({ ...many, userId: 'usr_two' }, { ...wanted, status: undefined })).toBe('invalidCursor');
});

test('a row that asks the same as one before has its answer, wherever that one stands, and is filtered by it', async () => {
  const batch = batchOf('bat_copies');
  const copies = Array.from({ length: 250 }, (_, index) => ({ row: 301 + index, sameAs: 1 + index }));
  const leaders = Array.from({ length: 250 }, (_, index) => answered(1 + index, index % 2 ? 'VALID' : 'TIMEOUT'));
  await write(batch.id, [...leaders, ...copies]);
  const sent = vi.spyOn(documents(), 'send');
  const { rows } = await page(batch, { from: 301, limit: 250 });
  // One query, and a hundred rows at a time.
  expect(sent).toHaveBeenCalledTimes(4);
  sent.mockRestore();
  expect(rows.slice(0, 2)).toMatchObject([
    { row: { row: 301, sameAs: 1 }, status: 'FAILED', validationId: 'val_1' },
    { row: { row: 302, sameAs: 2 }, status: 'SUCCESS', validationId: 'val_2' },
  ]);
  const ofStatus = async (status: RowStatus) => (await pagesOf(batch, { status, from: 301, limit: 100 })).flat();
  expect(await ofStatus('FAILED')).toEqual(copies.map(({ row }) => row).filter((row) => row % 2 === 1));
  expect(await ofStatus('PENDING')).toEqual([]);
});

test('rows are narrowed to those with a verdict, a copy by that of its leader, and a cursor of one is none of another', async () => {
  const batch = batchOf('bat_verdicts');
  await write(batch.id, [
    { ...answered(1, 'VALID'), verdict: 'pay' },
    { ...answered(2, 'INVALID'), verdict: 'stop' },
    answered(3, 'TIMEOUT'),
    { row: 4, sameAs: 2 },
  ]);
  expect(await pagesOf(batch, { verdict: 'stop', limit: 1 })).toEqual([[2], [4]]);
  expect((await pagesOf(batch, { verdict: 'look' })).flat()).toEqual([]);
  const { nextCursor } = await page(batch, { verdict: 'stop', limit: 1 });
  await expect(page(batch, { verdict: 'pay', cursor: nextCursor ?? '' })).rejects.toThrow('not of this list');
});

test('what is under way, and what a retry has not come to, is told as it is though no row says so', async () => {
  const flying = { row: 2, place: 1, validationId: 'val_new', at: now };
  const batch = batchOf('bat_retried', { attempt: 2, inFlight: [flying] });
  await write(batch.id, [answered(1, 'ERROR'), answered(2, 'ERROR'), answered(3, 'VALID'), { row: 4, sameAs: 2 }]);
  const { rows } = await page(batch);
  expect(rows.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSING', 'SUCCESS', 'PROCESSING']);
  expect(await pagesOf(batch, { status: 'PROCESSING' })).toEqual([[2, 4]]);
});

test('what was written of a file and not counted is no row of the batch', async () => {
  await write('bat_broken_off', [answered(1, 'VALID'), { row: 2 }, { row: 3 }]);
  const batch = batchOf('bat_broken_off', { readRows: 1 });
  expect((await page(batch)).rows.map(({ row }) => row.row)).toEqual([1]);
  expect(await page({ ...batch, readRows: 0 })).toEqual({ rows: [], nextCursor: null });
});

test('a row that cannot be read takes no other with it', async () => {
  const batch = batchOf('bat_damaged');
  await write(batch.id, [answered(1, 'VALID'), { row: 2, asked: 'no row' as never }, { row: 3, sameAs: 2 }]);
  expect((await page(batch)).rows.map(({ row }) => row.row)).toEqual([1, 3]);
});

test('rows as long as they may be come in pages that a function can answer, none of them lost', async () => {
  const batch = batchOf('bat_long');
  const original = Array.from({ length: 15 }, () => '"'.repeat(250));
  await write(
    batch.id,
    Array.from({ length: 450 }, (_, index) => ({
      row: index + 1,
      asked: { original },
      status: 'FAILED' as const,
      findings: [],
    })),
  );
  for (const status of [undefined, 'FAILED'] as const) {
    const pages = await pagesOf(batch, { status, limit: 500 });
    expect(pages.flat()).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
    // Each row is 8,000 bytes as JSON, and that JSON within the answer of a function twice as long.
    for (const rows of pages) expect(rows.length * 8_000 * 2).toBeLessThan(6_000_000);
  }
});
