import type { Call, Reply } from '../wire.ts';
import type { Answer } from './effects.ts';
import { effects } from './effects.ts';
import type { Fault } from './fault.ts';
import { aimsAt, parseFaults } from './fault.ts';
import { chanceFrom } from '../../repeatable-chance.ts';

/** Makes calls fail the ways AWS fails and an emulator does not. */
export interface FaultInjector {
  /** Takes one fault or a list of them. */
  readonly inject: (faults: unknown) => readonly Fault[];
  readonly active: () => readonly Fault[];
  readonly clear: () => void;
  /** Answers a call through every fault that strikes it, the oldest outermost. */
  readonly around: (call: Call, answer: Answer) => Reply | Promise<Reply>;
}

interface Armed {
  readonly fault: Fault;
  readonly random: () => number;
  skip: number;
  left: number;
}

export const faultInjector = (): FaultInjector => {
  let armed: readonly Armed[] = [];

  const strikes = (one: Armed, call: Call): boolean => {
    if (one.left === 0 || !aimsAt(one.fault, call)) return false;
    if (one.skip > 0) {
      one.skip -= 1;
      return false;
    }
    if (one.random() >= one.fault.rate) return false;
    one.left -= 1;
    return true;
  };

  return {
    inject: (input) => {
      const faults = parseFaults(input);
      armed = [
        ...armed,
        ...faults.map((fault) => ({
          fault,
          random: chanceFrom(fault.seed),
          skip: fault.skip,
          left: fault.times ?? Infinity,
        })),
      ];
      return faults;
    },
    active: () => armed.filter(({ left }) => left > 0).map(({ fault }) => fault),
    clear: () => {
      armed = [];
    },
    around: (call, answer) => {
      if (armed.length === 0) return answer(call);
      const striking = armed.filter((one) => strikes(one, call));
      const through = striking.reduceRight<Answer>(
        (proceed, { fault }) =>
          (passed) =>
            effects[fault.kind](fault, passed, proceed),
        answer,
      );
      return through(call);
    },
  };
};
