import { tellCount } from '../log.ts';

/** By how many answers the counters of all customers were wrong: an alarm watches it. */
export const usageDifference = 'usageDifference';

/** Runs that could not look at all they had to: an alarm watches it. */
export const usageUnproven = 'usageUnproven';

export const tellDifference = (answers: number): void => tellCount(usageDifference, answers);
export const tellUnproven = (isWhole: boolean): void => tellCount(usageUnproven, isWhole ? 0 : 1);
