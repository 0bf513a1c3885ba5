import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import { bankOf } from '#shared/engine/registry.ts';
import { perEnvironment } from '../../environment.ts';
import { calmAfterSeconds } from '../../rules/history/calm.ts';
import { lineOf } from '../../rules/history/filter.ts';
import { isFinal, unreadable, type ShownStatus } from '#shared/validation/status.ts';
import { momentIn } from '../../rules/id-time.ts';
import { minusSeconds } from '../../rules/time.ts';
import { segmentCache, type Segment, type Whose } from './segment-cache.ts';
import { idAt, readRows, type Span } from './rows.ts';
import { goneAtFor } from '../keeping/gone-at.ts';
import { openedText, sealedBytes } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';
import type { Validation } from '../validations/validation.ts';

/**
 * A segment: the lines of some 1,400 consecutive validations, newest first, compressed. Of a final answer only the name it
 * is compared with changes, which marks its segment as changed (`comparisons.ts`); whoever reads it makes it again. A row
 * takes 700 bytes and its line 60 of a segment: searching 100,000 rows reads 6 MB instead of 70.
 *
 * Segments form a chain: each is keyed by the id that it begins after, the last id of the one before it. The condition of
 * the write makes sure that nothing is segmented twice. A daily job writes them, or the first search that would have to
 * pass too many rows that are not segmented yet: a validation itself costs no more.
 */
const Stored = z.object({
  sk: z.string(),
  upTo: z.string(),
  /** So many rows of it could not be read when it was written. */
  unread: z.int().default(0),
  /** A row of it changed since it was written; another word each time. */
  changed: z.string().optional(),
  lines: z.instanceof(Uint8Array).transform((bytes, context) => {
    try {
      return gunzipSync(bytes).toString();
    } catch {
      context.addIssue('damaged');
      return z.NEVER;
    }
  }),
});
const stored = rowsOf('segment', Stored);
const ends = rowsOf('segment', Stored.pick({ sk: true, upTo: true }));

const endOf = (item: Item): string | undefined => ends.one(item)?.upTo;

const afterOf = ({ sk }: Item): string => String(sk).slice(keys.segment('', '').sk.length);

const segmentIn = async (userId: string, item: Item): Promise<Segment | undefined> => {
  const read = stored.one(await openedText(userId, item, 'lines'));
  return read && read.unread === 0 && read.changed === undefined
    ? { after: afterOf(read), upTo: read.upTo, text: read.lines }
    : undefined;
};

/** An item holds 400 kB at most; compression never makes a text much longer. */
const bytesAtMost = 300_000;
const rowsAtMost = 2_000;
/** Fewer rows are passed as quickly as they are. */
export const worthSegmenting = 100;
const bankNamesOf = async ({ country, bank: keeper, bankCode }: Validation): Promise<readonly string[]> => {
  if (!isCountry(country)) return [];
  const { pack } = await loadCountry(country);
  const bank = bankOf(pack.banks, keeper ?? bankCode);
  return bank ? [bank.shortName, bank.name, ...bank.aliases] : [];
};

export const searchLineOf = async (row: Validation): Promise<string> => lineOf(row, await bankNamesOf(row));

/** Segments that begin between two ids, both included, newest first; at most one megabyte of them. */
const querySegments = async (
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
  more: Partial<QueryCommand['input']> = {},
): Promise<readonly Item[]> => {
  const { Items: items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': keys.segment(userId, '').pk,
        ':first': keys.segment(userId, from).sk,
        ':last': keys.segment(userId, to).sk,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...more,
    }),
  );
  return items;
};

/** Two bytes a character at most: 64 MB of the 1,024 a function has. */
const cache = perEnvironment(() => segmentCache(32_000_000));

/** One that cannot be read holds nobody up: its segment is made again when it is read. */
const isDone = (status: ShownStatus): boolean => isFinal(status) || status === unreadable;

