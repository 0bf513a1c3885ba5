import { expect, test } from 'vitest';
import { payDebts } from './pay-debts.ts';

const [old, later] = [
  { debtId: 'debt_1', owed: 3 },
  { debtId: 'debt_2', owed: 5 },
];

test.for([
  [0, []],
  [2, [{ debt: old, credits: 2 }]],
  [
    4,
    [
      { debt: old, credits: 3 },
      { debt: later, credits: 1 },
    ],
  ],
  [
    20,
    [
      { debt: old, credits: 3 },
      { debt: later, credits: 5 },
    ],
  ],
] as const)(
  '%i credits pay the debt that stands first before the next, and none more than it is',
  ([credits, paid]) => {
    expect(payDebts([old, later], credits)).toEqual(paid);
  },
);
