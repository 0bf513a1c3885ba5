import type { PackName } from '#shared/plans.ts';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import type { Subscription } from '#functions/store/payments/subscription.ts';

/** A subscription whose plan counts until then, in the table that is open. */
export const subscribed = async (
  userId: string,
  { plan, until }: { readonly plan: PackName; readonly until: string },
): Promise<Subscription> => {
  const { subscriptions } = await connect(['subscriptions.create', 'subscriptions.change']);
  const now = new Date().toISOString();
  const asked = { id: newId('sub', now), userId, plan, cents: 100, status: 'pending', language: 'es' } as const;
  const pending = { ...asked, createdAt: now, approveBefore: plusDays(now, 1), paidCents: 0, version: 0 };
  await subscriptions.create(pending);
  const active = await subscriptions.change(pending, { status: 'active', startedAt: now, entitledUntil: until });
  if (!active) throw new Error('A new subscription changed by itself');
  return active;
};
