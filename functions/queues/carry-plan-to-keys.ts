import { onMessage, queued } from '../entry/queue.ts';
import { lotGrantedOrEnded } from '../rules/events/lot-granted-or-ended.ts';
import { tiersOf } from '../rules/keys/tier.ts';

/**
 * Writes down on the keys of a user which plan they have until when. A plan that lapses at its time needs nobody: every
 * request compares that with its own moment.
 */
export const carryPlanToKeys = onMessage(
  lotGrantedOrEnded,
  'API keys keep the plan of before: who bought one is refused, and who lost one is served.',
)
  .needing('keyring.beginCarrying', 'credits.live', 'ownKeys.carry', 'clock.now')
  .by(async ({ userId }, { keyring, credits, ownKeys, clock }) => {
    const { carried, keyIds } = await keyring.beginCarrying(userId);
    if (keyIds.length === 0) return;
    await ownKeys.carry(keyIds, tiersOf(await credits.live(userId, clock.now())), carried);
  });

export const handler = await queued(carryPlanToKeys);
