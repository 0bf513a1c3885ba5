import assert from 'node:assert/strict';
import { settleStuckValidations } from '#functions/jobs/settle-stuck-validations.ts';
import { unparkRows } from '#functions/operator/parked.ts';
import { connect } from '#functions/ports/connect.ts';
import { pendingAtMostSeconds, stuckAfterSeconds } from '#functions/rules/bank/pending.ts';
import { minusSeconds, plusSeconds } from '#functions/rules/time.ts';
import type { Validation } from '#functions/store/validations/validation.ts';
import { dying, type Death } from './crash.ts';
import type { ReferenceLedger } from './model.ts';
import { callsToSettle, command, diesWithin, pick } from './step.ts';

const ports = await connect(settleStuckValidations.needs);
const parkedPorts = await connect(['parked.list', 'parked.unpark']);

/** The list of those that owe an answer is read from so many partitions at once. */
const partitions = 17;

/** How the job goes on with one: its bank is asked again, or its time is over and the credit goes back. */
const resumed = (model: ReferenceLedger, id: string): 'defer' | 'void' =>
  model.now > plusSeconds(model.validations.get(id)?.createdAt ?? '', pendingAtMostSeconds) ? 'void' : 'defer';

const resume = (model: ReferenceLedger, id: string): void =>
  resumed(model, id) === 'void' ? model.settle(id, 'void') : model.defer(id);

/**
 * The settle job reads its list, then each validation, then goes on with each; it may die at any of these calls. What it
 * could not do is counted on the validation, as the last it does for a page; one more page of it brings nothing.
 */
export const settleJob = (dies?: Death) =>
  command(`settleJob(${JSON.stringify(dies)})`, async (model) => {
    const stuck = model.interrupted(minusSeconds(model.now, stuckAfterSeconds));
    await dying({ dies }, () => settleStuckValidations.run({ ...ports, clock: { now: () => model.now } }));
    if (dies && dies.call < partitions) return;
    let call = partitions + stuck.length;
    for (const [index, id] of stuck.entries()) {
      if (dies?.call === partitions + index) {
        model.fail(id);
        continue;
      }
      const calls = resumed(model, id) === 'void' ? callsToSettle(model, id, 'void') : 1;
      if (diesWithin(dies, call, calls)) model.fail(id);
      else resume(model, id);
      call += calls;
    }
  });

/** What the job works with, while one validation cannot be written. */
const unable = (poison: string | undefined) => {
  const unless = <A extends readonly unknown[], R>(write: (validation: Validation, ...rest: A) => Promise<R>) => {
    return async (validation: Validation, ...rest: A): Promise<R> => {
      if (validation.id === poison) throw new Error('unwritable');
      return write(validation, ...rest);
    };
  };
  const { validations, pendingAtBank } = ports;
  return {
    ...ports,
    validations: { ...validations, settle: unless(validations.settle) },
    pendingAtBank: { open: unless(pendingAtBank.open) },
  };
};

/** So many runs of the settle job, none of which can write one validation: it is parked, and the others are done. */
export const failAt = (place: number, runs: number) =>
  command(`failAt(${place}, ${runs})`, async (model) => {
    const poison = pick(model, place);
    const failing = { ...unable(poison), clock: { now: () => model.now } };
    for (let run = 0; run < runs; run++) {
      const stuck = model.interrupted(minusSeconds(model.now, stuckAfterSeconds));
      const failure = await settleStuckValidations.run(failing).then(
        () => undefined,
        (error: unknown) => error,
      );
      assert.equal(failure !== undefined, poison !== undefined && stuck.includes(poison));
      for (const id of stuck) {
        if (id === poison) model.fail(id);
        else resume(model, id);
      }
    }
  });

/** An operator puts back whatever is parked. */
export const unpark = () =>
  command('unpark', async (model) => {
    const { unparked } = await unparkRows(parkedPorts, 'all');
    assert.equal(
      unparked,
      [...model.validations.values()].filter(({ isParked, state }) => isParked && state === 'reserved').length,
    );
    model.unpark();
  });
