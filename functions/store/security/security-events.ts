import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { areaOf, type SecurityEventArea, type SecurityEventOutcome } from '#shared/validation/security-events.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { newId } from '../../proof.ts';
import { dayOf, daySeconds, plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { securityEventRows, type SecurityEvent } from './security-event.ts';

/** The item of an event, for whoever writes it together with what it tells of. */
export const securityEventPut = (event: SecurityEvent) => ({
  TableName: TableName(),
  Item: {
    ...keys.securityEvent(event.userId, event.at, event.id),
    ...event,
    ttl: secondsOf(event.at) + keptDays.securityEvents * daySeconds,
  },
});

/** In one write. What is repeated under its id is the same row. */
const record = async (event: SecurityEvent, abortSignal?: AbortSignal): Promise<void> => {
  await documents().send(new PutCommand(securityEventPut(event)), { ...(abortSignal && { abortSignal }) });
};

/**
 * Writes nothing, and takes as long: whoever asks about an e-mail must not see by the time whether it has an account. Each
 * time in a partition of its own, which is nobody's.
 */
const recordNobodys = async (at: string, abortSignal?: AbortSignal): Promise<void> => {
  const [userId, id] = [newId('usr', at), newId('sev', at)];
  const { TableName: name, Item } = securityEventPut({ id, userId, at, kind: 'login', outcome: 'refused' });
  const never = new PutCommand({ TableName: name, Item, ConditionExpression: 'attribute_exists(pk)' });
  await documents()
    .send(never, { ...(abortSignal && { abortSignal }) })
    .catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
};

export interface SecurityEventFilter {
  readonly area?: SecurityEventArea | undefined;
  readonly kind?: string | undefined;
  readonly outcome?: SecurityEventOutcome | undefined;
  /** A day, or a moment; both ends belong to it. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isWanted = ({ area, kind, outcome }: SecurityEventFilter, event: SecurityEvent): boolean =>
  (area === undefined || areaOf(event.kind) === area) &&
  (kind === undefined || event.kind === kind) &&
  (outcome === undefined || event.outcome === outcome);

const isDay = (text: string): boolean => text === dayOf(text);

/** Behind the year 9999 a moment begins with a plus, which sorts before every digit. */
const momentOf = (text: string): string => {
  const moment = new Date(text).toISOString();
  return moment.startsWith('+') ? '~' : moment;
};

const endOf = (text: string): string => (isDay(text) ? momentOf(plusDays(text, 1)) : `${momentOf(text)}~`);

/** The first place of a span, and the one behind its last: places begin with a moment. */
const spanOf = ({ from, to }: SecurityEventFilter) => ({
  first: from === undefined ? '0' : momentOf(from),
  last: to === undefined ? '~' : endOf(to),
});

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Rows that one portion passes, and portions of one request: 2,500 rows, some 80 read units. */
const pageSize = 500;
const passesAtMost = 5;

const placeIn = ({ at, id }: Pick<SecurityEvent, 'at' | 'id'>): string => `${at}#${id}`;

interface Portion {
  readonly events: readonly SecurityEvent[];
  /** The last row that was looked at, where there may be more behind it. */
  readonly place: string | undefined;
}

const portionOf = async (
  userId: string,
  { first, last }: ReturnType<typeof spanOf>,
  filter: SecurityEventFilter,
  limit: number,
): Promise<Portion> => {
  const { pk } = keys.securityEvent(userId, '', '');
  const isAnyWanted = [filter.area, filter.kind, filter.outcome].every((value) => value === undefined);
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
      ScanIndexForward: false,
      ConsistentRead: true,
      // One that tells whether more follow, and the cursor's own, which was shown.
      Limit: isAnyWanted ? limit + 2 : pageSize,
    }),
  );
  const items = (found.Items ?? []).filter(({ sk }) => sk !== last);
  const wanted = securityEventRows.all(items).filter((event) => isWanted(filter, event));
  const events = wanted.slice(0, limit);
  const shown = events.at(-1);
  if (shown && events.length < wanted.length) return { events, place: placeIn(shown) };
  return { events, place: found.LastEvaluatedKey && String(found.LastEvaluatedKey['sk']) };
};

/** Newest first. A page may be short, or empty, where few of the many it looked at are wanted. */
const list = async (userId: string, filter: SecurityEventFilter, { cursor, limit }: Asked) => {
  const boundTo = JSON.stringify(['activity', userId, filter]);
  const from = cursor === undefined ? undefined : await readCursor(cursor, boundTo);
  if (cursor !== undefined && from === undefined) return 'invalidCursor';
  const { first, last } = spanOf(filter);
  const events: SecurityEvent[] = [];
  let place: string | undefined = from ?? last;
  for (
    let passed = 0;
    place !== undefined && place > first && events.length < limit && passed < passesAtMost;
    passed++
  ) {
    const found: Portion = await portionOf(userId, { first, last: place }, filter, limit - events.length);
    events.push(...found.events);
    place = found.place;
  }
  return { events, nextCursor: place === undefined || place <= first ? null : await signCursor(place, boundTo) };
};

export const verbs = {
  record: verb([onTable('PutItem').of(keys.securityEvent)], record),
  recordNobodys: verb([onTable('PutItem').of(keys.securityEvent)], recordNobodys),
  list: verb([onTable('Query').of(keys.securityEvent), readsCursorKey], list),
};
