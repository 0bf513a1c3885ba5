import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import type { Lot } from '#functions/store/credits/credits.ts';
import type { Payment } from '#functions/store/payments/payment.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';

/** Somebody who can buy. */
export const newUserRow = async (at: string) => {
  const userId = newId('usr', at);
  const credentials = { email: `${userId}@example.test`, passwordHash: 'argon2id$1$1$a$a' };
  const user = { userId, ...credentials, createdAt: at, verificationSentAt: at, logins: 1 };
  await documents().send(new PutCommand({ TableName: TableName(), Item: { ...keys.user(userId), ...user } }));
  return { userId };
};

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
