import { rowMarks, type CellLevel, type Rehearsal, type RowFilter, type Trouble } from './desk.ts';
import type { Ailment, Outcomes } from './outcomes.ts';

/** What is known of every row. */
export interface Verdicts {
  readonly outcomes: Outcomes;
  /** The outcome of each row. */
  readonly outcomeOf: Uint32Array;
  readonly sameAs: Int32Array;
  readonly isSkipped: Uint8Array;
}

const levelMarks = { error: rowMarks.error, warning: rowMarks.warning } as const satisfies Record<CellLevel, number>;

/** A skipped row is nothing else; one with an error asks nothing, so it is nobody's duplicate. */
export const marksOf = ({ outcomes, outcomeOf, sameAs, isSkipped }: Verdicts): Uint8Array =>
  Uint8Array.from(outcomeOf, (outcome, row) => {
    if (isSkipped[row] === 1) return rowMarks.skipped;
    const { level } = outcomes.at(outcome);
    return (level === null ? 0 : levelMarks[level]) | ((sameAs[row] ?? -1) >= 0 ? rowMarks.duplicate : 0);
  });

/** Each row counts once: as skipped, wrong, a duplicate, doubtful or ready. */
const standing: Readonly<Record<Exclude<RowFilter, 'all'>, (mark: number) => boolean>> = {
  skipped: (mark) => mark === rowMarks.skipped,
  error: (mark) => (mark & rowMarks.error) !== 0,
  duplicate: (mark) => (mark & rowMarks.duplicate) !== 0,
  warning: (mark) => mark === rowMarks.warning,
};

/** The rows that pass a filter, in their order. */
export const rowsWith = (marks: Uint8Array, filter: RowFilter): Uint32Array => {
  if (filter === 'all') return Uint32Array.from(marks.keys());
  const rows: number[] = [];
  marks.forEach((mark, row) => {
    if (standing[filter](mark)) rows.push(row);
  });
  return Uint32Array.from(rows);
};

const shownFirst = 50;

interface Counted {
  rows: number;
  readonly first: number[];
}

/** How many rows have each outcome, and the first of them: tens of thousands of rows have a handful of outcomes. */
const byOutcome = ({ outcomeOf, isSkipped }: Verdicts): ReadonlyMap<number, Counted> => {
  const counted: (Counted | undefined)[] = [];
  for (let row = 0; row < outcomeOf.length; row++) {
    const outcome = outcomeOf[row] ?? 0;
    if (outcome === 0 || isSkipped[row] === 1) continue;
    const known = (counted[outcome] ??= { rows: 0, first: [] });
    known.rows++;
    if (known.first.length < shownFirst) known.first.push(row);
  }
  return new Map([...counted.entries()].flatMap(([outcome, count]) => (count ? [[outcome, count] as const] : [])));
};

const byAilment = (verdicts: Verdicts): ReadonlyMap<Ailment, Counted> => {
  const found = new Map<Ailment, Counted>();
  for (const [outcome, { rows, first }] of byOutcome(verdicts))
    for (const ailment of verdicts.outcomes.at(outcome).ailments) {
      const known = found.get(ailment);
      const all = [...(known?.first ?? []), ...first].toSorted((one, other) => one - other);
      found.set(ailment, { rows: (known?.rows ?? 0) + rows, first: all.slice(0, shownFirst) });
    }
  return found;
};

const order = { error: 0, warning: 1 } as const satisfies Record<CellLevel, number>;

/** Troubles by the number of their rows, most first; errors before doubts. */
export const troublesOf = (
  verdicts: Verdicts,
  exampleOf: (ailment: Ailment, row: number) => Trouble['fix'],
): readonly Trouble[] =>
  [...byAilment(verdicts)]
    .toSorted(([one, a], [other, b]) => order[one.level] - order[other.level] || b.rows - a.rows)
    .map(([ailment, { rows, first }]) => {
      const { id, code, field, level } = ailment;
      const fix = ailment.isFixable ? exampleOf(ailment, first[0] ?? 0) : undefined;
      return { id, code, field, level, rows, first, ...(fix && { fix }) };
    });

export const rehearsalOf = (marks: Uint8Array, troubles: readonly Trouble[]): Rehearsal => {
  const counts = { ready: 0, warned: 0, duplicates: 0, wrong: 0, skipped: 0 };
  for (const mark of marks) {
    if (standing.skipped(mark)) counts.skipped++;
    else if (standing.error(mark)) counts.wrong++;
    else if (standing.duplicate(mark)) counts.duplicates++;
    else if (standing.warning(mark)) counts.warned++;
    else counts.ready++;
  }
  return { ...counts, credits: counts.ready + counts.warned, troubles };
};
