import { cursorAtMost, searchAtMost } from '#shared/validation/limits.ts';

export const shows = ['changed', 'same'] as const;
export type Show = (typeof shows)[number];

/** What the address says of the list. What is searched for is somebody's name or number, and never stands in it. */
export interface Filters {
  readonly show: Show | undefined;
  readonly cursor: string | undefined;
}

/** A page of the list, as it is asked for. */
export interface Asked extends Filters {
  readonly search: string;
}

export const filtersOf = (address: URLSearchParams): Filters => ({
  show: shows.find((one) => one === address.get('show')),
  cursor: address.get('cursor')?.slice(0, cursorAtMost) || undefined,
});

/** The address with another choice; it begins at the first page. */
export const withShow = (address: URLSearchParams, show: string): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete('cursor');
  if (show) next.set('show', show);
  else next.delete('show');
  return next;
};

export const atCursor = (address: URLSearchParams, cursor: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (cursor === undefined) next.delete('cursor');
  else next.set('cursor', cursor);
  return next;
};

/** As the server takes it; an empty search is none. */
export const queryOf = ({ search, show, cursor }: Asked) => {
  const wanted = search.trim().slice(0, searchAtMost).trim();
  return {
    ...(wanted ? { search: wanted } : {}),
    ...(show ? { changed: show === 'changed' } : {}),
    ...(cursor ? { cursor } : {}),
  };
};
