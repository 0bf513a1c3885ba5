import { tellCount } from '../log.ts';

/** By how many credits the books of all customers are wrong: an alarm watches it. */
export const ledgerDifference = 'ledgerDifference';

/** Rounds that did not come to everybody within a day: an alarm watches it. */
export const booksUnaudited = 'booksUnaudited';

export const tellLedgerDifference = (credits: number): void => tellCount(ledgerDifference, credits);
export const tellUnaudited = (isLate: boolean): void => tellCount(booksUnaudited, isLate ? 1 : 0);
