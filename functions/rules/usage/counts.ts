import { doorOfKeys, firstDoor } from '#shared/validation/doors.ts';
import type { FinalAnswer } from '../events/validation-finalized.ts';

/** What counting reads of a final answer. */
export type Countable = FinalAnswer;

/** How many answers of each kind, by `<status>.<door>`, or `<status>.<door>.<key>` where keys are counted one by one. */
export type Counts = Readonly<Record<string, number>>;

/** Rows of the release before say no door. */
const kindOf = ({ status, via = firstDoor, viaId }: Countable): string =>
  [status, via, via === doorOfKeys ? viaId : undefined].filter((part) => part !== undefined).join('.');

export const countsOf = (answers: readonly Countable[]): Counts => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[kindOf(answer)] = (counts[kindOf(answer)] ?? 0) + 1;
  return counts;
};

/** By how many answers two counts of the same day differ. */
export const differenceOf = (counted: Counts, truth: Counts): number =>
  [...new Set([...Object.keys(counted), ...Object.keys(truth)])]
    .map((kind) => Math.abs((counted[kind] ?? 0) - (truth[kind] ?? 0)))
    .reduce((sum, one) => sum + one, 0);
