import { endpoints } from '#functions/endpoints.ts';
import { jobs } from '#functions/jobs.ts';
import { operate } from '#functions/operator/operate.ts';
import type { Grant } from '#functions/runtime/grant.ts';
import { needsOf } from '#functions/runtime/http.ts';
import { grantsOf } from '#functions/runtime/ports.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { kebab } from './kebab.ts';

export interface Planned {
  /** Construct id and part of the function's name: its kind, then its verb. */
  readonly name: string;
  /** Path of its file under `functions/` and in the bundle. */
  readonly entry: string;
  readonly grants: readonly Grant[];
  /** What customers lose while it fails; the text of its alarm. */
  readonly impact: string;
}

export interface PlannedEndpoint extends Planned {
  readonly spec: EndpointSpec;
}

/** `AppApiLogin`, `JobAskPendingValidations`: two verbs of one name can live beside each other when their kinds differ. */
const named = (kind: 'AppApi' | 'Job', verb: string): string =>
  `${kind}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;

/** One Lambda per endpoint, with the rights its `needing` names. */
export const endpointFunctions: readonly PlannedEndpoint[] = await Promise.all(
  Object.entries(endpoints).flatMap(([area, verbs]) =>
    Object.entries(verbs).map(async ([name, implementation]) => ({
      name: named('AppApi', name),
      entry: `${area}/${kebab(name)}`,
      grants: await grantsOf(needsOf(implementation)),
      impact: `Customers cannot do this now: ${implementation.spec.summary}.`,
      spec: implementation.spec,
    })),
  ),
);

/** One Lambda per job. */
export const jobFunctions: readonly (Planned & { readonly everyMinutes: number })[] = await Promise.all(
  Object.entries(jobs).map(async ([name, { everyMinutes, needs, impact }]) => ({
    name: named('Job', name),
    entry: `jobs/${kebab(name)}`,
    grants: await grantsOf(needs),
    impact,
    everyMinutes,
  })),
);

/** What operators invoke by hand: the only one of its kind, whose name is its kind's. */
export const operatorFunction: Planned = {
  name: 'Operate',
  entry: 'operator/operate',
  grants: await grantsOf(operate.needs),
  impact: 'Operators cannot help customers: every command fails.',
};

export const entries: readonly string[] = [...endpointFunctions, ...jobFunctions, operatorFunction].map(
  ({ entry }) => entry,
);
