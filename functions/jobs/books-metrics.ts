import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '../log.ts';

/** By how many credits the books of all customers are wrong: an alarm watches it. */
export const ledgerDifference = 'ledgerDifference';

/** Rounds that did not come to everybody within a day: an alarm watches it. */
export const booksUnaudited = 'booksUnaudited';

const tell = (name: string, count: number): void =>
  void metrics.singleMetric().addMetric(name, MetricUnit.Count, count);

export const tellLedgerDifference = (credits: number): void => tell(ledgerDifference, credits);
export const tellUnaudited = (isLate: boolean): void => tell(booksUnaudited, isLate ? 1 : 0);
