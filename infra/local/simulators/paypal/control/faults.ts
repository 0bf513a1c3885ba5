import * as z from 'zod';
import { draw } from '../../bank-data/chance.ts';

const rate = z.number().min(0).max(1);

const change = z
  .strictObject({ errorRate: rate, timeoutRate: rate, lostAnswerRate: rate, seed: z.number().int() })
  .partial();

export type Knobs = Required<z.infer<typeof change>>;
export type Fault = 'error' | 'timeout' | 'lostAnswer';

const untouched: Knobs = { errorRate: 0, timeoutRate: 0, lostAnswerRate: 0, seed: 1 };

/** Faults of the API: drawn from the seed and the number of the call, so a run repeats. */
export const faultControl = () => {
  let knobs = untouched;
  let drawn = 0;
  return {
    read: (): Knobs => knobs,
    set: (wanted: unknown): Knobs => {
      const next = { ...knobs, ...change.parse(wanted) };
      if (next.errorRate + next.timeoutRate + next.lostAnswerRate > 1)
        throw new RangeError('errorRate + timeoutRate + lostAnswerRate is above 1');
      knobs = next;
      drawn = 0;
      return knobs;
    },
    reset: (): void => {
      knobs = untouched;
      drawn = 0;
    },
    next: (): Fault | undefined => {
      const { errorRate, timeoutRate, lostAnswerRate, seed } = knobs;
      if (errorRate + timeoutRate + lostAnswerRate === 0) return undefined;
      const chance = draw('fault', seed, drawn++);
      if (chance < errorRate) return 'error';
      if (chance < errorRate + timeoutRate) return 'timeout';
      return chance < errorRate + timeoutRate + lostAnswerRate ? 'lostAnswer' : undefined;
    },
  };
};

export type FaultControl = ReturnType<typeof faultControl>;
