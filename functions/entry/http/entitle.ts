import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { entitlementsOf } from '../../rules/credits/entitlement.ts';
import type { Exchange, Step } from './step.ts';

const holdingsPorts = ['holdings.find', 'clock.now'] as const satisfies readonly PortName[];

const requireEntitlement = async ({ entitlement }: EndpointSpec, { caller }: Exchange): Promise<void> => {
  if (!entitlement) return;
  const { holdings, clock } = await connect(holdingsPorts);
  const found = caller && entitlementsOf(await holdings.find(caller.userId), clock.now());
  if (!found?.features[entitlement]) throw new Fault('errors.notOnPlan', { extra: { entitlement } });
};

/** Refuses callers whose plan does not include what the endpoint is part of. */
export const entitle: Step = {
  needs: ({ entitlement }) => (entitlement ? holdingsPorts : []),
  middleware: ({ spec }) => ({ before: ({ internal }) => requireEntitlement(spec, internal) }),
};
