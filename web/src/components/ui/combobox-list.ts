/** A choice of a combobox: what is shown, and what tells it from its like. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** What to know before choosing it. */
  readonly caution?: string | undefined;
}

const page = 8;

const steps: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => (active >= last ? 0 : active + 1),
  ArrowUp: (active, last) => (active <= 0 ? last : active - 1),
  PageDown: (active, last) => Math.min(active + page, last),
  PageUp: (active) => Math.max(active - page, 0),
};

/** Where a key moves the active option of `count`; nothing for a key that moves none. -1 is no option. */
export const moved = (key: string, active: number, count: number): number | undefined =>
  count === 0 ? undefined : steps[key]?.(active, count - 1);

/**
 * What leaving the field with `typed` in it chooses: nothing typed, no change; an emptied field, no option; the only option
 * left, that one. Otherwise the choice stays what it was.
 */
export const chosenOnLeaving = (typed: string | undefined, found: readonly Choice[]): string | undefined => {
  if (typed === undefined) return undefined;
  if (typed.trim() === '') return '';
  return found.length === 1 ? found[0]?.value : undefined;
};
