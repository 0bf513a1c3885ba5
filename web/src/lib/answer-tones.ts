import type { ShownStatus } from '#shared/validation/status.ts';

/** How an answer is shown, in a card, a list or a notice: a yes that should not be paid is no plain yes. */
export const answerTones = {
  PENDING: 'wait',
  PROCESSING: 'wait',
  VALID: 'ok',
  RISKY: 'warn',
  INVALID: 'bad',
  ERROR: 'warn',
  TIMEOUT: 'warn',
  UNREADABLE: 'warn',
} as const satisfies Record<ShownStatus | 'RISKY', string>;

export type AnswerTone = (typeof answerTones)[keyof typeof answerTones];
