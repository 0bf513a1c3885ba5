import { Fault } from '#shared/errors/fault.ts';
import { plans } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { planAt } from '../rules/keys/tier.ts';
import { monthEnd } from '../rules/keys/windows.ts';
import { dayOf, minusDays, monthOf } from '../rules/time.ts';
import { answersByKey, answersOf, detailsOf } from '../rules/usage/summary.ts';
import type { ApiKey } from '../store/keys/api-key.ts';
import { keysOf, keysPorts } from './keys-of.ts';

export const usagePorts = [
  'keyUsage.days',
  'keyUsage.keyDays',
  ...keysPorts,
  'clock.now',
] as const satisfies readonly PortName[];

interface Asked {
  readonly userId: string;
  readonly environment: Environment;
  /** Days, today included. */
  readonly period: number;
  /** The id of one key; absent means all. */
  readonly key: string | undefined;
}

/** How much of its month a key has used. */
const monthOfKey = ({ months, tiers, environment }: ApiKey, now: string) => {
  const monthly = plans[planAt(tiers, now)].monthlyValidationsPerKey[environment];
  const used = months[monthOf(now)] ?? 0;
  return { monthly, used, percentage: monthly === 0 ? 0 : Math.floor((used * 100) / monthly) };
};

/** Of the key that is nearest to its limit. */
const limitOf = (own: readonly ApiKey[], now: string) => {
  const nearest = own.map((key) => monthOfKey(key, now)).toSorted((one, other) => other.percentage - one.percentage)[0];
  return { ...(nearest ?? { monthly: 0, used: 0, percentage: 0 }), resetsAt: monthEnd(now) };
};

/**
 * What an account asked through its keys in one environment. Two reads of the counters, one of days (the days before
 * included) and one of keys, and two of the keys themselves, whatever was asked.
 */
export const usageOf = async (ports: PortsOf<(typeof usagePorts)[number]>, asked: Asked) => {
  const { userId, environment, period, key } = asked;
  const now = ports.clock.now();
  const at = (daysAgo: number): string => dayOf(minusDays(now, daysAgo));
  const [from, to] = [at(period - 1), at(0)];
  const [days, keyDays, keys] = await Promise.all([
    ports.keyUsage.days(userId, environment, { from: at(2 * period - 1), to }),
    ports.keyUsage.keyDays(userId, environment, { from, to }),
    keysOf(ports, userId),
  ]);
  const own = keys.filter((one) => one.environment === environment && (key === undefined || one.id === key));
  const countsIn = (isWanted: (date: string) => boolean) =>
    days.filter(({ date }) => isWanted(date)).map(({ counts }) => counts);
  const inPeriod = countsIn((date) => date >= from);
  const used = new Map(answersByKey(inPeriod, key).map((one) => [one.id, one]));
  const ofKeys = keyDays.filter((one) => key === undefined || one.key === key);
  if (key !== undefined && own.length === 0 && used.size === 0 && ofKeys.length === 0)
    throw new Fault('errors.notFound');
  const ids = new Set([...own.map(({ id }) => id), ...ofKeys.map((one) => one.key), ...used.keys()]);
  const none = answersOf([], key);
  return {
    period,
    environment,
    totals: answersOf(inPeriod, key),
    before: answersOf(
      countsIn((date) => date < from),
      key,
    ),
    days: Array.from({ length: period }, (_, index) => at(period - 1 - index)).map((date) => ({
      date,
      ...answersOf(
        countsIn((day) => day === date),
        key,
      ),
    })),
    keys: [...ids].map((id) => {
      const known = own.find((one) => one.id === id);
      return { ...none, ...used.get(id), id, keyId: known?.keyId ?? null, name: known?.name ?? null };
    }),
    ...detailsOf(ofKeys.map(({ counts }) => counts)),
    limit: limitOf(own, now),
  };
};
