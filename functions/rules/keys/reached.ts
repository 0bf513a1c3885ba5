/** How much of its month a key has used when its owner is told, in percent. */
export const alertsAt = [80, 100] as const;
export type AlertAt = (typeof alertsAt)[number];

/** One that is refused or dies may be the very one that passes the mark, so as many as a minute allows may say it. */
const saidBy = 100;

/** The mark that the last of some validations, which brought a month to so many, has just passed. */
export const reachedBy = (used: number, limit: number, validations = 1): AlertAt | undefined =>
  alertsAt.findLast((percentage) => {
    const first = Math.ceil((limit * percentage) / 100);
    return used >= first && used - validations + 1 < first + saidBy;
  });
