/** Accounts that got free credits: an alarm watches it. */
export const freeCreditsGiven = 'freeCreditsGiven';
