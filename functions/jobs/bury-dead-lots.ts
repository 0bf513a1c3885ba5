import { buriedAfterDays, isDeadSince } from '../rules/credits/wallet.ts';
import { minusDays } from '../rules/time.ts';
import type { Owner } from '../store/credits/wallets.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { forEveryOwner } from './every-owner.ts';

const needs = [
  'wallets.listOwners',
  'wallets.bury',
  'wallets.retire',
  'credits.all',
  'clock.now',
] as const satisfies readonly PortName[];

const atOnce = 10;

/** Buries what died long ago; an owner of nothing else is not looked at again. */
export const tend = async ({ wallets, credits }: PortsOf<(typeof needs)[number]>, owner: Owner, now: string) => {
  const lots = await credits.all(owner.userId);
  const dead = lots.filter(isDeadSince(minusDays(now, buriedAfterDays)));
  const results = await Promise.all(dead.map((lot) => wallets.bury(owner.userId, lot, now)));
  if (dead.length === lots.length) await wallets.retire(owner);
  return results.filter((result) => result === 'buried').length;
};

/** Keeps wallets small: every validation writes its wallet, and pays for all of it. */
export const buryDeadLots = everyMinutes(24 * 60, 'Wallets grow, and validations of old customers cost more.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const counts = await forEveryOwner(ports.wallets, { atOnce, each: (owner) => tend(ports, owner, now) });
    return { buried: counts.reduce((sum, count) => sum + count, 0) };
  });

export const handler = await scheduled(buryDeadLots);
