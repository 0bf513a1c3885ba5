import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { environments } from '#shared/validation/environment.ts';

type Query = NonNullable<RequestOf<EndpointAt<'GET /api/widget/analytics'>>['query']>;

export const periods = ['7', '30', '90'] as const satisfies readonly Query['period'][];

/** What the address says of the analytics. */
export type Filters = Required<Query>;

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

/** Reads the address; a value nobody offers is left out, as if it were not there. */
export const filtersOf = (search: URLSearchParams): Filters => ({
  period: oneOf(periods, search.get('period')) ?? '30',
  environment: oneOf(environments, search.get('environment')) ?? 'production',
});

/** The address with one filter changed. */
export const withFilter = (search: URLSearchParams, name: keyof Filters, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return next;
};
