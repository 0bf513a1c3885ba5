import * as z from 'zod';

export const modeInput = z.strictObject({
  mode: z.enum(['normal', 'drop', 'duplicate', 'delay', 'reorder']),
  delaySeconds: z.number().min(0).optional(),
});

export type Mode = z.infer<typeof modeInput>;

/** When each copy of a delivery is due, and its place among those due at the same time. */
interface Timing {
  readonly dueAt: number;
  readonly place: number;
}

interface Moment {
  readonly now: number;
  /** Counts deliveries. */
  readonly number: number;
  /** When those that are being held back together leave, if any are. */
  readonly held: number | undefined;
}

const seconds = ({ delaySeconds }: Mode, usual: number): number => (delaySeconds ?? usual) * 1000;

const plans: Readonly<Record<Mode['mode'], (mode: Mode, moment: Moment) => readonly Timing[]>> = {
  normal: (_, { now, number }) => [{ dueAt: now, place: number }],
  drop: () => [],
  duplicate: (_, { now, number }) => [
    { dueAt: now, place: number },
    { dueAt: now, place: number },
  ],
  delay: (mode, { now, number }) => [{ dueAt: now + seconds(mode, 60), place: number }],
  // All of a while leave together, the last one first.
  reorder: (mode, { now, number, held }) => [{ dueAt: held ?? now + seconds(mode, 1), place: -number }],
};

export const timings = (mode: Mode, moment: Moment): readonly Timing[] => plans[mode.mode](mode, moment);
