import { operate } from '#functions/operator/operate.ts';
import type { Grant } from '#functions/ports/grant.ts';
import { needsOf } from '#functions/entry/http.ts';
import { grantsOf } from '#functions/ports/connect.ts';
import type { Job } from '#functions/entry/schedule.ts';
import type { Api, EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { implementationOf, lambdasIn } from './found.ts';
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

/** Where the implementations of an API's endpoints stand, below `functions/`. */
const roomOf: Readonly<Record<Api, string>> = { app: 'api', public: 'v1' };

/** One Lambda per endpoint of the contract, with the rights its `needing` names. */
export const endpointFunctions: readonly (Planned & { readonly spec: EndpointSpec })[] = await Promise.all(
  declared.map(async ({ area, name, spec }) => {
    const entry = `${roomOf[spec.api]}/${area}/${kebab(name)}`;
    return {
      name: pascal(name),
      entry,
      grants: await grantsOf(needsOf(await implementationOf(entry, name, spec))),
      impact: `Customers cannot do this now: ${spec.summary}.`,
      spec,
    };
  }),
);

/** One Lambda per job. */
export const jobFunctions: readonly (Planned & { readonly everyMinutes: number })[] = await Promise.all(
  (await lambdasIn<Job>('jobs')).map(async ({ entry, name, value: { everyMinutes, needs, impact } }) => ({
    name: pascal(name),
    entry,
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
