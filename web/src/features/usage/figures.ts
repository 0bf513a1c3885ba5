import type { Counted } from './api/usage.ts';

/** Share of those asked that got the bank's answer, whichever it was; nothing where nobody asked. */
export const answeredShare = ({ total, valid, invalid }: Counted): number | undefined =>
  total > 0 ? (valid + invalid) / total : undefined;

export const unanswered = ({ error, timeout }: Counted): number => error + timeout;

/** How much more than before, as a share of it; nothing where there was nothing before. */
export const growth = (now: number, before: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined;

/** The parts of a day, from the ground up. */
export const outcomesOfDay = ['valid', 'invalid', 'error', 'timeout'] as const;

const steps = [1, 2, 2.5, 5, 10] as const;

/** A round number that `lines` steps of reach `most`: 285 with three lines is 100. Whole, for what is counted is. */
export const stepFor = (most: number, lines: number): number => {
  const raw = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = steps.map((one) => one * power).find((one) => one >= raw && Number.isInteger(one));
  return step ?? 10 * power;
};
