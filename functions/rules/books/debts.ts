import { discrepancy, type Discrepancy, type Movement } from './books.ts';

export const isDebt = (id: string): boolean => id.startsWith('debt_');

/** Credits of a lot that pay a debt: of its two sides, each names the other. */
export const isPayment = ({ subject, lotId }: Movement): boolean =>
  subject !== lotId && (isDebt(subject) || isDebt(lotId));

/** The lot and the debt, whichever side it is. */
const pairOf = ({ subject, lotId }: Movement): string => [subject, lotId].toSorted().join(' ');

/** What is wrong between a lot and a debt: the lot gives what the debt gets, and never the other way round. */
const differenceIn = (sides: readonly Movement[]): number => {
  const sum = sides.reduce((total, { credits }) => total + (credits ?? 0), 0);
  const backwards = sides.filter(({ lotId, credits }) => (isDebt(lotId) ? (credits ?? 0) < 0 : (credits ?? 0) > 0));
  return Math.abs(sum) + backwards.length;
};

/** Both sides are of one instant, so they are read together. */
export const judgePayments = (movements: readonly Movement[]): Discrepancy[] =>
  [...Map.groupBy(movements.filter(isPayment), pairOf)].flatMap(([, sides]) => {
    const difference = differenceIn(sides);
    const debt = sides.flatMap(({ subject, lotId }) => [subject, lotId]).find(isDebt) ?? '';
    return difference === 0 ? [] : [discrepancy('repayDiffers', debt, difference)];
  });
