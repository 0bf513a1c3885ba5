import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newer, older, trailOf, type Step } from './trail.ts';

const start: Step = { cursor: undefined, trail: [] };

describe('the way back through the pages', () => {
  it('leads through every page one has seen, to the newest', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 20 }), (cursors) => {
        const seen = [start];
        for (const cursor of cursors) {
          const { cursor: from, trail } = seen.at(-1) ?? start;
          seen.push(older(trail, from, cursor));
        }
        for (const expected of seen.toReversed().slice(1)) {
          const step = newer(seen.pop()?.trail ?? []);
          expect(step).toEqual(expected);
        }
      }),
    );
  });

  it('goes to the newest page when the link came from somewhere else', () => {
    expect(newer(trailOf(null))).toEqual(start);
  });

  it('believes nothing but a list of texts', () => {
    for (const state of [undefined, 'x', 7, {}, { trail: 'abc' }, { trail: [1, null] }])
      expect(trailOf(state)).toEqual([]);
  });
});
