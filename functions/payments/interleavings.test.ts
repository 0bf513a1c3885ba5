import { expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { paymentTrial } from '../../infra/testing/payments/payment-trial.ts';

ownTable();

test('however returns, webhooks, jobs and crashes interleave, what was paid is granted once, and nothing else', async () => {
  const { taken, ...wrongs } = await paymentTrial({ interleavings: 60, atOnce: 60, seed: 1 });
  expect(taken).toBeGreaterThan(30);
  expect(wrongs).toEqual({ double: 0, lost: 0, unpaid: 0, open: 0, kept: 0, twiceByLink: 0, unexplained: 0 });
}, 180_000);
