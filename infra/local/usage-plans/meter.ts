import { type Bucket, tokenBucket } from '../gateway/token-bucket.ts';
import type { ApiKey, Place } from './api-key.ts';
import type { Counts } from './counts.ts';
import type { Keys } from './keys.ts';
import { dayOf, firstDayOf } from './period.ts';
import { covers, type UsagePlan } from './usage-plan.ts';

/** The stage a request is for. */
export type Stage = UsagePlan['stages'][number];

/** Why a request may not pass by its key. */
export type KeyRefusal = 'INVALID_API_KEY' | 'THROTTLED' | 'QUOTA_EXCEEDED';

/** Admits a request by the value of its key: counts it, or says why not. */
export type Admit = (value: string | undefined, stage: Stage) => ApiKey | KeyRefusal;

interface Parts {
  readonly keys: Keys;
  readonly plans: ReadonlyMap<string, UsagePlan>;
  readonly counts: Counts;
  readonly now: () => number;
}

/** By key and plan, whatever the stage. A request that is throttled is not counted on the quota. */
export const planMeter = ({ keys, plans, counts, now }: Parts): Admit => {
  /** Gone with the place they are for. */
  const buckets = new WeakMap<Place, Bucket>();

  const bucketOf = (place: Place, { rateLimit, burstLimit }: NonNullable<UsagePlan['throttle']>): Bucket => {
    const bucket = buckets.get(place) ?? tokenBucket(rateLimit, burstLimit, now);
    buckets.set(place, bucket);
    return bucket;
  };

  return (value = '', stage) => {
    const time = now();
    const key = keys.withValue(value);
    const isHere = ({ planId, worksAt }: Place): boolean => {
      const plan = plans.get(planId);
      return plan !== undefined && worksAt <= time && covers(plan, stage);
    };
    const place = key?.enabled ? keys.placesOf(key.id).find(isHere) : undefined;
    const plan = plans.get(place?.planId ?? '');
    if (!key || !place || !plan) return 'INVALID_API_KEY';
    if (plan.throttle && !bucketOf(place, plan.throttle).take()) return 'THROTTLED';
    const today = dayOf(time);
    if (plan.quota && counts.between(place, firstDayOf(plan.quota, today), today) >= plan.quota.limit)
      return 'QUOTA_EXCEEDED';
    counts.add(place, today);
    return key;
  };
};
