import type { EndpointAt } from '#shared/contract/index.ts';
import type { RequestOf } from '#shared/contract/endpoint.ts';
import { cursorAtMost, searchAtMost } from '#shared/validation/limits.ts';
import { environments } from '#shared/validation/environment.ts';
import { nameResults } from '#shared/validation/name-match.ts';
import { isFinal, statuses as allStatuses, type Status } from '#shared/validation/status.ts';
import { countries } from '#shared/engine/countries/index.ts';

type Query = NonNullable<RequestOf<EndpointAt<'POST /api/validations/search'>>['body']>;

/** By what the history is narrowed, and where in the list one is. All of it stands in the address but what is searched for. */
export type Filters = Pick<Query, 'search' | 'status' | 'nameMatch' | 'country' | 'environment' | 'cursor'> & {
  /** The last so many days, today included; wins over a range. */
  readonly days: (typeof periods)[number] | undefined;
  /** First and last day, `YYYY-MM-DD`, as the calendar of the reader counts them. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

export const periods = ['7', '30', '90'] as const;

/** A validation is written as one underway: none is found before that. */
export const statuses = [...allStatuses.filter(isFinal), 'PROCESSING'] as const satisfies Status[];

/** `none`: valid, and nobody was compared with the holder. */
export const nameMatches = [...nameResults, 'none'] as const satisfies Query['nameMatch'][];

const names = ['status', 'nameMatch', 'country', 'environment', 'days', 'from', 'to'] as const;
export type FilterName = (typeof names)[number];

/** A text as far as the server takes it; an empty one is none. */
const textIn = (text: string | null, atMost: number): string | undefined =>
  text?.trim().slice(0, atMost).trim() || undefined;

/** Words and numbers of people, which the browser keeps with the entry of its history, and nobody else sees. */
export const searchIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? textIn(state.search, searchAtMost)
    : undefined;

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

const countryCodes = Object.keys(countries);

/** A day of the calendar: `2026-02-30` is none. */
const dayIn = (text: string | null): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(text ?? '')?.[0];
  const time = new Date(`${day}T00:00:00Z`);
  return day && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
};

/** Reads the address and what is kept beside it; a value nobody offers is left out, as if it were not there. */
export const filtersOf = (search: URLSearchParams, state?: unknown): Filters => ({
  search: searchIn(state),
  status: oneOf(statuses, search.get('status')),
  nameMatch: oneOf(nameMatches, search.get('nameMatch')),
  country: oneOf(countryCodes, search.get('country')),
  environment: oneOf(environments, search.get('environment')),
  days: oneOf(periods, search.get('days')),
  from: dayIn(search.get('from')),
  to: dayIn(search.get('to')),
  cursor: textIn(search.get('cursor'), cursorAtMost),
});

export const isFiltered = (filters: Filters): boolean =>
  filters.search !== undefined || names.some((name) => filters[name] !== undefined);

/** The address with one filter changed. Another question begins at the newest entry. */
export const withFilter = (search: URLSearchParams, name: FilterName, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  if (value.trim()) next.set(name, value);
  else next.delete(name);
  return next;
};

export const withoutFilters = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of [...names, 'cursor']) next.delete(name);
  return next;
};

/** The address of the page that begins at `cursor`; the newest one without it. */
export const atCursor = (search: URLSearchParams, cursor: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (cursor === undefined) next.delete('cursor');
  else next.set('cursor', cursor);
  return next;
};

const midnight = (time: Date, daysLater = 0): Date =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + daysLater);
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00`);

/**
 * The filters as the server takes them. Days begin at the reader's own midnight: in Mexico the evening of the 20th
 * belongs to the 20th, whatever the day in UTC.
 */
export const queryOf = ({ days, from, to, ...rest }: Filters, now: Date) => {
  const first = days ? midnight(now, 1 - Number(days)) : from && midnightOf(from);
  const last = !days && to && new Date(midnight(midnightOf(to), 1).getTime() - 1);
  return {
    ...rest,
    ...(first ? { from: first.toISOString() } : {}),
    ...(last ? { to: last.toISOString() } : {}),
  };
};

/** `range` shows both ends of a span to choose; an empty text is any time. */
export type Period = (typeof periods)[number] | 'range' | '';

export const periodOf = ({ days, from, to }: Filters): Period => days ?? (from || to ? 'range' : '');

const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const rangeBegins = 29;

/** The address with another period. A range begins as the last thirty days, so that there is something to change. */
export const withPeriod = (search: URLSearchParams, period: Period, now: Date): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of ['days', 'from', 'to', 'cursor']) next.delete(name);
  if (period === 'range') {
    next.set('from', dayOf(midnight(now, -rangeBegins)));
    next.set('to', dayOf(now));
  } else if (period) next.set('days', period);
  return next;
};
