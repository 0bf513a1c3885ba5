import { keyLimits } from '#shared/plans.ts';
import { daySeconds, plusSeconds } from '../time.ts';

/** What is kept of a secret beside its hash. */
interface Kept {
  readonly endsWith: string;
  readonly createdAt: string;
  readonly until?: string | undefined;
}

type Secrets<K extends Kept> = Readonly<Record<string, K>>;

const hourSeconds = daySeconds / 24;

/** The newest has no end, so it stands behind every date. */
const endOf = ({ until = '~' }: Kept): string => until;

/** The secrets that work at a moment by hash, newest first: that which ends last. */
export const aliveAt = <K extends Kept>(secrets: Secrets<K>, now: string): (readonly [hash: string, secret: K])[] =>
  Object.entries(secrets)
    .filter(([, { until }]) => until === undefined || until > now)
    .toSorted(([, one], [, other]) => (endOf(one) > endOf(other) ? -1 : 1));

/** The hashes of secrets that no longer work; they never will again. */
export const endedAt = (secrets: Secrets<Kept>, now: string): string[] => {
  const alive = new Set(aliveAt(secrets, now).map(([hash]) => hash));
  return Object.keys(secrets).filter((hash) => !alive.has(hash));
};

/** When a secret that is rotated at a moment ends; one that ends sooner keeps its end. */
const lastOf = ({ until }: Kept, now: string): string =>
  until ?? plusSeconds(now, keyLimits.rotationHours * hourSeconds);

interface Fresh {
  readonly hash: string;
  readonly endsWith: string;
}

/**
 * A new secret beside the newest of those before, which works another day unless it is to end at once. All others end,
 * so that never more than two work.
 */
export const rotated = <K extends Kept>(
  before: Secrets<K>,
  { hash, endsWith }: Fresh,
  { now, endsAtOnce }: { readonly now: string; readonly endsAtOnce: boolean },
): Secrets<Kept> => {
  const [newest] = endsAtOnce ? [] : aliveAt(before, now);
  const kept = newest && { [newest[0]]: { ...newest[1], until: lastOf(newest[1], now) } };
  return { ...kept, [hash]: { endsWith, createdAt: now } };
};
