interface Lot {
  readonly lotId: string;
  readonly source: string;
  readonly remaining: number;
  readonly expiresAt: string;
}

/** Credits of one lot that are taken or given back as one. */
export interface Part {
  readonly lotId: string;
  readonly source: string;
  readonly credits: number;
}

/**
 * Lots that are taken from, or given back to, at once: a transaction takes a hundred items, and of a lot that is over each
 * part may need one for its return, one for its end and two for each debt that it pays.
 */
export const partsAtOnce = 20;

const byEnd = (one: Lot, other: Lot): number =>
  one.expiresAt === other.expiresAt ? 0 : one.expiresAt < other.expiresAt ? -1 : 1;

/** How many credits of which lots, the one that expires first first: at most `wanted`, less where there are fewer. */
export const partsOf = (liveLots: readonly Lot[], wanted: number): readonly Part[] => {
  const parts: Part[] = [];
  let left = wanted;
  const spendable = liveLots.filter(({ remaining }) => remaining > 0);
  for (const { lotId, source, remaining } of spendable.toSorted(byEnd).slice(0, partsAtOnce)) {
    const credits = Math.min(left, remaining);
    if (credits > 0) parts.push({ lotId, source, credits });
    left -= credits;
  }
  return parts;
};

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { credits }) => sum + credits, 0);

/** One part of each lot, without those of nothing. */
export const byLot = (parts: readonly Part[]): readonly Part[] =>
  [...Map.groupBy(parts, ({ lotId }) => lotId)].flatMap(([lotId, [first, ...others]]) => {
    const credits = first ? sumOf([first, ...others]) : 0;
    return first && credits > 0 ? [{ lotId, source: first.source, credits }] : [];
  });
