/** A run of characters with one meaning: `from` inclusive, `to` exclusive, whether or not they are typed yet. */
export interface Run {
  readonly part: string;
  readonly from: number;
  readonly to: number;
  /** Characters beyond the last part, or a sign that needs no name: drawn, but without a label of their own. */
  readonly isExtra?: boolean;
}

/** Where its characters stand in the text. */
export const indexesOf = ({ from, to }: Pick<Run, 'from' | 'to'>): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** Where a run stands in the grid. Columns count from 1; every run is followed by one gap column. */
interface Place {
  readonly column: number;
  /** Steps from the bottom of the staircase up; decides the row of the label. */
  readonly step: number;
  /** The label hangs to the left of its line instead of stepping to the right. */
  readonly isHung: boolean;
  readonly isFinal: boolean;
}

export type Placed<R extends Run> = R & Place;

export interface Layout<R extends Run> {
  readonly placed: readonly Placed<R>[];
  readonly columns: string;
  /** Width of the whole number in em of its own font. */
  readonly width: number;
  /** Column where the last label that does not hang begins: hung labels end between it and their own column. */
  readonly hangFrom: number;
  /** The last label stands to the right of the number and needs room there. */
  readonly isTrailing: boolean;
  /** Five runs and more keep the staircase until there is a lot of room. */
  readonly isLong: boolean;
  /** Too long for one line: the characters flow over several. */
  readonly isFlowing: boolean;
}

const cell = 0.635;
const gap = 0.58;
/** Shorter numbers have no room to the left of their last digit. */
const shortestToHang = 15;
const longestLine = 34;

/** Check digits mostly, but also the holder's number at the end of a Brazilian IBAN. */
const shortRun = 2;

const trailingShort = (runs: readonly Run[]): number =>
  runs.length - 1 - runs.findLastIndex(({ from, to }) => to - from > shortRun);

/**
 * Places the runs of a number. The labels form a staircase: the first run's label is lowest, and trailing short runs
 * hang to the left of their line, top to bottom, because there is no room at their right.
 *
 * Example, CLABE 3 3 11 1: columns 1, 5, 9, 21; steps 3, 2, 1 and 0 for the check digit, which hangs.
 */
export const layoutOf = <R extends Run>(runs: readonly R[]): Layout<R> => {
  const length = runs.at(-1)?.to ?? 0;
  const named = runs.filter(({ isExtra }) => !isExtra);
  const hung = length >= shortestToHang && named.length > 1 ? trailingShort(named) : 0;
  const firstHung = named.length - hung;
  let column = 1;
  const placed = runs.map((run, index): Placed<R> => {
    const at = column;
    column += run.to - run.from + 1;
    const isHung = index >= firstHung && !run.isExtra;
    const step = isHung ? index - firstHung : named.length - 1 - index;
    return { ...run, column: at, step, isHung, isFinal: index === named.length - 1 };
  });
  return {
    placed,
    columns: runs
      .map(({ from, to }, index) =>
        [`repeat(${to - from}, var(--cell))`, index === runs.length - 1 ? 'minmax(0, 1fr)' : 'var(--gap)'].join(' '),
      )
      .join(' '),
    width: length * cell + (runs.length - 1) * gap + 0.15,
    hangFrom: placed[firstHung - 1]?.column ?? 1,
    isTrailing: named.length > 1 && hung === 0 && trailingShort(named) > 0,
    isLong: named.length > 4,
    isFlowing: length > longestLine,
  };
};
