import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { grantsEntitlement } from '../../rules/credits/entitlement.ts';
import type { Exchange, Step } from './step.ts';

const lotsPorts = ['credits.live', 'clock.now'] as const satisfies readonly PortName[];

const requireEntitlement = async ({ entitlement }: EndpointSpec, { caller }: Exchange): Promise<void> => {
  if (!entitlement) return;
  const { credits, clock } = await connect(lotsPorts);
  const liveLots = caller ? await credits.live(caller.userId, clock.now()) : [];
  if (!liveLots.some(grantsEntitlement(entitlement))) throw new Fault('errors.notOnPlan', { extra: { entitlement } });
};

/** Refuses callers whose plan does not include what the endpoint is part of. */
export const entitle: Step = {
  needs: ({ entitlement }) => (entitlement ? lotsPorts : []),
  middleware: ({ spec }) => ({ before: ({ internal }) => requireEntitlement(spec, internal) }),
};
