/** A character's place on the screen, and its index in the text. */
export interface Spot {
  readonly index: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = (low: number, high: number, at: number) => Math.max(low - at, 0, at - high);

/**
 * The caret position a point means: before the nearest character when the point is on its left half, after it otherwise.
 * Lines count before columns, so a click beside a line stays on that line.
 */
export const positionAt = (spots: readonly Spot[], x: number, y: number): number => {
  const distance = (spot: Spot) => gap(spot.top, spot.bottom, y) * 1000 + gap(spot.left, spot.right, x);
  const nearest = spots.reduce<Spot | undefined>(
    (best, spot) => (best && distance(best) <= distance(spot) ? best : spot),
    undefined,
  );
  if (!nearest) return 0;
  return x < (nearest.left + nearest.right) / 2 ? nearest.index : nearest.index + 1;
};
