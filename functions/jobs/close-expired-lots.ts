import { purgedAfterDays, isDeadSince } from '../rules/credits/wallet.ts';
import { minusDays } from '../rules/time.ts';
import type { Owner } from '../store/credits/wallets.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { everyDay, scheduled } from '../entry/schedule.ts';
import { walk } from './walk.ts';

const needs = [
  'wallets.listOwners',
  'wallets.purge',
  'wallets.unlist',
  'credits.all',
  'clock.now',
] as const satisfies readonly PortName[];

const atOnce = 10;

/** Purges what died long ago; an owner of nothing else is not looked at again. */
export const tend = async ({ wallets, credits }: PortsOf<(typeof needs)[number]>, owner: Owner, now: string) => {
  const lots = await credits.all(owner.userId);
  const dead = lots.filter(isDeadSince(minusDays(now, purgedAfterDays)));
  const results = await Promise.all(dead.map((lot) => wallets.purge(owner.userId, lot, now)));
  if (dead.length === lots.length) await wallets.unlist(owner);
  return results.filter((result) => result === 'purged').length;
};

/** Keeps wallets small: every validation writes its wallet, and pays for all of it. */
export const closeExpiredLots = everyDay('Wallets grow, and validations of old customers cost more.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const { results } = await walk((cursor) => ports.wallets.listOwners(cursor), {
      atOnce,
      each: (owner) => tend(ports, owner, now),
    });
    return { purged: results.reduce((sum, count) => sum + count, 0) };
  });

export const handler = await scheduled(closeExpiredLots);
