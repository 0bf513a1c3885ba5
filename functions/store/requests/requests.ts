import { PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import * as z from 'zod';
import { requestsKeptDays } from '#shared/contract/app/requests.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { requestLogged } from '../../rules/events/request-logged.ts';
import { dayMs, dayOf, daySeconds, minusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { backoff } from '../table/transaction.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { requestRows, type Request } from './request.ts';

type Wanted = Pick<Request, 'userId' | 'environment' | 'at' | 'key' | 'requestId'>;

/** Tries until it is written or the time is up. Whatever is written twice is the same. */
const insist = async (write: (abortSignal: AbortSignal) => Promise<unknown>, signal: AbortSignal): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      await write(signal);
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      await backoff(attempt);
      signal.throwIfAborted();
    }
  }
};

/** Writes a request down, in one write; rejects where it could not be written before the signal. */
const keep = (request: Request, signal: AbortSignal): Promise<void> => {
  const { userId, id, at } = request;
  const ttl = secondsOf(at) + requestsKeptDays * daySeconds;
  const command = new PutCommand({
    TableName: TableName(),
    Item: { ...keys.request(userId, id), ...request, ttl },
  });
  return insist((abortSignal) => documents().send(command, { abortSignal }), signal);
};

/**
 * Counts a request that gets no row, because its key sends far more than a minute allows: a storm must not fill the table.
 * DynamoDB remembers its token for ten minutes, so a write that is tried again counts once.
 */
const countRefused = (request: Wanted, signal: AbortSignal): Promise<void> => {
  const { userId, environment, at, key, requestId } = request;
  const command = new TransactWriteCommand({
    ClientRequestToken: requestId.slice(-36),
    TransactItems: [
      {
        Update: {
          TableName: TableName(),
          Key: keys.refusedUsage(userId, environment, dayOf(at), key),
          UpdateExpression: 'ADD #status :one, #error :one',
          ExpressionAttributeNames: { '#status': 'n.r.429', '#error': 'n.e.errors.tooManyRequests' },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ],
  });
  return insist((abortSignal) => documents().send(command, { abortSignal }), signal);
};

/** The first id that a moment can have. */
const idAt = (ms: number): string => `req_${encodeTime(Math.max(ms, 0)).toLowerCase()}`;

interface Span {
  readonly first: string;
  readonly last: string;
}

const pageSize = 500;

const between = (userId: string, { first, last }: Span) => ({
  TableName: TableName(),
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: {
    ':pk': keys.request(userId, first).pk,
    ':first': keys.request(userId, first).sk,
    ':last': keys.request(userId, last).sk,
  },
});

/** As much of a request as counting reads: what else stands in its row may be of another version. */
const Countable = requestLogged.item.extend({ usageCountedAt: z.string().optional() });
const countables = rowsOf('counted request', Countable);
export type CountedRequest = Readonly<z.output<typeof Countable>>;

/** One that were left out would be taken for one that was counted wrong. */
const countableIn = (item: Item): CountedRequest => {
  const row = countables.one(item);
  if (!row) throw new Error('A request of this day does not say how it counts');
  return row;
};

/** Every request of one day (UTC), oldest first, a page at a time. */
async function* ofDay(userId: string, date: string): AsyncGenerator<readonly CountedRequest[]> {
  const begin = Date.parse(date);
  let from: Readonly<Record<string, unknown>> | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        ...between(userId, { first: idAt(begin), last: idAt(begin + dayMs) }),
        ConsistentRead: true,
        Limit: pageSize,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    yield (found.Items ?? []).map(countableIn);
    from = found.LastEvaluatedKey;
  } while (from);
}

export interface RequestFilter {
  readonly key?: string | undefined;
  readonly status?: 'ok' | 'failed' | undefined;
  readonly error?: string | undefined;
}

const isWanted = ({ key, status, error }: RequestFilter, request: Request): boolean =>
  (key === undefined || request.key === key) &&
  (status === undefined || (request.error === undefined) === (status === 'ok')) &&
  (error === undefined || request.error === error);

/** So many rows one request reads at most, however few of them it is asked for: 2.5 MB, 310 read units. */
const passesAtMost = 5;

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly now: string;
}

interface Passed {
  readonly rows: readonly Request[];
  /** The last row that was looked at, where there may be more behind it. */
  readonly place: string | undefined;
}

/** One portion, newest first: as many as are wanted of it. */
const pass = async (userId: string, span: Span, filter: RequestFilter, limit: number): Promise<Passed> => {
  const isAnyWanted = Object.values(filter).every((value) => value === undefined);
  const found = await documents().send(
    new QueryCommand({
      ...between(userId, span),
      ScanIndexForward: false,
      // Both ends belong to the span, and the cursor's row was shown.
      Limit: isAnyWanted ? limit + 2 : pageSize,
    }),
  );
  const items = (found.Items ?? []).filter(({ sk }) => sk !== keys.request(userId, span.last).sk);
  const wanted = requestRows.all(items).filter((request) => isWanted(filter, request));
  const rows = wanted.slice(0, limit);
  if (rows.length < wanted.length) return { rows, place: rows.at(-1)?.id };
  return { rows, place: found.LastEvaluatedKey && String(items.at(-1)?.['sk']).slice('REQUEST#'.length) };
};

/** Newest first. A page may be short, or empty, where few of the many it looked at are wanted. */
const list = async (userId: string, filter: RequestFilter, { cursor, limit, now }: Asked) => {
  const boundTo = JSON.stringify(['requests', userId, filter.key, filter.status, filter.error]);
  const from = cursor === undefined ? '~' : await readCursor(cursor, boundTo);
  if (from === undefined) return 'invalidCursor';
  const first = idAt(Date.parse(minusDays(now, requestsKeptDays)));
  const rows: Request[] = [];
  let place: string | undefined = from;
  for (let passed = 0; place !== undefined && place > first && rows.length < limit && passed < passesAtMost; passed++) {
    const found: Passed = await pass(userId, { first, last: place }, filter, limit - rows.length);
    rows.push(...found.rows);
    place = found.place;
  }
  return { rows, nextCursor: place === undefined ? null : await signCursor(place, boundTo) };
};

export const verbs = {
  keep: verb([onTable('PutItem').of(keys.request)], keep),
  countRefused: verb([onTable('UpdateItem').of(keys.refusedUsage)], countRefused),
  ofDay: verb([onTable('Query').of(keys.request)], ofDay),
  list: verb([onTable('Query').of(keys.request), readsCursorKey], list),
};
