import * as z from 'zod';
import { validationFinalized } from '../../rules/events/validation-finalized.ts';
import { asksForAll, foundIn, isFound, searchOf, type HistoryFilter, type Search } from '../../rules/history/filter.ts';
import { dayMs } from '../../rules/time.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { segmentedUpTo, segmentMore, segmentsOf, searchLineOf, versionOf, worthSegmenting } from './segments.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys, validationIn } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { fetchRows, readItems, readRows, type Span, idAt } from './rows.ts';
import type { Validation } from '../validations/validation.ts';

export interface Page {
  readonly rows: readonly Validation[];
  readonly nextCursor: string | null;
}

/** A row that belongs on the page; one found in a segment is fetched at the end. */
interface Hit {
  readonly id: string;
  readonly row?: Validation;
}

/** Hits newest first; returns where it gave up before the end of the span, if it did. */
type Hits = AsyncGenerator<Hit, string | undefined>;

/** How long one request may segment what was never searched before, and how many rows it may pass unsegmented. */
const segmentingMs = 1_500;
const passedAtMost = 5_000;
const passedAtOnce = 1_000;

async function* everyRow(userId: string, { after, before }: Span, limit: number): Hits {
  for (let place = before; ;) {
    const { rows, isAll } = await readRows(userId, { after, before: place }, { limit });
    for (const row of rows) {
      yield { id: row.id, row };
      place = row.id;
    }
    if (isAll) return undefined;
  }
}

/** First the newest rows, one by one, as far as no segment reaches; then the segments. */
async function* foundRows(userId: string, { after, before }: Span, search: Search, now: string): Hits {
  const [version, reach] = await Promise.all([versionOf(userId), segmentedUpTo(userId, now)]);
  let upTo = reach;
  let place = before;
  for (let passed = 0; ;) {
    const limit = passed === 0 ? worthSegmenting : passedAtOnce;
    const { rows, isAll } = await readRows(userId, { after: upTo > after ? upTo : after, before: place }, { limit });
    for (const row of rows) {
      if (isFound(await searchLineOf(row), search)) yield { id: row.id, row };
      place = row.id;
    }
    if (isAll) break;
    if (passed === 0) upTo = await segmentMore(userId, now, performance.now() + segmentingMs);
    passed += rows.length;
    if (passed > passedAtMost) return place;
  }
  for await (const text of segmentsOf({ userId, version }, { after, before: place }, { upTo, now }))
    for (const id of foundIn(text, search)) if (id < place && id > after) yield { id };
  return undefined;
}

const isDay = (text: string): boolean => text.length === '2026-11-20'.length;

/** From the first moment to the last, both included; a day as `to` ends with its last millisecond. */
const spanOf = ({ from, to }: HistoryFilter): Span => ({
  after: from ? idAt(Date.parse(from)) : '',
  before: to ? idAt(Date.parse(to) + (isDay(to) ? dayMs : 1)) : '~',
});

/** Newest first. The cursor is the id of the last row shown or passed, so what follows is stable under inserts. */
const list = async (
  userId: string,
  filter: HistoryFilter,
  { cursor, limit, now }: { cursor?: string | undefined; limit: number; now: string },
): Promise<Page | 'invalidCursor'> => {
  const boundTo = JSON.stringify([userId, filter]);
  const place = cursor === undefined ? undefined : await readCursor(cursor, boundTo);
  if (cursor !== undefined && place === undefined) return 'invalidCursor';
  const span = spanOf(filter);
  const left = { after: span.after, before: place ?? span.before };
  const search = searchOf(filter);
  const walk = asksForAll(search) ? everyRow(userId, left, limit + 1) : foundRows(userId, left, search, now);
  const hits: Hit[] = [];
  let step = await walk.next();
  while (!step.done && hits.push(step.value) <= limit) step = await walk.next();
  const shown = hits.slice(0, limit);
  const next = step.done ? step.value : shown.at(-1)?.id;
  const fetched = await fetchRows(
    userId,
    shown.flatMap(({ id, row }) => (row ? [] : [id])),
  );
  return {
    rows: shown.flatMap(({ id, row = fetched.get(id) }) => row ?? []),
    nextCursor: next === undefined ? null : await signCursor(next, boundTo),
  };
};

/** The newest rows of a history, so many of them, and whether there are more. */
const newest = async (userId: string, limit: number) => {
  const rows: Validation[] = [];
  for await (const { row } of everyRow(userId, { after: '', before: '~' }, limit + 1))
    if (row === undefined || rows.push(row) > limit) break;
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
};

/** As much of a validation as counting reads: what else stands in it may be damaged, or of another version. */
const Countable = validationFinalized.item.extend({ usageCountedAt: z.string().optional() });
const countables = rowsOf('counted validation', Countable);
export type Counted = z.output<typeof Countable>;

const countableIn = (item: Item): Counted => {
  const row = countables.one(item);
  if (!row) throw new Error('A row of this day does not say how it counts');
  return row;
};

/** Every validation that was asked on one day (`2026-11-22`, UTC), oldest first, a page at a time. */
async function* ofDay(userId: string, date: string): AsyncGenerator<readonly Counted[]> {
  const { after, before } = spanOf({ from: date, to: date });
  for (let place = after; ;) {
    const portion = { limit: passedAtOnce, oldestFirst: true };
    const { rows: items, isAll } = await readItems(userId, { after: place, before }, portion);
    yield items.map(countableIn);
    const last = items.at(-1);
    if (isAll || !last) return;
    place = validationIn(String(last['sk']));
  }
}

export const verbs = {
  ofDay: verb([onTable('Query').of(keys.validation)], ofDay),

  newest: verb([onTable('Query').of(keys.validation), ...opensSealed], newest),

  list: verb(
    [
      onTable('Query').of(keys.validation, keys.segment),
      onTable('BatchGetItem').of(keys.validation),
      onTable('PutItem', 'ConditionCheckItem').of(keys.segment, keys.segmentChanges),
      readsCursorKey,
      ...opensSealed,
    ],
    list,
  ),

  /** Segments what can be until `deadline` (of `performance.now`), before somebody has to wait for it. */
  segment: verb(
    [
      onTable('Query').of(keys.validation, keys.segment),
      onTable('PutItem', 'ConditionCheckItem').of(keys.segment, keys.segmentChanges),
      ...opensSealed,
    ],
    async (userId: string, now: string, deadline: number): Promise<void> => {
      await segmentMore(userId, now, deadline);
    },
  ),
};
