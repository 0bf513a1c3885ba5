import { newId } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import type { Lot } from '#functions/store/credits/credits.ts';
import type { Payment } from '#functions/store/payments/payment.ts';

/** A payment of 50 credits that nobody has approved yet. */
export const newPayment = (userId: string, at: string, more: Partial<Payment> = {}): Payment => ({
  id: newId('pay', at),
  userId,
  purchase: { kind: 'pack', tier: 'basic', credits: 50, validDays: 30 },
  cents: 5000,
  status: 'pending',
  language: 'es',
  createdAt: at,
  version: 1,
  ...more,
});

/** What it buys. */
export const lotOf = ({ purchase: { tier, credits, validDays } }: Payment, at: string): Lot => ({
  lotId: newId('lot', at),
  source: 'pack',
  tier,
  granted: credits,
  remaining: credits,
  expiresAt: plusDays(at, validDays || 30),
});
