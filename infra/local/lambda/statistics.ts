import type { Outcome } from './outcome.ts';

/** What became of the invocations of one function. */
export interface FunctionReport {
  readonly name: string;
  readonly invocations: number;
  readonly errors: number;
  readonly coldStarts: number;
  /** Milliseconds; init is the import of the handler's module. */
  readonly initMs: Spread | undefined;
  readonly durationMs: Spread | undefined;
  /** What the function computed, without what it waited for. */
  readonly processorMs: Spread | undefined;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const remembered = 1000;

/** Invocations of one function, counted. */
export interface Statistics {
  readonly add: (outcome: Outcome) => void;
  readonly report: () => FunctionReport;
}

const keep = (values: number[], value: number): void => {
  values.push(value);
  if (values.length > remembered) values.shift();
};

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

const spread = (values: readonly number[]): Spread | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (quantile: number) => round(sorted[Math.ceil(quantile * sorted.length) - 1] ?? 0);
  return sorted.length ? { p50: at(0.5), p99: at(0.99), max: at(1) } : undefined;
};

/** Counts invocations; durations are those of the last thousand. */
export const invocationStatistics = (name: string): Statistics => {
  let invocations = 0;
  let errors = 0;
  let coldStarts = 0;
  const inits: number[] = [];
  const durations: number[] = [];
  const processor: number[] = [];

  return {
    add: ({ error, initMs, durationMs, processorMs }) => {
      invocations += 1;
      if (error) errors += 1;
      if (initMs !== undefined) {
        coldStarts += 1;
        keep(inits, initMs);
      }
      keep(durations, durationMs);
      if (processorMs !== undefined) keep(processor, processorMs);
    },
    report: () => ({
      name,
      invocations,
      errors,
      coldStarts,
      initMs: spread(inits),
      durationMs: spread(durations),
      processorMs: spread(processor),
    }),
  };
};
