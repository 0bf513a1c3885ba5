import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { plusSeconds } from '#functions/rules/time.ts';
import { asksRow, beginsBatch, endsBatch, takesBlock, type TestBatch } from './batch.ts';
import { dying, type Death } from './crash.ts';
import type { ReferenceLedger } from './model.ts';
import { command, tookEffect } from './step.ts';

/** What really keeps each batch of a reference. */
const real = new WeakMap<ReferenceLedger, Map<string, TestBatch>>();

const realOf = (model: ReferenceLedger): Map<string, TestBatch> => {
  const known = real.get(model) ?? new Map<string, TestBatch>();
  real.set(model, known);
  return known;
};

const pickOf = <T>(all: readonly T[], place: number): T | undefined => all[Math.floor(place * all.length)];

/** A new batch, or one that goes on, takes a block; it may die before or after. */
const take = (wanted: number, isNew: boolean, dies: Death | undefined, conflicts: number) =>
  command(`take(${wanted}, ${isNew}, ${JSON.stringify(dies)}, ${conflicts})`, async (model, { userId }) => {
    model.now = plusSeconds(model.now, 1);
    const known = realOf(model);
    const openOne = model.blocks.open()[0];
    const batch = (isNew ? undefined : known.get(openOne ?? '')) ?? (await beginsBatch(userId, model.now));
    known.set(batch.batchId, batch);
    const parts = model.partsOf(wanted);
    const taken = await dying({ dies, conflicts }, () => takesBlock(batch, wanted, model.now));
    if (taken)
      assert.deepEqual(
        taken.map(({ lotId, credits }) => [lotId, credits]),
        parts,
      );
    model.blocks.begin(batch.batchId);
    if (!tookEffect(dies, 1)) return;
    if (dies && !taken) batch.changes += 1;
    model.take(batch.batchId, parts);
  });

/** A row of a batch that has a credit for it is asked about. */
const askRow = (place: number) =>
  command(`askRow(${place})`, async (model) => {
    const [batchId, lotId] = pickOf(model.blocks.places(), place) ?? [];
    const batch = realOf(model).get(batchId ?? '');
    if (!batch || lotId === undefined) return;
    const { id } = await asksRow(batch, lotId, model.now);
    model.ask(id, batch.batchId, lotId);
  });

/** A batch none of whose rows owes an answer ends, once, though two runs end it. */
const end = (batchId: string | undefined, runs: number, dies?: Death) =>
  command(`end(${runs}, ${JSON.stringify(dies)})`, async (model) => {
    const batch = realOf(model).get(batchId ?? '');
    if (!batch || model.isAsking(batch.batchId)) return;
    model.now = plusSeconds(model.now, 1);
    const left = model.blocks.left(batch.batchId);
    const parts = left.map(([lotId, credits]) => ({ lotId, source: 'operator', credits }));
    const all = Array.from({ length: dies ? 1 : runs }, () => ({ ...batch }));
    const ends = await dying({ dies }, () => Promise.all(all.map((one) => endsBatch(one, parts, model.now))));
    if (ends) assert.equal(ends.filter(Boolean).length, 1);
    if (tookEffect(dies, left.length === 0 ? 0 : 1)) model.endBatch(batch.batchId);
  });

const endOne = (place: number, runs: number, dies: Death | undefined) =>
  command(`endOne(${place}, ${runs}, ${JSON.stringify(dies)})`, async (model, one) =>
    end(pickOf(model.blocks.open(), place), runs, dies).run(model, one),
  );

/** Every batch ends, as each does once its rows have. */
export const endAll = () =>
  command('endAll', async (model, one) => {
    for (const batchId of model.blocks.open()) await end(batchId, 1).run(model, one);
    assert.deepEqual(model.blocks.open(), []);
  });

const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const death = fc.option(fc.record({ call: fc.nat(1), when: fc.constantFrom<'before' | 'after'>('before', 'after') }), {
  nil: undefined,
  freq: 3,
});

export const taking = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.boolean(), death, fc.constantFrom(0, 0, 0, 1))
  .map((given) => take(...given));
export const askingRow = place.map(askRow);
export const endingBatch = fc.tuple(place, fc.constantFrom(1, 1, 2), death).map((given) => endOne(...given));
