import { plans, type PackName, type PlanName } from '#shared/plans.ts';
import { changeOf, type Change, type Feature } from './change.ts';
import { expireTogether, rankOf, type Standing } from './standing.ts';

/** `up` is gained, `down` lost, `same` stays. */
type Tone = 'up' | 'down' | 'same';

/** One sentence about this account below a plan, without its words. */
export interface Point {
  readonly name:
    | 'left'
    | 'keysUsed'
    | 'stopping'
    | 'starting'
    | 'lost'
    | 'gained'
    | 'limit'
    | 'keys'
    | 'added'
    | 'stay'
    | 'stayFrom'
    | 'kept'
    | 'packAdds'
    | 'packLifts'
    | 'packNoWidget';
  readonly tone: Tone;
  readonly count?: number;
  readonly of?: number;
  readonly at?: string;
  readonly features?: readonly Feature[];
}

const none: readonly Point[] = [];
const when = (holds: boolean, point: Point): readonly Point[] => (holds ? [point] : none);

/** The credits of the period that is paid now. */
export const lotOfPeriod = ({ current, credits }: Standing) =>
  credits.lots.findLast(({ source, expiresAt }) => source === 'subscription' && expiresAt === current?.activeTo);

const ofMine = (standing: Standing): readonly Point[] => {
  const { plan, keys } = standing;
  const lot = lotOfPeriod(standing);
  return [
    ...(lot ? [{ name: 'left', tone: 'same', count: lot.remaining, of: lot.granted, at: lot.expiresAt } as const] : []),
    ...(keys ? [{ name: 'keysUsed', tone: 'same', count: keys.length, of: plans[plan].keys.count } as const] : []),
  ];
};

const featuresIn = ({ rows }: Change, gained: boolean): readonly Feature[] =>
  rows.flatMap((row) => (row.what === 'features' && row.after === gained ? row.features : []));

const numberIn = ({ rows }: Change, what: 'perKey' | 'keys') =>
  rows.flatMap((row) => (row.what === what ? [{ of: row.before, count: row.after }] : []))[0];

const losses = (change: Change, now: string): readonly Point[] => {
  const at = change.from ?? now;
  const lost = featuresIn(change, false).filter((feature) => feature !== 'production' || change.stopping === 0);
  return [
    ...when(change.stopping > 0, { name: 'stopping', tone: 'down', count: change.stopping, at }),
    ...when(lost.length > 0, { name: 'lost', tone: 'down', features: lost, at }),
  ];
};

const gains = (change: Change): readonly Point[] => {
  const gained = featuresIn(change, true);
  const limit = numberIn(change, 'perKey');
  const keys = numberIn(change, 'keys');
  return [
    ...when(change.starting > 0, { name: 'starting', tone: 'up', count: change.starting }),
    ...when(gained.length > 0, { name: 'gained', tone: 'up', features: gained }),
    ...(limit && limit.of > 0 && limit.count > limit.of ? [{ name: 'limit', tone: 'up', ...limit } as const] : []),
    ...(keys && gained.length === 0 && keys.count > keys.of ? [{ name: 'keys', tone: 'up', ...keys } as const] : []),
  ];
};

/** What a monthly plan means for this account, the most important first. */
export const pointsOf = (standing: Standing, name: PlanName, now: string): readonly Point[] => {
  const { credits, current, plan } = standing;
  if ((current?.plan ?? plan) === name && (current !== null || plan === 'free')) return ofMine(standing);
  const change = changeOf(standing, name, now);
  if (change.course === 'none') return none;
  const isLeaving = change.course === 'leave';
  const { balance, expiresAt } = credits;
  return [
    ...losses(change, now),
    ...gains(change),
    ...(change.sum ? [{ name: 'added', tone: 'up', count: change.sum.add, of: change.sum.total } as const] : []),
    ...(change.from !== null && balance > 0 && expiresAt
      ? [{ name: expireTogether(credits) ? 'stay' : 'stayFrom', tone: 'same', count: balance, at: expiresAt } as const]
      : []),
    ...when(isLeaving, { name: 'kept', tone: 'same' }),
  ];
};

/** What a pack means for this account. */
export const packPointsOf = ({ credits, plan }: Standing, name: PackName): readonly Point[] => {
  const { pack, features } = plans[name];
  return [
    { name: 'packAdds', tone: 'up', count: pack.credits, of: credits.balance + pack.credits },
    ...when(rankOf(name) > rankOf(plan), { name: 'packLifts', tone: 'up', count: pack.validDays }),
    ...when(features.widget, { name: 'packNoWidget', tone: 'same' }),
  ];
};
