/** How high a row is, and how much higher with a line below that says what is the matter. */
export interface Heights {
  readonly row: number;
  readonly note: number;
}

/** Where every row of a list begins. */
export interface Shape {
  readonly height: number;
  readonly topOf: (place: number) => number;
  readonly heightOf: (place: number) => number;
  /** The row at this height of the list. */
  readonly at: (y: number) => number;
}

/** Sums of heights: 50,000 rows of two heights are found by halving, without a loop over them. */
export const shapeOf = (order: Uint32Array, marks: Uint8Array, { row, note }: Heights): Shape => {
  const tops = new Uint32Array(order.length + 1);
  for (let place = 0; place < order.length; place++)
    tops[place + 1] = (tops[place] ?? 0) + row + (marks[order[place] ?? 0] ? note : 0);
  const topOf = (place: number) => tops[place] ?? 0;
  return {
    height: topOf(order.length),
    topOf,
    heightOf: (place) => topOf(place + 1) - topOf(place),
    at: (y) => {
      let [low, high] = [0, Math.max(0, order.length - 1)];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (topOf(middle) <= y) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
};

/** Rows drawn above and below what is seen, so that a quick turn of the wheel finds them there. */
const spare = 8;

/** The first place to draw and the one behind the last. */
export const windowOf = (shape: Shape, rows: number, scrolled: number, seen: number): readonly [number, number] => [
  Math.max(0, shape.at(scrolled) - spare),
  Math.min(rows, shape.at(scrolled + seen) + 1 + spare),
];

/** How far to scroll so that a row is seen whole, below what covers the top; as little as possible. */
export const scrollTo = (shape: Shape, place: number, scrolled: number, seen: number): number => {
  const top = shape.topOf(place);
  const bottom = top + shape.heightOf(place);
  if (top < scrolled) return top;
  return bottom > scrolled + seen ? bottom - seen : scrolled;
};

/** Neighbours are read together: the first index of each run, and how many. */
export const runsOf = (indexes: readonly number[], gap = 8): readonly (readonly [number, number])[] => {
  const runs: [number, number][] = [];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && index - (last[0] + last[1]) < gap) last[1] = index - last[0] + 1;
    else runs.push([index, 1]);
  }
  return runs;
};
