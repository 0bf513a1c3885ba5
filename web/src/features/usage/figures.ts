import type { Counted } from './api/usage.ts';

/** Share of those asked that got the bank's answer, whichever it was; nothing where nobody asked. */
export const answeredShare = ({ total, valid, invalid }: Counted): number | undefined =>
  total > 0 ? (valid + invalid) / total : undefined;

export const unanswered = ({ error, timeout }: Counted): number => error + timeout;

/** The parts of a day, from the ground up. */
export const outcomesOfDay = ['valid', 'invalid', 'error', 'timeout'] as const;
