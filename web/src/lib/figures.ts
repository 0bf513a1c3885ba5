/** How much more than before, as a share of it; nothing where there was nothing before. */
export const growth = (now: number, before: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined;

const steps = [1, 2, 2.5, 5, 10] as const;

/** A round number that `lines` steps of reach `most`: 285 with three lines is 100. Whole, for what is counted is. */
export const stepFor = (most: number, lines: number): number => {
  const raw = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = steps.map((one) => one * power).find((one) => one >= raw && Number.isInteger(one));
  return step ?? 10 * power;
};
