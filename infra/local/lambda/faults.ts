import * as z from 'zod';
import { chanceFrom } from '../repeatable-chance.ts';

const fault = z.strictObject({
  kind: z.enum(['crash', 'latency']),
  /** Part of the function's name. */
  function: z.string().min(1),
  /** When to crash after the handler got its event, or how long to hold the event back. */
  ms: z.number().min(0).default(10),
  rate: z.number().min(0).max(1).default(1),
  times: z.number().int().min(1).optional(),
  seed: z.number().int().default(1),
});

type Fault = z.infer<typeof fault>;

/** What happens to one invocation besides running. */
interface Mishap {
  readonly delayMs: number;
  readonly crashAfterMs: number | undefined;
}

/** Faults that strike invocations. */
export interface FunctionFaults {
  /** Whether a fault concerns functions: `crash` always, `latency` when it names one and no AWS service. */
  readonly accepts: (candidate: unknown) => boolean;
  readonly inject: (candidate: unknown) => void;
  readonly active: () => readonly Fault[];
  readonly clear: () => void;
  readonly next: (functionName: string) => Mishap;
}

/** Faults of functions, drawn from a seeded sequence so that a run repeats. */
export const functionFaults = (): FunctionFaults => {
  let injected: { readonly fault: Fault; left: number; readonly random: () => number }[] = [];

  return {
    accepts: (candidate) =>
      typeof candidate === 'object' &&
      candidate !== null &&
      'kind' in candidate &&
      (candidate.kind === 'crash' ||
        (candidate.kind === 'latency' && 'function' in candidate && !('service' in candidate))),
    inject: (candidate) => {
      const parsed = fault.parse(candidate);
      injected.push({ fault: parsed, left: parsed.times ?? Infinity, random: chanceFrom(parsed.seed) });
    },
    active: () => injected.filter(({ left }) => left > 0).map((entry) => entry.fault),
    clear: () => {
      injected = [];
    },
    next: (functionName) => {
      let delayMs = 0;
      let crashAfterMs: number | undefined;
      for (const entry of injected) {
        const { kind, rate, ms } = entry.fault;
        if (!functionName.includes(entry.fault.function) || entry.left === 0 || entry.random() >= rate) continue;
        entry.left -= 1;
        if (kind === 'latency') delayMs += ms;
        else crashAfterMs = ms;
      }
      return { delayMs, crashAfterMs };
    },
  };
};
