import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { callClasses } from '#shared/plans.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { takeToken, type Bucket, type Rate } from '../../rules/limits/bucket.ts';
import { rateHeaders } from './rate-headers.ts';
import type { Step } from './step.ts';

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

const rateOf = ({ auth, callClass }: EndpointSpec): Rate | undefined =>
  auth === 'guest' ? undefined : callClass && callClasses[callClass].perUser;

/**
 * Refuses a user who calls faster than the class of the endpoint allows, before anything is read of the request. What
 * one environment cannot know of the others is bounded by how many there may be (docs/decisions/0007).
 */
export const pace: Step = {
  needs: (spec) => (rateOf(spec) ? clockPorts : []),
  middleware: ({ spec }) => {
    const [rate, take] = [rateOf(spec), buckets()];
    if (!rate) return { before: () => undefined };
    return {
      before: async ({ internal }) => {
        if (!internal.caller) return;
        const { clock } = await connect(clockPorts);
        const taken = take(internal.caller.userId, rate, Date.parse(clock.now()));
        const { remaining, fullInSeconds: resetSeconds } = taken;
        const windowSeconds = Math.ceil(rate.burst / rate.perSecond);
        const told = { policy: spec.callClass ?? '', quota: rate.burst, windowSeconds, remaining, resetSeconds };
        Object.assign(internal.headers, rateHeaders(told));
        if (!taken.isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: taken.waitSeconds });
      },
    };
  },
};
