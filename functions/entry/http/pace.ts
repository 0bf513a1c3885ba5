import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { callClasses, plans, type PlanName } from '#shared/plans.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { takeToken, type Bucket, type Rate } from '../../rules/limits/bucket.ts';
import { isKey } from '../callers/key.ts';
import { rateHeaders } from './rate-headers.ts';
import type { Exchange, Step } from './step.ts';

const clockPorts = ['clock.now'] as const satisfies readonly PortName[];

/** Those who called last; who is not among them has a full bucket. */
const rememberedAtMost = 2_000;

/** The buckets of one function's environment, by user: nothing is read or written, so each counts for itself. */
const buckets = () => {
  const left = new Map<string, Bucket>();
  return (who: string, rate: Rate, nowMs: number) => {
    const taken = takeToken(left.get(who), rate, nowMs);
    // Put last, so that the first is the one not heard of for longest.
    left.delete(who);
    left.set(who, taken.left);
    const [oldest] = left.keys();
    if (left.size > rememberedAtMost && oldest !== undefined) left.delete(oldest);
    return taken;
  };
};

/** What all keys of a customer together may ask, so that many keys are not many times as much. */
const rateOfPlan = (plan: PlanName): Rate => {
  const { perMinute, burst } = plans[plan].perCustomer;
  return { perSecond: perMinute / 60, burst };
};

/** Of a user by the class of the endpoint, of a key by its customer's plan; a guest is counted by address. */
const rateOf = ({ auth, callClass }: EndpointSpec, caller: Exchange['caller']): Rate | undefined => {
  if (isKey(caller)) return rateOfPlan(caller.plan);
  return auth === 'user' && callClass ? callClasses[callClass].perUser : undefined;
};

const isPaced = ({ auth, callClass }: EndpointSpec): boolean =>
  auth === 'key' || (auth === 'user' && callClass !== undefined && callClasses[callClass].perUser !== undefined);

/**
 * Refuses a user who calls faster than the class of the endpoint allows, before anything is read of the request. What
 * one environment cannot know of the others is bounded by how many there may be (docs/decisions/0007).
 */
export const pace: Step = {
  needs: (spec) => (isPaced(spec) ? clockPorts : []),
  middleware: ({ spec }) => {
    if (!isPaced(spec)) return { before: () => undefined };
    const take = buckets();
    return {
      before: async ({ internal }) => {
        const rate = rateOf(spec, internal.caller);
        if (!internal.caller || !rate) return;
        const { clock } = await connect(clockPorts);
        const taken = take(internal.caller.userId, rate, Date.parse(clock.now()));
        const { remaining, fullInSeconds: resetSeconds } = taken;
        const windowSeconds = Math.ceil(rate.burst / rate.perSecond);
        const told = { policy: spec.callClass ?? '', quota: rate.burst, windowSeconds, remaining, resetSeconds };
        // A key is told of its own minute, which is exact.
        if (!isKey(internal.caller)) Object.assign(internal.headers, rateHeaders(told));
        if (!taken.isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: taken.waitSeconds });
      },
    };
  },
};
