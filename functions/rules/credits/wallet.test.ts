import { expect, test } from 'vitest';
import { isToBePosted } from './wallet.ts';

const end = '2026-11-22T10:00:00.000Z';
const lot = { expiresAt: end };

test.for([
  ['until it ends', { ...lot, remaining: 3 }, '2026-11-22T09:59:59.999Z', false],
  ['from its end on', { ...lot, remaining: 3 }, end, true],
  ['from its end on, spent to the last', { ...lot, remaining: 0 }, end, true],
  ['once it was', { ...lot, remaining: 0, unused: 3 }, end, false],
  ['once it was, and something came back since', { ...lot, remaining: 1, unused: 3 }, end, true],
  ['when an operator ended it', { expiresAt: '2027-01-01T00:00:00.000Z', endedAt: end, remaining: 3 }, end, true],
] as const)('the end of a lot is posted or not: %s', ([, one, now, is]) => {
  expect(isToBePosted(now)(one)).toBe(is);
});
