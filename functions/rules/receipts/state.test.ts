import { expect, test } from 'vitest';
import { stateOf } from './state.ts';

const end = '2026-11-22T10:00:00.000Z';

test.for([
  ['authentic until its end', { expiresAt: end }, '2026-11-22T09:59:59.999Z', 'authentic'],
  ['expired from that instant on', { expiresAt: end }, end, 'expired'],
  ['revoked, even where it expired since', { expiresAt: end, revokedAt: '2026-11-01T10:00:00.000Z' }, end, 'revoked'],
] as const)('a receipt is %s', ([, receipt, now, state]) => {
  expect(stateOf(receipt, now)).toBe(state);
});
