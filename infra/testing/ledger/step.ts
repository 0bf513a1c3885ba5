import type * as fc from 'fast-check';
import type { Death } from './crash.ts';
import type { ReferenceLedger } from './model.ts';

export interface Real {
  readonly userId: string;
}

/** One thing that can happen to a ledger: does it for real, and tells the reference what must have come of it. */
type Step = (model: ReferenceLedger, real: Real) => Promise<void>;

export const command = (name: string, step: Step): fc.AsyncCommand<ReferenceLedger, Real> => ({
  check: () => true,
  run: step,
  toString: () => name,
});

/** Whether the write that is a run's `call`-th call took effect. */
export const tookEffect = (dies: Death | undefined, call: number): boolean =>
  !dies || dies.call > call || (dies.call === call && dies.when === 'after');

export const diesBefore = (dies: Death | undefined, call: number): boolean =>
  dies?.call === call && dies.when === 'before';

/** Settling is one call; what returns to a lot that is over is refused first, then the wallet is read, and it is written. */
export const callsToSettle = (model: ReferenceLedger, id: string, as: 'post' | 'void'): number => {
  const { state, lotId, block } = model.validations.get(id) ?? {};
  return as === 'void' && state === 'reserved' && block === undefined && !model.isAlive(lotId ?? '') ? 3 : 1;
};

/** A run that dies before the last of so many calls took effect; the first of them is its `from`-th, and may be refused. */
export const diesWithin = (dies: Death | undefined, from: number, calls: number): boolean =>
  Array.from({ length: calls }, (_, index) => from + index).some(
    (call, index) => diesBefore(dies, call) || (index === 1 && dies?.call === call),
  );

export const pick = (model: ReferenceLedger, place: number): string | undefined =>
  [...model.validations.keys()][Math.floor(place * model.validations.size)];
