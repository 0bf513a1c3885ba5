import type { Opening } from './estimates.ts';
import { wordOfPath } from './kinship.ts';

/** A test file that leads to what changed. */
export interface Candidate {
  readonly file: string;
  /** How many imports away the nearest change is; infinite where only a build leads there. */
  readonly distance: number;
  readonly kinship: number;
  readonly seconds: number;
  readonly openings: readonly Opening[];
}

const asksCloud = ({ openings }: Candidate): boolean => openings.some(({ name }) => name === 'cloud');

/** Whether it says something of this change, and not only of the whole that the change is a part of. */
export const isAbout = (one: Candidate): boolean =>
  one.kinship > 0 || (Number.isFinite(one.distance) && !asksCloud(one));

/** Its own tests, then whatever is called alike, then the rest by imports, then what only speaks of it in passing. */
const rankOf = (one: Candidate): number => {
  if (one.distance <= 1) return 0;
  if (one.kinship >= wordOfPath) return asksCloud(one) ? 2 : 1;
  return asksCloud(one) ? 4 : 3;
};

const byNearness = (one: Candidate, other: Candidate): number =>
  rankOf(one) - rankOf(other) ||
  (asksCloud(one) || one.distance === other.distance ? 0 : one.distance - other.distance) ||
  other.kinship - one.kinship ||
  one.file.localeCompare(other.file);

export interface Choice {
  readonly run: readonly Candidate[];
  readonly tooLong: readonly Candidate[];
}

/** The nearest first, as long as they fit; one that is too long leaves its time to those behind it. */
export const choose = (candidates: readonly Candidate[], seconds: number): Choice => {
  const [run, tooLong]: [Candidate[], Candidate[]] = [[], []];
  const open = new Set<string>();
  let time = seconds;
  for (const one of candidates.toSorted(byNearness)) {
    const first = one.openings.filter(({ name }) => !open.has(name));
    const cost = first.reduce((sum, opening) => sum + opening.seconds, one.seconds);
    if (cost > time) tooLong.push(one);
    else {
      time -= cost;
      run.push(one);
      for (const { name } of first) open.add(name);
    }
  }
  return { run, tooLong };
};
