import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';

/** A new customer with so many credits in one lot, in the table of the test. */
export const customerWith = async (credits: number, now: string) => {
  const { operations } = await connect(['operations.grant']);
  const [userId, lotId] = [newId('usr', now), newId('lot', now)];
  const origin = { lotId, source: 'operator' } as const;
  const lot = { ...origin, tier: 'free', granted: credits, remaining: credits, expiresAt: plusDays(now, 9) } as const;
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  await operations.grant(userId, lot, audit);
  return { userId, ...origin };
};
