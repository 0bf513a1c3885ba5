import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CountryCode } from '#shared/engine/index.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { bankOf } from '#shared/engine/registry.ts';
import { lineOf } from '../domain/history-filter.ts';
import { isFinal } from '../domain/life-cycle.ts';
import { minusSeconds } from '../domain/time.ts';
import { readRows, type Span } from './history-rows.ts';
import { keys } from './keys.ts';
import { documents, TableName } from './table.ts';
import type { Validation } from './validations.ts';

/**
 * A digest: the lines of some 1,400 consecutive validations, newest first, compressed. Answers never change once they
 * are final, so it never changes either. A row takes 700 bytes and its line 60 of a digest: searching 100,000 rows reads
 * 6 MB instead of 70.
 *
 * Digests form a chain: each is keyed by the id that it begins after, the last id of the one before it. The condition of
 * the write makes sure that nothing is digested twice. They are written by the first search that would have to pass too
 * many rows that are not digested yet: a validation itself costs no more, and who never searches pays for nothing.
 */
const Digest = z.object({ sk: z.string(), upTo: z.string(), lines: z.instanceof(Uint8Array) });

/** An item holds 400 kB at most; compression never makes a text much longer. */
const bytesAtMost = 300_000;
const rowsAtMost = 2_000;
/** Fewer rows are passed as quickly as they are. */
export const worthDigesting = 100;
/** A validation is written within 29 s of the moment its id tells: after that nothing can come in before it. */
const calmAfterSeconds = 120;

const bankNamesOf = async ({ country, bankCode }: Validation): Promise<readonly string[]> => {
  const { pack } = await loadCountry(country as CountryCode);
  const bank = bankOf(pack.banks, bankCode);
  return bank ? [bank.shortName, bank.name, ...bank.aliases] : [];
};

export const searchLineOf = async (row: Validation): Promise<string> => lineOf(row, await bankNamesOf(row));

const queryDigests = (userId: string, before: string, more: Partial<QueryCommand['input']>) =>
  documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': keys.digest(userId, '').pk,
        ':first': keys.digest(userId, '').sk,
        ':last': keys.digest(userId, before).sk,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...more,
    }),
  );

/** The id up to which everything is digested; empty when nothing is. */
export const digestedUpTo = async (userId: string): Promise<string> => {
  const found = await queryDigests(userId, '~', { Limit: 1, ProjectionExpression: 'upTo' });
  return z.object({ upTo: z.string() }).optional().parse(found.Items?.[0])?.upTo ?? '';
};

/** The texts of the digests that touch a span, newest first. */
export async function* digestsOf(userId: string, { after, before }: Span): AsyncGenerator<string> {
  let place: Partial<QueryCommand['input']> | undefined = {};
  while (place) {
    const found: Awaited<ReturnType<typeof queryDigests>> = await queryDigests(userId, before, place);
    for (const { sk, upTo, lines } of z.array(Digest).parse(found.Items ?? [])) {
      if (upTo <= after) return;
      yield gunzipSync(lines).toString();
      if (sk <= keys.digest(userId, after).sk) return;
    }
    place = found.LastEvaluatedKey && { ExclusiveStartKey: found.LastEvaluatedKey };
  }
}

/** The rows from the oldest on that cannot change any more and fit into one item. */
const digestible = async (rows: readonly Validation[], now: string) => {
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
    Item: { ...keys.digest(userId, after), upTo, lines: gzipSync(lines.toReversed().join('\n')) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await documents.send(put).catch((error: unknown) => {
    // Another search was faster; its digest may end elsewhere, so the chain is read again.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
};

/** Digests what can be, oldest first, until `deadline` (of `performance.now`); answers up to where all is digested. */
export const digestMore = async (userId: string, now: string, deadline: number): Promise<string> => {
  let upTo = await digestedUpTo(userId);
  while (performance.now() < deadline) {
    const { rows } = await readRows(userId, { after: upTo, before: '~' }, { limit: rowsAtMost, oldestFirst: true });
    const next = await digestible(rows, now);
    if (next.lines.length < worthDigesting) break;
    await write(userId, upTo, next.upTo, next.lines);
    upTo = await digestedUpTo(userId);
  }
  return upTo;
};
