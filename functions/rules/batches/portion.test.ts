import { expect, test } from 'vitest';
import { aBatch, aRow } from '../../../infra/testing/sample-batch.ts';
import { allRead, withRead } from './portion.ts';

const now = '2026-11-22T10:00:00.000Z';
const rows = [aRow(1), aRow(2, { findings: [] }), aRow(3, { sameAs: 1 }), aRow(4), aRow(5, { sameAs: 1 })];

test('rows are counted as they are read: those that cannot be right, and those that ask the same', () => {
  const { readRows, counts } = withRead(withRead(aBatch(), rows, now), [aRow(6)], now);
  expect(readRows).toBe(6);
  expect(counts).toMatchObject({ total: 6, refused: 1, duplicates: 2 });
});

test.for([
  ['production', 2],
  ['sandbox', 0],
] as const)('in %s the batch wants %i credits, one for each question', ([environment, unpaid]) => {
  expect(allRead(withRead(aBatch({ environment }), rows, now), now).unpaid).toBe(unpaid);
});
