/** A step of the wait that is really known, and when it was reached. */
export interface Stage {
  readonly name: 'wellFormed' | 'sent' | 'bank';
  readonly isDone: boolean;
  /** Since the question was sent. */
  readonly milliseconds: number;
}

/** After it the usual two to five seconds are over, and the frame says so. */
export const usualMs = 5_000;

/**
 * The number was judged before anything was sent, and from then on the only thing known is for how long the bank has been
 * asked: no stage is invented in between.
 */
export const stagesAt = (milliseconds: number): readonly Stage[] => [
  { name: 'wellFormed', isDone: true, milliseconds: 0 },
  { name: 'sent', isDone: true, milliseconds: 0 },
  { name: 'bank', isDone: false, milliseconds },
];
