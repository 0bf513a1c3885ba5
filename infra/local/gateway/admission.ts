import type { UsagePlans } from '../usage-plans/usage-plans.ts';
import type { LambdaHost } from '../lambda.ts';
import type { RestApi } from './api.ts';
import type { Match } from './matching.ts';
import { type Call, headerOf, type Known } from './proxy-event.ts';
import { type Prove, proveBy } from './prove.ts';
import type { RefusalType } from './refusal.ts';
import { stageThrottle } from './throttle.ts';

interface Around {
  readonly api: RestApi;
  readonly lambda: Pick<LambdaHost, 'invoke'>;
  readonly admit: UsagePlans['admit'];
  /** Whether no key is asked for where a header is the key: what a distribution adds, this machine lacks. */
  readonly isOpenPast: boolean;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** One of the doors a call passes: what it adds to what is known of the caller, or why the call stops here. */
type Door = (call: Call, match: Match, known: Known) => Known | RefusalType | Promise<Known | RefusalType>;

interface Admission {
  readonly known: Known;
  readonly refusal?: RefusalType;
}

const authorizerDoor = (around: Around): Door => {
  const proofs = new Map<string, Prove>(around.api.authorizers.map((one) => [one.id, proveBy(one, around)]));
  return (call, match) => proofs.get(match.route.authorizer?.id ?? '')?.(call, match) ?? {};
};

const planDoor = ({ api, admit, isOpenPast }: Around): Door => {
  const stage = { apiId: api.id, stage: api.stage.name };
  return (call, { route }, { usageKey }) => {
    if (!route.isKeyRequired) return {};
    const isOfAuthorizer = api.keySource === 'AUTHORIZER';
    if (isOpenPast && !isOfAuthorizer) return {};
    const admitted = admit(isOfAuthorizer ? usageKey : headerOf(call, 'x-api-key'), stage);
    return typeof admitted === 'string' ? admitted : { apiKey: admitted };
  };
};

const stageDoor = ({ api, now }: Around): Door => {
  const isWithinStageLimits = stageThrottle(api.stage.settings, now);
  return (_, match) => (isWithinStageLimits(match) ? {} : 'THROTTLED');
};

/** Whether a call that found its route may go on to its function: AWS's doors in AWS's order. */
export const admission = (around: Around): ((call: Call, match: Match) => Promise<Admission>) => {
  const doors = [authorizerDoor(around), planDoor(around), stageDoor(around)];
  return async (call, match) => {
    let known: Known = {};
    for (const door of doors) {
      const outcome = await door(call, match, known);
      if (typeof outcome === 'string') return { known, refusal: outcome };
      known = { ...known, ...outcome };
    }
    return { known };
  };
};
