import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBatch } from '../../../infra/testing/sample-batch.ts';
import type { Batch } from './batch.ts';
import { blockOf, chargedFor, leftIn, placesCovered, withReserved, withReturned } from './blocks.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What happens to the credits of a batch: some are taken, rows are put on and answered, what is left goes back. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      take: fc.array(fc.record({ lot: fc.nat({ max: 3 }), credits: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({ place: fc.nat({ max: 9 }), answered: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }) }),
    fc.constant('return' as const),
  ),
);

type Step = ReturnType<(typeof steps)['generate']>['value'][number];

const after = (batch: Batch, step: Step): Batch => {
  if (step === 'return')
    return { ...batch, blocks: withReturned(batch.blocks, new Set(leftIn(batch.blocks).map(({ lotId }) => lotId))) };
  if ('take' in step) {
    const parts = step.take.map(({ lot, credits }) => ({ lotId: `lot_${lot}`, source: 'purchase', credits }));
    const taken = withReserved(batch, parts);
    expect(placesCovered(taken)).toBe(placesCovered(batch) + sum(parts.map(({ credits }) => credits)));
    return taken;
  }
  const count = Math.min(step.place, placesCovered(batch));
  const places = Array.from({ length: count }, (_, index) => batch.places + index + 1);
  for (const place of places) expect(blockOf(batch.blocks, place)).toBeDefined();
  const blocks = places.filter((_, index) => step.answered[index]).reduce(chargedFor, batch.blocks);
  return { ...batch, places: batch.places + count, blocks };
};

test('no lot pays for more answers than were taken out of it, and what did not pay goes back, whatever happens', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const end = after(all.reduce(after, aBatch({ environment: 'production', unpaid: 1_000 })), 'return');
      for (const { credits, charged, returned } of end.blocks) {
        expect(charged).toBeLessThanOrEqual(credits);
        expect(charged + (returned ?? Number.NaN)).toBe(credits);
      }
      expect(leftIn(end.blocks)).toEqual([]);
      expect(placesCovered(end)).toBe(0);
      expect(sum(end.blocks.map(({ charged }) => charged))).toBeLessThanOrEqual(end.places);
    }),
  );
});

test('the sandbox pays for nothing and covers every place', () => {
  expect(placesCovered(aBatch())).toBe(Infinity);
});
