import * as z from 'zod';
import { chanceFrom } from '../repeatable-chance.ts';
import type { Mapping } from './mapping.ts';

const kinds = z.enum(['hold', 'redeliver', 'boundaries', 'age', 'lanes']);

const fault = z.strictObject({
  kind: kinds,
  /** Part of the mapping's `stack/id` or of its function's name; without it, every mapping. */
  mapping: z.string().default(''),
  /** For `lanes`: readers of one stream side by side. */
  lanes: z.int().min(2).max(10).default(2),
  /** For `hold`: how long a batch waits, by the product's clock. */
  ms: z.number().min(0).max(900_000).default(1000),
  rate: z.number().min(0).max(1).default(1),
  times: z.int().min(1).optional(),
  seed: z.int().default(1),
});

type Fault = z.output<typeof fault>;

/** A fault that strikes, and the chance that decides how. */
interface Strike {
  readonly ms: number;
  /** A whole number from 0 up to, but without, the end. */
  readonly below: (end: number) => number;
}

/** Makes delivery go wrong the ways AWS's may and this machine's would not; seeded, so that a run repeats. */
export interface EventFaults {
  readonly accepts: (candidate: unknown) => boolean;
  readonly inject: (candidate: unknown) => void;
  readonly active: () => readonly Fault[];
  readonly clear: () => void;
  readonly strike: (kind: Exclude<Fault['kind'], 'lanes'>, mapping: Mapping) => Strike | undefined;
  /** Into how many readers faults divide a mapping. */
  readonly lanes: (mapping: Mapping) => number;
  readonly onChange: (listener: () => void) => void;
}

interface Armed {
  readonly fault: Fault;
  readonly random: () => number;
  left: number;
}

const candidate = z.object({ kind: kinds });

export const eventFaults = (): EventFaults => {
  let armed: readonly Armed[] = [];
  const listeners: (() => void)[] = [];
  const change = (to: readonly Armed[]): void => {
    armed = to;
    for (const listener of listeners) listener();
  };

  return {
    accepts: (given) => candidate.safeParse(given).success,
    inject: (given) => {
      const parsed = fault.parse(given);
      change([...armed, { fault: parsed, random: chanceFrom(parsed.seed), left: parsed.times ?? Infinity }]);
    },
    active: () => armed.filter(({ left }) => left > 0).map((one) => one.fault),
    clear: () => change([]),
    strike: (kind, mapping) => {
      const one = armed.find(
        ({ fault: each, left, random }) =>
          each.kind === kind && left > 0 && aimsAt(each, mapping) && random() < each.rate,
      );
      if (!one) return undefined;
      one.left -= 1;
      return { ms: one.fault.ms, below: (end) => Math.floor(one.random() * end) };
    },
    lanes: (mapping) =>
      Math.max(
        1,
        ...armed.flatMap(({ fault: each }) => (each.kind === 'lanes' && aimsAt(each, mapping) ? each.lanes : [])),
      ),
    onChange: (listener) => void listeners.push(listener),
  };
};

const aimsAt = (each: Fault, { path, functionArn }: Mapping): boolean =>
  path.includes(each.mapping) || functionArn.includes(each.mapping);
