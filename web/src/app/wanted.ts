import type { Location } from 'react-router-dom';

/** `key` of the first location of a visit: a link in a mail, a bookmark. */
const firstLocation = 'default';

interface Wanting {
  readonly wanted: string;
}

/** What a visit began with, kept over the login in the router's state. Where somebody was later, the next user is not led. */
export const wantingOf = ({ key, pathname, search, hash }: Location): Wanting | null =>
  key === firstLocation ? { wanted: pathname + search + hash } : null;

/** Router state comes back from the browser's history, so it is read, not trusted. */
export const wantedOf = (state: unknown): string | undefined => {
  const wanted: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'wanted') : undefined;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
};
