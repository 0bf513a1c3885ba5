import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import { bankOf } from '#shared/engine/registry.ts';
import { lineOf } from '../../rules/history/filter.ts';
import { isFinal } from '#shared/validation/status.ts';
import { minusSeconds } from '../../rules/time.ts';
import { segmentCache, type Segment } from './segment-cache.ts';
import { readRows, type Span } from './rows.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import type { Validation } from '../validations/validations.ts';

/**
 * A segment: the lines of some 1,400 consecutive validations, newest first, compressed. Answers never change once they
 * are final, so it never changes either. A row takes 700 bytes and its line 60 of a segment: searching 100,000 rows reads
 * 6 MB instead of 70.
 *
 * Segments form a chain: each is keyed by the id that it begins after, the last id of the one before it. The condition of
 * the write makes sure that nothing is segmented twice. A daily job writes them, or the first search that would have to
 * pass too many rows that are not segmented yet: a validation itself costs no more.
 */
const Stored = z.object({ sk: z.string(), upTo: z.string(), lines: z.instanceof(Uint8Array) });

/** An item holds 400 kB at most; compression never makes a text much longer. */
const bytesAtMost = 300_000;
const rowsAtMost = 2_000;
/** Fewer rows are passed as quickly as they are. */
export const worthSegmenting = 100;
/** A validation is written within 29 s of the moment its id tells: after that nothing can come in before it. */
const calmAfterSeconds = 120;

const bankNamesOf = async ({ country, bank: keeper, bankCode }: Validation): Promise<readonly string[]> => {
  if (!isCountry(country)) return [];
  const { pack } = await loadCountry(country);
  const bank = bankOf(pack.banks, keeper ?? bankCode);
  return bank ? [bank.shortName, bank.name, ...bank.aliases] : [];
};

export const searchLineOf = async (row: Validation): Promise<string> => lineOf(row, await bankNamesOf(row));

const querySegments = (userId: string, before: string, more: Partial<QueryCommand['input']>) =>
  documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': keys.segment(userId, '').pk,
        ':first': keys.segment(userId, '').sk,
        ':last': keys.segment(userId, before).sk,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...more,
    }),
  );

/** The id up to which everything is segmented; empty when nothing is. */
export const segmentedUpTo = async (userId: string): Promise<string> => {
  const found = await querySegments(userId, '~', { Limit: 1, ProjectionExpression: 'upTo' });
  return z.object({ upTo: z.string() }).optional().parse(found.Items?.[0])?.upTo ?? '';
};

/** Two bytes a character at most: 64 MB of the 1,024 a function has. */
const cache = segmentCache(32_000_000);

/** One megabyte of segments, those of the rows up to `id` and what is older. */
const readBelow = async (userId: string, id: string): Promise<readonly Segment[]> => {
  const found = await querySegments(userId, id, {});
  const { sk: prefix } = keys.segment(userId, '');
  const segments = z
    .array(Stored)
    .parse(found.Items ?? [])
    .map(({ sk, upTo, lines }) => ({ after: sk.slice(prefix.length), upTo, text: gunzipSync(lines).toString() }))
    .filter(({ after }) => after < id);
  cache.put(userId, segments);
  return segments;
};

/** The next read, begun while this one is looked at. Nobody may ever wait for it. */
const begin = (userId: string, id: string) => {
  const segments = readBelow(userId, id);
  segments.catch(() => undefined);
  return { id, segments };
};

/**
 * The texts of the segments that touch a span, newest first; `upTo` is where the newest ends. Whoever wants more than one
 * read of them will want them all: from the second on, the next is read while these are looked at.
 */
export async function* segmentsOf(userId: string, { after, before }: Span, upTo: string): AsyncGenerator<string> {
  let ahead: ReturnType<typeof begin> | undefined;
  let reads = 0;
  for (let id = before < upTo ? before : upTo; id > after;) {
    const begun = ahead?.id === id ? ahead : undefined;
    const kept = begun ? undefined : cache.covering(userId, id);
    const run = kept ? [kept] : await (begun ?? begin(userId, id)).segments;
    const oldest = run.at(-1);
    if (!oldest) return;
    if (!kept && ++reads > 1 && oldest.after > after) ahead = begin(userId, oldest.after);
    for (const { text } of run) yield text;
    id = oldest.after;
  }
}

/** The rows from the oldest on that cannot change any more and fit into one item. */
const segmentable = async (rows: readonly Validation[], now: string) => {
  const calm = minusSeconds(now, calmAfterSeconds);
  const lines: string[] = [];
  let upTo = '';
  let bytes = 0;
  for (const row of rows) {
    const line = await searchLineOf(row);
    bytes += Buffer.byteLength(line) + 1;
    if (!isFinal(row.status) || row.createdAt >= calm || bytes > bytesAtMost) break;
    lines.push(line);
    upTo = row.id;
  }
  return { lines, upTo };
};

const write = async (userId: string, after: string, upTo: string, lines: readonly string[]): Promise<void> => {
  const put = new PutCommand({
    TableName: TableName(),
    Item: { ...keys.segment(userId, after), upTo, lines: gzipSync(lines.toReversed().join('\n')) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await documents.send(put).catch((error: unknown) => {
    // Another search was faster; its segment may end elsewhere, so the chain is read again.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
};

/** Segments what can be, oldest first, until `deadline` (of `performance.now`); answers up to where all is segmented. */
export const segmentMore = async (userId: string, now: string, deadline: number): Promise<string> => {
  let upTo = await segmentedUpTo(userId);
  while (performance.now() < deadline) {
    const { rows } = await readRows(userId, { after: upTo, before: '~' }, { limit: rowsAtMost, oldestFirst: true });
    const next = await segmentable(rows, now);
    if (next.lines.length < worthSegmenting) break;
    await write(userId, upTo, next.upTo, next.lines);
    upTo = await segmentedUpTo(userId);
  }
  return upTo;
};
