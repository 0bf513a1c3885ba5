/** Where an item belongs in a list that is in order. */
const placeFor = <T>(sorted: readonly T[], item: T, order: (one: T, other: T) => number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other !== undefined && order(other, item) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The first so many of a list, in order: of ten thousand, a page is found by one look at each. */
export const firstOf = <T>(items: Iterable<T>, count: number, order: (one: T, other: T) => number): readonly T[] => {
  const first: T[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && order(last, item) <= 0) continue;
    first.splice(placeFor(first, item, order), 0, item);
    if (first.length > count) first.pop();
  }
  return first;
};
