import {
  securityEventAreas,
  securityEventOutcomes,
  type SecurityEventArea,
  type SecurityEventOutcome,
} from '#shared/validation/security-events.ts';
import { cursorAtMost } from '#shared/validation/limits.ts';

/** What of the activity is listed, and which page of it: all of it stands in the address. */
export interface Filters {
  readonly area?: SecurityEventArea | undefined;
  readonly outcome?: SecurityEventOutcome | undefined;
  readonly cursor?: string | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** What the server would not take is no filter. */
export const filtersOf = (address: URLSearchParams): Filters => {
  const cursor = address.get('cursor');
  return {
    area: oneOf(securityEventAreas, address.get('area')),
    outcome: oneOf(securityEventOutcomes, address.get('outcome')),
    cursor: cursor && cursor.length <= cursorAtMost ? cursor : undefined,
  };
};

/** The address with another filter, which begins on its first page. */
export const withFilter = (address: URLSearchParams, name: keyof Filters, value: string | undefined) => {
  const next = new URLSearchParams(address);
  next.delete('cursor');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};
