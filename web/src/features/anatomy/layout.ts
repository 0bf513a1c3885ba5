/** A run of characters with one meaning: `from` inclusive, `to` exclusive, whether or not they are typed yet. */
export interface Run {
  readonly part: string;
  readonly from: number;
  readonly to: number;
  readonly isCheck: boolean;
}

/** Where a run stands in the grid. Columns count from 1; every run is followed by one gap column. */
export interface Placed extends Run {
  readonly column: number;
  /** Steps from the bottom of the staircase up; decides the row of the label. */
  readonly step: number;
  /** The label hangs to the left of its line instead of stepping to the right. */
  readonly isHung: boolean;
  readonly isFinal: boolean;
}

export interface Layout {
  readonly placed: readonly Placed[];
  readonly columns: string;
  /** Width of the whole number in em of its own font. */
  readonly width: number;
  /** Column where the last label that does not hang begins: hung labels end between it and their own column. */
  readonly hangFrom: number;
  /** Five runs and more keep the staircase until there is a lot of room. */
  readonly isLong: boolean;
}

const cell = 0.635;
const gap = 0.58;
/** Shorter numbers have no room to the left of their last digit. */
const shortestToHang = 15;

const trailingChecks = (runs: readonly Run[]): number => {
  const last = runs.findLastIndex((run) => !run.isCheck);
  return runs.length - 1 - last;
};

/**
 * Places the runs of a number. The labels form a staircase: the first run's label is lowest, and trailing check digits
 * hang to the left of their line, top to bottom, because there is no room at their right.
 *
 * Example, CLABE 3 3 11 1: columns 1, 5, 9, 21; steps 3, 2, 1 and 0 for the check digit, which hangs.
 */
export const layoutOf = (runs: readonly Run[]): Layout => {
  const length = runs.at(-1)?.to ?? 0;
  const hung = length >= shortestToHang && runs.length > 1 ? trailingChecks(runs) : 0;
  const firstHung = runs.length - hung;
  let column = 1;
  const placed = runs.map((run, index): Placed => {
    const at = column;
    column += run.to - run.from + 1;
    const isHung = index >= firstHung;
    const step = isHung ? index - firstHung : runs.length - 1 - index;
    return { ...run, column: at, step, isHung, isFinal: index === runs.length - 1 };
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
    isLong: runs.length > 4,
  };
};