/** The condition that an item still holds what was read of it, whatever that is. */
const standsStill = (item: Item) => {
  const names = ['upTo', 'lines', 'unread', 'changed'];
  return {
    ConditionExpression: names
      .map((name) => (item[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      names.flatMap((name) => (item[name] === undefined ? [] : [[`:${name}`, item[name]]])),
    ),
  };
};

/** The rows from the oldest on that cannot change any more and fit into one item. */
const segmentable = async (rows: readonly Validation[], now: string) => {
  const calm = minusSeconds(now, calmAfterSeconds);
  const lines: string[] = [];
  let upTo = '';
  let bytes = 0;
  let unread = 0;
  for (const row of rows) {
    const line = await searchLineOf(row);
    bytes += Buffer.byteLength(line) + 1;
    if (!isDone(row.status) || row.createdAt >= calm || bytes > bytesAtMost) break;
    lines.push(line);
    upTo = row.id;
    if (row.status === unreadable) unread++;
  }
  return { lines, upTo, unread };
};

type Segmentable = Awaited<ReturnType<typeof segmentable>>;

const itemOf = async (userId: string, after: string, { lines, upTo, unread }: Segmentable): Promise<Item> => {
  const place = keys.segment(userId, after);
  const compressed = gzipSync(lines.toReversed().join('\n'));
  // It goes with its newest line; a line whose row is gone is shown to nobody.
  const newest = momentIn(upTo);
  const ttl = newest && { ttl: await goneAtFor(userId, { environment: 'production', createdAt: newest }) };
  return { ...place, upTo, unread, lines: await sealedBytes(userId, place, 'lines', compressed), ...ttl };
};

/** Which version the rows have that segments may hold; each change of one is another. */
const readVersion = async (userId: string) => {
  const { pk, sk } = keys.segmentChanges(userId);
  const { Items: [item] = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ConsistentRead: true,
    }),
  );
  return item?.['version'] as unknown;
};

export const versionOf = async (userId: string): Promise<string> => JSON.stringify((await readVersion(userId)) ?? '');

/** The condition that no row changed since the version was read. */
const noRowChanged = (userId: string, version: unknown) => ({
  TableName: TableName(),
  Key: keys.segmentChanges(userId),
  ConditionExpression: version === undefined ? 'attribute_not_exists(version)' : 'version = :version',
  ...(version !== undefined && { ExpressionAttributeValues: { ':version': version } }),
});

/** Writes a segment where none stands. Where another search was faster, its segment stays. */
const append = async (userId: string, segment: Item, version: unknown): Promise<void> => {
  const put = { TableName: TableName(), Item: segment, ConditionExpression: 'attribute_not_exists(pk)' };
  await transact([{ Put: put }, { ConditionCheck: noRowChanged(userId, version) }]);
};

/** Writes a segment in the place of this one, which tells itself when a row of it changes. */
const replace = async (segment: Item, replaced: Item): Promise<void> => {
  const put = new PutCommand({ TableName: TableName(), Item: segment, ...standsStill(replaced) });
  await documents()
    .send(put)
    .catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
};

/**
 * A segment that is damaged, or was written while a row of it could not be read, made again of its rows: those up to the
 * segment that follows. It is written only where the chain goes on as before.
 */
const mend = async (userId: string, after: string, now: string): Promise<Segment | undefined> => {
  const [[damaged], [, following]] = await Promise.all([
    querySegments(userId, { from: after, to: after }),
    querySegments(userId, { from: after, to: '~' }, { Limit: 2, ScanIndexForward: true, ProjectionExpression: 'sk' }),
  ]);
  const end = following && afterOf(following);
  // The span leaves its ends out, and the last row stands at the end.
  const span = { after, before: end === undefined ? '~' : `${end}~` };
  const { rows } = await readRows(userId, span, { limit: rowsAtMost, oldestFirst: true });
  const made = await segmentable(rows, now);
  if (made.lines.length === 0) return undefined;
  if (damaged && made.upTo === (end ?? made.upTo)) await replace(await itemOf(userId, after, made), damaged);
  return { after, upTo: made.upTo, text: made.lines.toReversed().join('\n') };
};

