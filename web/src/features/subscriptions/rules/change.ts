import { plans, type Entitlement, type PlanName } from '#shared/plans.ts';
import { monthsAfter } from './months.ts';
import { higherOf, lotsAbove, rankOf, renews, type OwnKey, type Standing } from './standing.ts';

/**
 * `start`: the first one, or after one has ended. `rise` begins today, `fall` when the paid period ends, and so does `again`:
 * the same plan after it was cancelled or could not be charged. `leave` charges nothing any more. `none` is had already.
 */
export type Course = 'start' | 'rise' | 'fall' | 'again' | 'leave' | 'none';

/** One line of the table. */
export type Row =
  | { readonly what: 'price'; readonly before: number; readonly after: number }
  | { readonly what: 'validations' | 'perKey' | 'keys'; readonly before: number; readonly after: number }
  | {
      readonly what: 'features';
      readonly features: readonly Feature[];
      readonly before: boolean;
      readonly after: boolean;
    };

export type Feature = Exclude<Entitlement, 'restApi'> | 'production';

/** What is owed is paid out of what comes. */
interface Sum {
  readonly have: number;
  readonly add: number;
  readonly owed: number;
  readonly total: number;
}

export interface Change {
  readonly to: PlanName;
  readonly course: Course;
  /** When it begins; null today. */
  readonly from: string | null;
  /** What is charged first, and when it is charged again. */
  readonly charge: { readonly usd: number; readonly at: string | null; readonly next: string } | null;
  readonly rows: readonly Row[];
  /** Credits that come with it today, beside those there are. */
  readonly sum: Sum | null;
  /** Keys of production that no longer answer, and those that answer again. */
  readonly stopping: number;
  readonly starting: number;
  /** Until when a pack may keep up what the change takes away. */
  readonly packUntil: string | null;
}

const failing: readonly string[] = ['pastDue', 'suspended'];

const courseOf = ({ current, upcoming }: Standing, to: PlanName): Course => {
  if (to === 'free') return current && renews(current) ? 'leave' : 'none';
  if (upcoming?.plan === to) return 'none';
  if (!current) return 'start';
  // Whoever cannot be charged for a plan may begin it anew.
  if (to === current.plan) return renews(current) && !failing.includes(current.status) ? 'none' : 'again';
  return rankOf(to) > rankOf(current.plan) ? 'rise' : 'fall';
};

const later: readonly Course[] = ['fall', 'again', 'leave'];

const features: readonly Feature[] = ['production', 'webhooks', 'widget', 'sso', 'whiteLabel'];

/** What comes with a subscription to one plan, where another may count besides, by a pack. */
const hasOf = (feature: Feature, subscribed: PlanName, counting: PlanName): boolean => {
  if (feature === 'production') return plans[counting].keys.production;
  // The widget comes with its subscription only.
  return plans[feature === 'widget' ? subscribed : counting].features[feature];
};

/** The plan that credits bring at a time, spent or not; those of a paid period end with it. */
export const planByCreditsAt = ({ credits }: Standing, at: string): PlanName =>
  credits.lots
    .filter(({ expiresAt }) => expiresAt > at)
    .map(({ tier }) => tier)
    .reduce(higherOf, 'free');

const monthlyOf = (plan: PlanName) => plans[plan].monthly ?? { validations: 0, priceUsd: 0 };

const numbersOf = (standing: Standing, to: PlanName, after: PlanName): Row[] => {
  const { current, plan } = standing;
  const now = current
    ? { priceUsd: Number(current.amount.value), validations: current.validations }
    : monthlyOf('free');
  const then = monthlyOf(to);
  const all: Row[] = [
    { what: 'price', before: now.priceUsd, after: then.priceUsd },
    { what: 'validations', before: now.validations, after: then.validations },
    {
      what: 'perKey',
      before: plans[plan].monthlyValidationsPerKey.production,
      after: plans[after].monthlyValidationsPerKey.production,
    },
    { what: 'keys', before: plans[plan].keys.count, after: plans[after].keys.count },
  ];
  return all.filter((row) => row.before !== row.after);
};

/** What is gained and what is lost, each in one line. */
const featureRows = ({ current, plan }: Standing, to: PlanName, after: PlanName): Row[] => {
  const changed = features.map((feature) => ({
    feature,
    before: hasOf(feature, current?.plan ?? 'free', plan),
    after: hasOf(feature, to, after),
  }));
  return [true, false].flatMap((gained): Row[] => {
    const those = changed.filter((one) => one.after === gained && one.before !== gained).map(({ feature }) => feature);
    return those.length > 0 ? [{ what: 'features', features: those, before: !gained, after: gained }] : [];
  });
};

/** Of production: those of the sandbox answer whatever the plan is. */
const keysIn = ({ keys }: Standing, state: OwnKey['state']): number =>
  (keys ?? []).filter((key) => key.environment === 'production' && key.state === state).length;

/** Keys of production that no longer answer once the subscription does not count. */
export const keysAtRisk = (standing: Standing, at: string): number =>
  plans[planByCreditsAt(standing, at)].keys.production ? 0 : keysIn(standing, 'active');

const sumOf = ({ credits: { balance, debt } }: Standing, add: number): Sum => {
  const owed = Math.min(debt, add);
  return { have: balance, add, owed, total: balance + add - owed };
};

/** What becomes of an account that chooses a plan: the words for it are the page's. */
export const changeOf = (standing: Standing, to: PlanName, now: string): Change => {
  const { current, credits, plan } = standing;
  const course = courseOf(standing, to);
  const ends = current?.activeTo ?? null;
  const isLater = later.includes(course);
  const from = isLater && ends !== null && ends > now ? ends : null;
  const packs = isLater ? lotsAbove(credits, to, from ?? now) : [];
  const after = isLater ? higherOf(to, planByCreditsAt(standing, from ?? now)) : higherOf(to, plan);
  const hasProduction = plans[after].keys.production;
  const { priceUsd, validations } = monthlyOf(to);
  const isCharged = to !== 'free' && course !== 'none';
  return {
    to,
    course,
    from,
    charge: isCharged ? { usd: priceUsd, at: from, next: monthsAfter(from ?? now, 1) } : null,
    rows: course === 'none' ? [] : [...numbersOf(standing, to, after), ...featureRows(standing, to, after)],
    sum: isCharged && from === null ? sumOf(standing, validations) : null,
    stopping: hasProduction ? 0 : keysIn(standing, 'active'),
    starting: hasProduction ? keysIn(standing, 'lapsed') : 0,
    packUntil:
      packs
        .map(({ expiresAt }) => expiresAt)
        .toSorted()
        .at(-1) ?? null,
  };
};
