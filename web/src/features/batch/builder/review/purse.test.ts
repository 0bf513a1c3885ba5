import { expect, it } from 'vitest';
import type { Rehearsal } from '../../desk/desk.ts';
import { estimateOf } from './estimate.ts';
import { purseOf } from './purse.ts';

const rehearsal: Rehearsal = {
  ready: 238,
  warned: 3,
  duplicates: 3,
  wrong: 6,
  skipped: 0,
  credits: 241,
  troubles: [],
};

it('sends duplicates along free, and says what is missing', () => {
  expect(purseOf(rehearsal, 38, 'production')).toEqual({ sent: 244, needed: 241, balance: 38, missing: 203 });
  expect(purseOf(rehearsal, 1_000, 'production').missing).toBe(0);
});

it('costs nothing in the sandbox', () => {
  expect(purseOf(rehearsal, 0, 'sandbox')).toMatchObject({ needed: 0, missing: 0 });
});

it.each([
  [0, { unit: 'none' }],
  [100, { unit: 'seconds' }],
  [1_000, { unit: 'minutes', minutes: 2 }],
  [50_000, { unit: 'hours', hours: 1, minutes: 24 }],
])('takes for %i questions %j', (questions, estimate) => {
  expect(estimateOf(questions)).toEqual(estimate);
});
