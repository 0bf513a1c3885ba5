import type { EndpointAt } from '#shared/contract/index.ts';
import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { Status } from '#shared/contract/validations.ts';

type Query = NonNullable<RequestOf<EndpointAt<'GET /api/validations'>>['query']>;

/** What the address says of the history: every filter, and where in the list. */
export type Filters = Pick<Query, 'search' | 'status' | 'country' | 'environment' | 'cursor'>;

export const statuses = ['VALID', 'INVALID', 'TIMEOUT', 'ERROR', 'PROCESSING', 'PENDING'] as const satisfies Status[];
export const environments = ['production', 'sandbox'] as const;

const names = ['search', 'status', 'country', 'environment'] as const;
export type FilterName = (typeof names)[number];

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

/** Reads the address; a value nobody offers is left out, as if it were not there. */
export const filtersOf = (search: URLSearchParams): Filters => ({
  search: search.get('search')?.trim() || undefined,
  status: oneOf(statuses, search.get('status')),
  country: /^[A-Z]{2}$/.exec(search.get('country') ?? '')?.[0],
  environment: oneOf(environments, search.get('environment')),
  cursor: search.get('cursor') ?? undefined,
});

export const isFiltered = (filters: Filters): boolean => names.some((name) => filters[name] !== undefined);

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