/** The id up to which everything is segmented; empty when nothing is. */
export const segmentedUpTo = async (userId: string, now: string): Promise<string> => {
  const whole = { from: '', to: '~' };
  const [newest] = await querySegments(userId, whole, { Limit: 1, ProjectionExpression: 'sk, upTo' });
  if (!newest) return '';
  const upTo = endOf(newest) ?? (await mend(userId, afterOf(newest), now))?.upTo;
  return upTo ?? afterOf(newest);
};

/** The segment that holds a row, by the id it begins after; where none does, the id that the next will begin after. */
export const segmentAt = async (userId: string, id: string) => {
  // One that begins after the row itself may stand before the one that holds it.
  const items = await querySegments(userId, { from: '', to: id }, { Limit: 2, ProjectionExpression: 'sk, upTo' });
  const begun = items.find((item) => afterOf(item) < id);
  if (!begun) return { covering: undefined, next: '' };
  const after = afterOf(begun);
  const upTo = endOf(begun);
  return upTo === undefined || id <= upTo ? { covering: after, next: '' } : { covering: undefined, next: upTo };
};

/** One megabyte of segments, those of the rows up to `id` and what is older. */
const readBelow = async (whose: Whose, id: string, now: string): Promise<readonly Segment[]> => {
  const { userId } = whose;
  const items = await querySegments(userId, { from: '', to: id });
  const below = items.filter((item) => afterOf(item) < id);
  const read = await Promise.all(
    below.map(async (item) => (await segmentIn(userId, item)) ?? mend(userId, afterOf(item), now)),
  );
  const segments = read.filter((segment) => segment !== undefined);
  cache().put(whose, segments);
  return segments;
};

/** The next read, begun while this one is looked at. Nobody may ever wait for it. */
const begin = (whose: Whose, id: string, now: string) => {
  const segments = readBelow(whose, id, now);
  segments.catch(() => undefined);
  return { id, segments };
};

/**
 * The texts of the segments that touch a span, newest first; `upTo` is where the newest ends. Whoever wants more than one
 * read of them will want them all: from the second on, the next is read while these are looked at.
 */
export async function* segmentsOf(
  whose: Whose,
  { after, before }: Span,
  { upTo, now }: { readonly upTo: string; readonly now: string },
): AsyncGenerator<string> {
  let ahead: ReturnType<typeof begin> | undefined;
  let reads = 0;
  for (let id = before < upTo ? before : upTo; id > after;) {
    const begun = ahead?.id === id ? ahead : undefined;
    const kept = begun ? undefined : cache().covering(whose, id);
    const run = kept ? [kept] : await (begun ?? begin(whose, id, now)).segments;
    const oldest = run.at(-1);
    if (!oldest) return;
    if (!kept && ++reads > 1 && oldest.after > after) ahead = begin(whose, oldest.after, now);
    for (const { text } of run) yield text;
    id = oldest.after;
  }
}

/** Segments what can be, oldest first, until `deadline` (of `performance.now`); answers up to where all is segmented. */
export const segmentMore = async (userId: string, now: string, deadline: number): Promise<string> => {
  let upTo = await segmentedUpTo(userId, now);
  // What is younger is not read: while a batch runs that is thousands of rows, and whoever runs next would read them again.
  const before = idAt(Date.parse(minusSeconds(now, calmAfterSeconds)));
  while (performance.now() < deadline) {
    const version = await readVersion(userId);
    const { rows } = await readRows(userId, { after: upTo, before }, { limit: rowsAtMost, oldestFirst: true });
    const next = await segmentable(rows, now);
    if (next.lines.length < worthSegmenting) break;
    await append(userId, await itemOf(userId, upTo, next), version);
    upTo = await segmentedUpTo(userId, now);
  }
  return upTo;
};
