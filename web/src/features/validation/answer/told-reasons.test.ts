import { expect, it } from 'vitest';
import { toldReasons } from './told-reasons.ts';

const reasons = ['name_mismatch', 'bank_unknown'] as const;

it('only refers to what stands beside the holder already', () => {
  const nameMatch = { result: 'mismatch', score: 0, reasons: [] } as const;
  expect(toldReasons(reasons, { nameMatch: { ...nameMatch, reasons: [] } })).toEqual(['holder_name', 'bank_unknown']);
});

it('keeps the reason of a name that nobody compared on this card', () => {
  expect(toldReasons(reasons, { nameMatch: null })).toEqual(reasons);
});
