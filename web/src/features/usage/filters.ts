import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { cursorAtMost } from '#shared/validation/limits.ts';

type UsageQuery = NonNullable<RequestOf<EndpointAt<'GET /api/usage'>>['query']>;
type LogQuery = NonNullable<RequestOf<EndpointAt<'GET /api/requests'>>['query']>;

export const periods = ['7', '30', '90'] as const satisfies readonly UsageQuery['period'][];
export type Period = (typeof periods)[number];

export const outcomes = ['ok', 'failed'] as const satisfies readonly LogQuery['status'][];

/** What the address says of the analytics: what is counted, and which requests are listed. */
export interface Filters extends Pick<LogQuery, 'status' | 'error' | 'cursor'> {
  readonly period: Period;
  readonly key: string | undefined;
  readonly environment: Environment;
}

export type FilterName = 'period' | 'key' | 'environment' | 'status' | 'error';

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

const errorAtMost = 60;

const textIn = (text: string | null, atMost: number): string | undefined => text?.trim().slice(0, atMost) || undefined;

/** Reads the address; a value nobody offers is left out, as if it were not there. `environment` is what is shown without one. */
export const filtersOf = (search: URLSearchParams, environment: Environment = 'production'): Filters => ({
  period: oneOf(periods, search.get('period')) ?? '30',
  key: /^key_[0-9a-z]{26}$/.exec(search.get('key') ?? '')?.[0],
  environment: oneOf(environments, search.get('environment')) ?? environment,
  status: oneOf(outcomes, search.get('status')),
  error: textIn(search.get('error'), errorAtMost),
  cursor: textIn(search.get('cursor'), cursorAtMost),
});

/** The address with one filter changed; an empty value takes it away. Another question begins at the newest request. */
export const withFilter = (search: URLSearchParams, name: FilterName, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};

export const atCursor = (search: URLSearchParams, cursor: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (cursor === undefined) next.delete('cursor');
  else next.set('cursor', cursor);
  return next;
};
