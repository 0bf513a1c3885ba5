import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { batchLimits } from '#shared/validation/batches.ts';
import { environments } from '#shared/validation/environment.ts';
import { momentIn } from '../../rules/id-time.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { goneAt } from './gone-at.ts';

/** Of rows that say when they were made, as their id does. */
const Row = z.object({
  sk: z.string(),
  environment: z.enum(environments).default('production').catch('production'),
  createdAt: z.string().optional(),
  upTo: z.string().optional(),
});
type Row = z.output<typeof Row>;

const madeAt = ({ createdAt, upTo }: Row): string | undefined =>
  createdAt ?? (upTo === undefined ? undefined : momentIn(upTo));

/** When a row is gone by a choice; `undefined` for those of the sandbox, which nobody chooses. */
const endOf = (row: Row, keptYears: number): number | undefined => {
  const createdAt = madeAt(row);
  const isChosen = createdAt !== undefined && row.environment !== 'sandbox';
  return isChosen ? goneAt({ environment: row.environment, createdAt }, { keptYears }) : undefined;
};

const setEnd = (Key: Readonly<Record<'pk' | 'sk', string>>, ttl: number): Promise<boolean> =>
  update({
    TableName: TableName(),
    Key,
    UpdateExpression: 'SET #ttl = :ttl',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':ttl': ttl },
  });

const atOnce = 25;

const setEnds = async (pk: string, rows: readonly { readonly sk: string; readonly ttl: number | undefined }[]) => {
  for (let start = 0; start < rows.length; start += atOnce)
    await Promise.all(
      rows.slice(start, start + atOnce).map(async ({ sk, ttl }) => ttl !== undefined && setEnd({ pk, sk }, ttl)),
    );
};

const portion = 500;
/** Sorts behind whatever begins so. */
const behind = (sk: string): string => `${sk}~`;

interface Span {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}

/** Rows of a partition in the order of their keys, and where they go on. */
const rowsIn = async (pk: string, { from, to, limit }: Span) => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ProjectionExpression: 'sk, #environment, createdAt, upTo',
      ExpressionAttributeNames: { '#environment': 'environment' },
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      Limit: limit,
    }),
  );
  const items = z.array(Row).parse(found.Items ?? []);
  const last = found.LastEvaluatedKey && items.at(-1);
  return { items, next: last && behind(last.sk) };
};

const batches = keys.batch('', '').sk;
/** Answers, batches and what searches read of them, in the order of their keys. */
const kinds = [batches, keys.segment('', '').sk, keys.validation('', '').sk].toSorted();

/** Within which batch it goes on, and behind which of its rows. */
interface Reached {
  readonly batch: string;
  readonly row: string | undefined;
}

/** Tells some rows of a batch; where its rows go on, or nothing once all know. */
const applyToRows = async (batch: string, ttl: number, from: string | undefined): Promise<string | undefined> => {
  const rowOf = (row: number) => keys.batchRow(batch.slice(batches.length), row);
  const { pk, sk: first } = rowOf(0);
  const { items, next } = await rowsIn(pk, { from: from ?? first, to: rowOf(batchLimits.rows).sk, limit: portion });
  await setEnds(
    pk,
    items.map(({ sk }) => ({ sk, ttl })),
  );
  return next;
};

/** One batch, or some rows of it: it is told itself once all of them know. */
const applyToBatch = async (pk: string, keptYears: number, { batch: from, row }: Reached): Promise<string> => {
  const { items } = await rowsIn(pk, { from, to: behind(batches), limit: 1 });
  const [batch] = items;
  if (!batch) return behind(batches);
  const ttl = endOf(batch, keptYears);
  const next = ttl && (await applyToRows(batch.sk, ttl, batch.sk === from ? row : undefined));
  if (next) return `${batch.sk} ${next}`;
  await setEnds(pk, [{ sk: batch.sk, ttl }]);
  return behind(batch.sk);
};

/** What somebody chose, and how far rows of before were told so. */
interface Choice {
  readonly userId: string;
  readonly years: number;
  readonly keptTo: string | undefined;
}

/** Tells some rows when they end, in the order of their keys; where it goes on, or nothing once all know. */
export const applyChoice = async ({ userId, years: chosen, keptTo = '' }: Choice): Promise<string | undefined> => {
  const { pk } = keys.validation(userId, '');
  const [to = '', row] = keptTo.split(' ');
  const kind = kinds.find((one) => behind(one) > to);
  if (kind === undefined) return undefined;
  const from = to > kind ? to : kind;
  if (kind === batches) return applyToBatch(pk, chosen, { batch: from, row });
  const { items, next } = await rowsIn(pk, { from, to: behind(kind), limit: portion });
  await setEnds(
    pk,
    items.map((one) => ({ sk: one.sk, ttl: endOf(one, chosen) })),
  );
  return next ?? behind(kind);
};
