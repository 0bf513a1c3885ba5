import * as z from 'zod';
import { draw } from './chance.ts';
import type { Latency } from './latency.ts';

const rate = z.number().min(0).max(1);

const change = z
  .strictObject({
    latencyMs: z
      .strictObject({ min: z.number().min(0), max: z.number().min(0) })
      .refine(({ min, max }) => min <= max, 'min is above max'),
    timeoutRate: rate,
    errorRate: rate,
    throttleRate: rate,
    alwaysHttp200: z.boolean(),
    seed: z.number().int(),
  })
  .partial();

export type Knobs = Readonly<Required<z.infer<typeof change>>>;

const totalRate = ({ timeoutRate, errorRate, throttleRate }: Knobs): number => timeoutRate + errorRate + throttleRate;

/** The knobs, and the faults they cause: drawn from the seed and the number of the call, so a run repeats. */
export const faultControl = (latencyMs: Latency) => {
  const untouched: Knobs = { latencyMs, timeoutRate: 0, errorRate: 0, throttleRate: 0, alwaysHttp200: false, seed: 1 };
  let knobs = untouched;
  let drawn = 0;
  return {
    read: (): Knobs => knobs,
    /** Refuses unknown knobs and rates that add up to more than everything. */
    set: (wanted: unknown): Knobs => {
      const next = { ...knobs, ...change.parse(wanted) };
      if (totalRate(next) > 1) throw new RangeError('timeoutRate + errorRate + throttleRate is above 1');
      knobs = next;
      drawn = 0;
      return knobs;
    },
    reset: (): void => {
      knobs = untouched;
      drawn = 0;
    },
    nextFault: (): 'timeout' | 'throttled' | 'internalError' | 'bankDown' | null => {
      if (totalRate(knobs) === 0) return null;
      const { timeoutRate, throttleRate, errorRate, seed } = knobs;
      const chance = draw('fault', seed, drawn++);
      if (chance < timeoutRate) return 'timeout';
      if (chance < timeoutRate + throttleRate) return 'throttled';
      if (chance < timeoutRate + throttleRate + errorRate / 2) return 'internalError';
      return chance < totalRate(knobs) ? 'bankDown' : null;
    },
  };
};

export type FaultControl = ReturnType<typeof faultControl>;
