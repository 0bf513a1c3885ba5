import { packNames, plans, type PackName, type Plan } from '#shared/plans.ts';

/** Where the validations of a month are asked: what a plan must include. */
export const needs = ['desk', 'api', 'widget'] as const;
export type Need = (typeof needs)[number];

/** One can ask about so many; who needs more writes to us. */
export const mostValidations = 5_000;

/** What a month costs one way: a plan by the month or none, and packs for what it leaves open. */
export interface Offer {
  readonly monthly: PackName | undefined;
  /** How many of each pack, the largest first. */
  readonly packs: readonly { readonly name: PackName; readonly count: number }[];
  readonly priceUsd: number;
  readonly validations: number;
}

const planOf = (name: PackName): Plan => plans[name];

interface Mix {
  readonly priceUsd: number;
  readonly counts: Readonly<Record<PackName, number>>;
}

const nothing: Mix = { priceUsd: 0, counts: { basic: 0, pro: 0, enterprise: 0 } };

const withOne = ({ priceUsd, counts }: Mix, name: PackName): Mix => ({
  priceUsd: priceUsd + planOf(name).pack.priceUsd,
  counts: { ...counts, [name]: counts[name] + 1 },
});

const creditsIn = ({ counts }: Mix): number =>
  packNames.reduce((sum, name) => sum + counts[name] * planOf(name).pack.credits, 0);

/** The one that costs less; of two that cost the same, the one with more in it. */
const better = (one: Mix, other: Mix): Mix => {
  if (one.priceUsd !== other.priceUsd) return one.priceUsd < other.priceUsd ? one : other;
  return creditsIn(one) >= creditsIn(other) ? one : other;
};

/** For every number of credits up to `most`, the packs that hold at least so many for the least money. */
const mixesUpTo = (most: number): readonly Mix[] => {
  const mixes: Mix[] = [nothing];
  for (let credits = 1; credits <= most; credits++) {
    const candidates = packNames.map((name) =>
      withOne(mixes[Math.max(0, credits - planOf(name).pack.credits)] ?? nothing, name),
    );
    mixes.push(candidates.reduce(better));
  }
  return mixes;
};

/** A pack lifts the account to its plan: with the API asked for, one of them has to be of a plan that has it. */
const packsFor = (credits: number, isApiMissing: boolean): Mix => {
  const mixes = mixesUpTo(credits);
  if (!isApiMissing) return mixes[credits] ?? nothing;
  return packNames
    .filter((name) => planOf(name).features.restApi)
    .map((name) => withOne(mixes[Math.max(0, credits - planOf(name).pack.credits)] ?? nothing, name))
    .reduce(better);
};

const offerOf = (validations: number, need: Need, monthly: PackName | undefined): Offer => {
  const plan = monthly && planOf(monthly);
  const included = plan?.monthly?.validations ?? 0;
  const isApiMissing = need === 'api' && !plan?.features.restApi;
  const mix = packsFor(Math.max(0, validations - included), isApiMissing);
  const packs = packNames
    .toReversed()
    .map((name) => ({ name, count: mix.counts[name] }))
    .filter(({ count }) => count > 0);
  const priceUsd = (plan?.monthly?.priceUsd ?? 0) + mix.priceUsd;
  return { monthly, packs, priceUsd, validations: included + creditsIn(mix) };
};

/** The widget comes with a subscription only. */
const allows = (need: Need, monthly: PackName | undefined): boolean =>
  need !== 'widget' || (monthly !== undefined && planOf(monthly).features.widget);

/** Every way to pay for a month of so many validations, the cheapest first; of two that cost the same, the one with more in it. */
export const offersFor = (validations: number, need: Need): readonly Offer[] =>
  [undefined, ...packNames]
    .filter((monthly) => allows(need, monthly))
    .map((monthly) => offerOf(validations, need, monthly))
    .toSorted((one, other) => one.priceUsd - other.priceUsd || other.validations - one.validations);

/** In groups of three, if in groups at all: `1,250`, `1.250`, `1250`. */
const typedCount = /^(?:\d{1,6}|\d{1,3}[.,\s]\d{3})$/;

/** A number of validations as somebody types it; `undefined` for what is none. */
export const validationsIn = (typed: string): number | undefined => {
  const text = typed.trim();
  const count = typedCount.test(text) ? Number(text.replace(/\D/g, '')) : 0;
  return count > 0 && count <= mostValidations ? count : undefined;
};
