import type { SetUp } from './estimates.ts';

/** A test file that leads to what changed. */
export interface Candidate {
  readonly file: string;
  /** How many imports away the nearest change is; infinite where only a build leads there. */
  readonly distance: number;
  readonly kinship: number;
  readonly seconds: number;
  readonly setUps: readonly SetUp[];
}

export interface Choice {
  readonly run: readonly Candidate[];
  /** They ask something that is built of all files, and seem to be about another part of it. */
  readonly others: readonly Candidate[];
  /** Nothing is wrong with them but how long they take. */
  readonly tooLong: readonly Candidate[];
}

const needsCloud = ({ setUps }: Candidate): boolean => setUps.some(({ name }) => name === 'cloud');

/** Whether a test says something of this change, and not only of the whole that it is a part of. */
const isAbout = (one: Candidate): boolean =>
  one.kinship > 0 || (Number.isFinite(one.distance) && !needsCloud(one));

const byNearness = (one: Candidate, other: Candidate): number =>
  Number(needsCloud(one)) - Number(needsCloud(other)) ||
  (needsCloud(one) ? other.kinship - one.kinship : 0) ||
  (one.distance === other.distance ? other.kinship - one.kinship : one.distance - other.distance) ||
  (one.file < other.file ? -1 : 1);

/** The nearest first, as long as they fit; one that is too long leaves its time to those behind it. */
export const choose = (candidates: readonly Candidate[], seconds: number): Choice => {
  const run: Candidate[] = [];
  const tooLong: Candidate[] = [];
  const made = new Set<string>();
  let left = seconds;
  for (const one of candidates.filter(isAbout).toSorted(byNearness)) {
    const setUps = one.setUps.filter(({ name }) => !made.has(name));
    const cost = one.seconds + setUps.reduce((sum, setUp) => sum + setUp.seconds, 0);
    if (cost > left) tooLong.push(one);
    else {
      left -= cost;
      for (const { name } of setUps) made.add(name);
      run.push(one);
    }
  }
  return { run, tooLong, others: candidates.filter((one) => !isAbout(one)) };
};
