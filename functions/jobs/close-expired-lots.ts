import { isDeadSince, isToBePosted, lastOf, purgedAfterDays } from '../rules/credits/wallet.ts';
import { minusDays } from '../rules/time.ts';
import type { Owner } from '../store/credits/wallets.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { everyHour, scheduled } from '../entry/schedule.ts';
import { goRound, roundPorts } from './daily-round.ts';

const needs = [
  ...roundPorts,
  'wallets.expire',
  'wallets.purge',
  'wallets.unlist',
  'credits.all',
  'credits.count',
] as const satisfies readonly PortName[];

const countOf = <R>(results: readonly R[], wanted: R): number => results.filter((result) => result === wanted).length;

/**
 * Posts what expired, and purges what died long ago: all but the last lot of a wallet, which tells its owner whether credits
 * were lost. An owner of nothing alive is not looked at again.
 */
export const tend = async ({ wallets, credits }: PortsOf<(typeof needs)[number]>, owner: Owner, now: string) => {
  const lots = await credits.all(owner.userId);
  const deadForLong = lots.filter(isDeadSince(minusDays(now, purgedAfterDays)));
  const last = lastOf(lots);
  const purged = deadForLong.filter((lot) => lot !== last);
  const expired = lots.filter((lot) => isToBePosted(now)(lot) && !purged.includes(lot));
  const [purges, expiries] = await Promise.all([
    Promise.all(purged.map((lot) => wallets.purge(owner.userId, lot, now))),
    Promise.all(expired.map((lot) => wallets.expire(owner.userId, lot, now))),
  ]);
  const isDone = countOf(purges, 'purged') === purged.length && countOf(expiries, 'expired') === expired.length;
  // One that this version cannot read may be alive for the next.
  if (
    isDone &&
    deadForLong.length === lots.length &&
    (await credits.count(owner.userId)) === lots.length - purged.length
  )
    await wallets.unlist(owner);
  return { purged: countOf(purges, 'purged'), expired: countOf(expiries, 'expired') };
};

/** Makes the ledger tell every expiry, and keeps wallets small: every validation writes its wallet, and pays for all of it. */
export const closeExpiredLots = everyHour(
  'The ledger does not tell what expired; wallets grow, and validations of old customers cost more.',
)
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const went = await goRound(ports, { of: 'EXPIRIES', each: (owner) => tend(ports, owner, now) });
    const results = went?.results ?? [];
    const sum = (what: 'purged' | 'expired') => results.reduce((total, one) => total + one[what], 0);
    return { purged: sum('purged'), expired: sum('expired') };
  });

export const handler = await scheduled(closeExpiredLots);
