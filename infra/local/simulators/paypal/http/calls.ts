export interface Calls {
  readonly total: number;
  readonly paths: Readonly<Record<string, number>>;
}

/** Counts calls of the API by method and pattern of the path. */
export const callCounter = () => {
  const counts = new Map<string, number>();
  return {
    count: (route: string): void => void counts.set(route, (counts.get(route) ?? 0) + 1),
    read: (): Calls => ({
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
      paths: Object.fromEntries(counts),
    }),
    reset: (): void => counts.clear(),
  };
};

export type CallCounter = ReturnType<typeof callCounter>;
