import type { Counted } from './analytics-query.ts';

/** The steps of a session that each follow from the one before. */
export const funnel = ['minted', 'opened', 'asked', 'answered', 'accepted'] as const;
export type FunnelStep = (typeof funnel)[number];

/** Those who did not come to a step, of those who came to the one before. */
export interface Loss {
  readonly step: Exclude<FunnelStep, 'minted'>;
  readonly lost: number;
  readonly share: number;
}

/** Counters of one session may be told in parts, so that a step is for a moment ahead of the one before. */
const lostBetween = (before: number, after: number): number => Math.max(0, before - after);

export const lossesOf = (counted: Counted): readonly Loss[] =>
  (['opened', 'asked', 'answered', 'accepted'] as const).map((step, index) => {
    const before = counted[funnel[index] ?? 'minted'];
    const lost = lostBetween(before, counted[step]);
    return { step, lost, share: before > 0 ? lost / before : 0 };
  });

/** The step before which most leave; nothing where nobody does. */
export const worstOf = (losses: readonly Loss[]): Loss['step'] | undefined => {
  const worst = losses.toSorted((one, other) => other.lost - one.lost)[0];
  return worst && worst.lost > 0 ? worst.step : undefined;
};

/** How far sessions came at most, each in one part, the furthest first. */
export const parts = ['accepted', 'answered', 'opened', 'minted'] as const;

export const partsOf = ({
  minted,
  opened,
  answered,
  accepted,
}: Counted): Readonly<Record<(typeof parts)[number], number>> => ({
  accepted,
  answered: lostBetween(answered, accepted),
  opened: lostBetween(opened, Math.max(answered, accepted)),
  minted: lostBetween(minted, Math.max(opened, answered, accepted)),
});

/** A share of what there is; nothing where there is none. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.min(1, part / whole) : undefined;
