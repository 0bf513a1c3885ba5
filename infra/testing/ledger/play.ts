import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { keyToSeal } from '#functions/store/sealing/data-keys.ts';
import { endAll } from './blocks.ts';
import { auditNow, giveUpPending, type histories } from './commands.ts';
import { assertConserved, assertRebuilt } from './conservation.ts';
import { ReferenceLedger } from './model.ts';
import { settleJob, unpark } from './settle-job.ts';
import type { Real } from './step.ts';

/** Where between the first and the last instant of a history. */
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 });

const { credits } = await connect(['credits.live']);

/** Every command is followed by the check of the whole ledger. */
const checked = (command: fc.AsyncCommand<ReferenceLedger, Real>): fc.AsyncCommand<ReferenceLedger, Real> => ({
  check: (model) => command.check(model),
  toString: () => command.toString(),
  async run(model, real) {
    await command.run(model, real);
    await assertConserved(real.userId, model);
    const live = await credits.live(real.userId, model.now);
    assert.equal(
      live.reduce((sum, { remaining }) => sum + remaining, 0),
      model.balance(),
    );
    model.remember();
  },
});

/** Plays so many histories, each with a customer of its own; afterwards the settle job leaves nothing unsettled. */
export const play = async (runs: number, of: ReturnType<typeof histories>): Promise<number> => {
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(of, shares, async (history, instants) => {
      const model = new ReferenceLedger();
      const real: Real = { userId: newId('usr', model.now) };
      // The first to seal draws the customer's key, by calls that move no credit.
      await keyToSeal(real.userId);
      await fc.asyncModelRun(() => ({ model, real }), [...history].map(checked));
      commands += [...history].length;
      model.now = new Date(Date.parse(model.now) + 120_000).toISOString();
      await checked(unpark()).run(model, real);
      await checked(settleJob()).run(model, real);
      await checked(giveUpPending()).run(model, real);
      await checked(endAll()).run(model, real);
      model.now = new Date(Date.parse(model.now) + 600_000).toISOString();
      for (const isWhole of [false, true]) await checked(auditNow(isWhole)).run(model, real);
      assert.ok(
        [...model.validations.values()].every(({ state }) => state !== 'reserved'),
        'nothing stays underway',
      );
      await assertRebuilt(real.userId, model, instants);
    }),
    { numRuns: runs },
  );
  return commands;
};
