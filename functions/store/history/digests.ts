import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CountryCode } from '#shared/engine/index.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { bankOf } from '#shared/engine/registry.ts';
import { lineOf } from '../../rules/history/filter.ts';
import { isFinal } from '#shared/validation/status.ts';
import { minusSeconds } from '../../rules/time.ts';
import { shelfOf, type Digest } from './digest-shelf.ts';
import { readRows, type Span } from './rows.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import type { Validation } from '../validations/validations.ts';

/**
 * A digest: the lines of some 1,400 consecutive validations, newest first, compressed. Answers never change once they
 * are final, so it never changes either. A row takes 700 bytes and its line 60 of a digest: searching 100,000 rows reads
 * 6 MB instead of 70.
 *
 * Digests form a chain: each is keyed by the id that it begins after, the last id of the one before it. The condition of
 * the write makes sure that nothing is digested twice. A daily job writes them, or the first search that would have to
 * pass too many rows that are not digested yet: a validation itself costs no more.
 */
const Stored = z.object({ sk: z.string(), upTo: z.string(), lines: z.instanceof(Uint8Array) });

/** An item holds 400 kB at most; compression never makes a text much longer. */
const bytesAtMost = 300_000;
const rowsAtMost = 2_000;
/** Fewer rows are passed as quickly as they are. */
export const worthDigesting = 100;
/** A validation is written within 29 s of the moment its id tells: after that nothing can come in before it. */
const calmAfterSeconds = 120;

const bankNamesOf = async ({ country, bank: keeper, bankCode }: Validation): Promise<readonly string[]> => {
  const { pack } = await loadCountry(country as CountryCode);
  const bank = bankOf(pack.banks, keeper ?? bankCode);
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

/** Two bytes a character at most: 64 MB of the 1,024 a function has. */
const shelf = shelfOf(32_000_000);

/** One megabyte of digests, those of the rows up to `id` and what is older. */
const readBelow = async (userId: string, id: string): Promise<readonly Digest[]> => {
  const found = await queryDigests(userId, id, {});
  const { sk: prefix } = keys.digest(userId, '');
  const digests = z
    .array(Stored)
    .parse(found.Items ?? [])
    .map(({ sk, upTo, lines }) => ({ after: sk.slice(prefix.length), upTo, text: gunzipSync(lines).toString() }))
    .filter(({ after }) => after < id);
  shelf.put(userId, digests);
  return digests;
};

/** The next read, begun while this one is looked at. Nobody may ever wait for it. */
const begin = (userId: string, id: string) => {
  const digests = readBelow(userId, id);
  digests.catch(() => undefined);
  return { id, digests };
};

/**
 * The texts of the digests that touch a span, newest first; `upTo` is where the newest ends. Whoever wants more than one
 * read of them will want them all: from the second on, the next is read while these are looked at.
 */
export async function* digestsOf(userId: string, { after, before }: Span, upTo: string): AsyncGenerator<string> {
  let ahead: ReturnType<typeof begin> | undefined;
  let reads = 0;
  for (let id = before < upTo ? before : upTo; id > after;) {
    const begun = ahead?.id === id ? ahead : undefined;
    const kept = begun ? undefined : shelf.covering(userId, id);
    const run = kept ? [kept] : await (begun ?? begin(userId, id)).digests;
    const oldest = run.at(-1);
    if (!oldest) return;
    if (!kept && ++reads > 1 && oldest.after > after) ahead = begin(userId, oldest.after);
    for (const { text } of run) yield text;
    id = oldest.after;
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
