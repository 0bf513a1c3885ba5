export type Calls = { readonly total: number; readonly outcomes: Readonly<Record<string, number>> };

/** Counts by outcome and nothing else: account numbers are nobody's business here. */
export const callCounter = () => {
  const counts = new Map<string, number>();
  return {
    count: (outcome: string): void => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1),
    read: (): Calls => {
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { total, outcomes: Object.fromEntries(counts) };
    },
    reset: (): void => counts.clear(),
  };
};

export type CallCounter = ReturnType<typeof callCounter>;
