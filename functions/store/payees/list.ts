import * as z from 'zod';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { firstOf } from '../../rules/payees/first-of.ts';
import { finderOf, inOrder, placeOf } from '../../rules/payees/line.ts';
import type { Payee } from '../../rules/payees/payee.ts';
import type { Listing, ListedPage } from '../table/newest-first.ts';
import { verbs as pages } from './pages.ts';
import { verbs as payees } from './payees.ts';

export interface PayeeFilter {
  readonly search?: string | undefined;
  /** Only those of whom something changed, or only the others. */
  readonly changed?: boolean | undefined;
}

const Place = z.object({ id: z.string(), isChanged: z.boolean(), lastDay: z.string(), name: z.string() });
type Place = z.output<typeof Place>;

const placeIn = async (cursor: string, boundTo: string): Promise<Place | undefined> => {
  const place = await readCursor(cursor, boundTo);
  return place === undefined ? undefined : Place.safeParse(JSON.parse(place)).data;
};

const fetchedAtOnce = 100;

/** Payees by id, in this order; one that was deleted meanwhile is left out. */
const fetch = async (userId: string, ids: readonly string[]): Promise<readonly Payee[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / fetchedAtOnce) }, (_, index) =>
    payees.findAll.run(userId, ids.slice(index * fetchedAtOnce, (index + 1) * fetchedAtOnce)),
  );
  const byId = new Map((await Promise.all(parts)).flat().map((payee) => [payee.id, payee]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * One page of payees: those that changed first, then the last answered, then by name. The cursor is the place of the last
 * one shown, so whoever is saved meanwhile moves nobody; one that is answered or confirmed meanwhile has another place.
 */
const list = async (
  userId: string,
  { search = '', changed }: PayeeFilter,
  { cursor, limit }: Listing,
): Promise<ListedPage<Payee> | 'invalidCursor'> => {
  const boundTo = JSON.stringify([userId, 'payees', search, changed ?? null]);
  const place = cursor === undefined ? undefined : await placeIn(cursor, boundTo);
  if (cursor !== undefined && place === undefined) return 'invalidCursor';
  const isFound = finderOf(search);
  const lines = await pages.read.run(userId);
  const found = firstOf(
    lines.filter(
      (line) =>
        (changed === undefined || line.isChanged === changed) &&
        (place === undefined || inOrder(line, place) > 0) &&
        isFound(line),
    ),
    limit + 1,
    inOrder,
  );
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const rows = await fetch(
    userId,
    shown.map(({ id }) => id),
  );
  const hasMore = last !== undefined && found.length > limit;
  return { rows, nextCursor: hasMore ? await signCursor(JSON.stringify(placeOf(last)), boundTo) : null };
};

export const verbs = {
  list: verb(
    [onTable('Query').of(keys.payeePage), onTable('BatchGetItem').of(keys.payee), ...opensSealed, readsCursorKey],
    list,
  ),
};
