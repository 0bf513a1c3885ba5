import { keepingYears } from '#shared/plans.ts';
import { momentIn } from '../id-time.ts';
import { plusDays, plusYears } from '../time.ts';

/**
 * Whether an answer or a batch, by its id, is as old as the shortest time that a customer may choose. Movements stay longer:
 * where it is no more, nothing is wrong with those that name it, which were held against it while it was there.
 */
export const mayBeGone = (id: string, now: string): boolean => {
  const madeAt = momentIn(id);
  return madeAt !== undefined && madeAt <= plusDays(plusYears(now, -keepingYears.least), 1);
};
