import { endpoints } from '#functions/endpoints.ts';
import { jobs } from '#functions/jobs.ts';
import { operate } from '#functions/operator/operate.ts';
import type { Grant } from '#functions/ports/grant.ts';
import { needsOf } from '#functions/entry/http.ts';
import { grantsOf } from '#functions/ports/connect.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { kebab } from './kebab.ts';

interface Planned {
  readonly name: string;
  /** Path of its file under `functions/` and in the bundle. */
  readonly entry: string;
  readonly grants: readonly Grant[];
  /** What customers lose while it fails; the text of its alarm. */
  readonly impact: string;
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** One Lambda per endpoint, with the rights its `needing` names. */
export const endpointFunctions: readonly (Planned & { readonly spec: EndpointSpec })[] = await Promise.all(
  Object.entries(endpoints).flatMap(([area, verbs]) =>
    Object.entries(verbs).map(async ([name, implementation]) => ({
      name: pascal(name),
      entry: `api/${area}/${kebab(name)}`,
      grants: await grantsOf(needsOf(implementation)),
      impact: `Customers cannot do this now: ${implementation.spec.summary}.`,
      spec: implementation.spec,
    })),
  ),
);

/** One Lambda per job. */
export const jobFunctions: readonly (Planned & { readonly everyMinutes: number })[] = await Promise.all(
  Object.entries(jobs).map(async ([name, { everyMinutes, needs, impact }]) => ({
    name: pascal(name),
    entry: `jobs/${kebab(name)}`,
    grants: await grantsOf(needs),
    impact,
    everyMinutes,
  })),
);

/** What operators invoke by hand. */
export const operatorFunction: Planned = {
  name: 'Operate',
  entry: 'operator/operate',
  grants: await grantsOf(operate.needs),
  impact: 'Operators cannot help customers: every command fails.',
};

export const entries: readonly string[] = [...endpointFunctions, ...jobFunctions, operatorFunction].map(
  ({ entry }) => entry,
);
