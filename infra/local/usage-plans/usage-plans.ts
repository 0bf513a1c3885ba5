import { join } from 'node:path';
import type { Assembly } from '../assembly.ts';
import { tokenBucket } from '../gateway/token-bucket.ts';
import type { Clock } from '../host/clock.ts';
import { type Counts, openCounts } from './counts.ts';
import { keyFaults, type KeyFaults } from './faults.ts';
import { type Keys, openKeys } from './keys.ts';
import { type Admit, planMeter } from './meter.ts';
import { readUsagePlans, type UsagePlan } from './usage-plan.ts';

/** Keys, the plans they are in and what they have used: what the gateway asks and the control plane changes. */
export interface UsagePlans {
  readonly keys: Keys;
  readonly plans: ReadonlyMap<string, UsagePlan>;
  readonly counts: Counts;
  readonly admit: Admit;
  readonly faults: KeyFaults;
  /** Whether one more key may be made in this second. */
  readonly mayCreate: () => boolean;
  readonly now: () => number;
}

interface Surroundings {
  readonly stateDir: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/** Whether so many more per second pass; another limit begins anew. */
const creations = (faults: KeyFaults, now: () => number): (() => boolean) => {
  const bucketFor = (rate: number) => ({ rate, ...tokenBucket(rate, Math.max(1, rate), now) });
  let bucket = bucketFor(faults.limits().createdPerSecond);
  return () => {
    const { createdPerSecond } = faults.limits();
    if (createdPerSecond !== bucket.rate) bucket = bucketFor(createdPerSecond);
    return bucket.take();
  };
};

/** The usage plans of an assembly, with what calls made of them. */
export const openUsagePlans = (assembly: Assembly, { stateDir, clock, log }: Surroundings): UsagePlans => {
  const { now } = clock;
  const all = readUsagePlans(assembly);
  const plans = new Map(all.map((plan) => [plan.id, plan]));
  const keys = openKeys(assembly, { stateDir, plans: all, now: now() });
  const counts = openCounts(join(stateDir, 'usage'), { now, log });
  const faults = keyFaults();
  return {
    keys,
    plans,
    counts,
    faults,
    now,
    admit: planMeter({ keys, plans, counts, now }),
    mayCreate: creations(faults, now),
  };
};
