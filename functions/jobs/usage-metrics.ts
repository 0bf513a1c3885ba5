import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '../log.ts';

/** By how many answers the counters of all customers were wrong: an alarm watches it. */
export const usageDifference = 'usageDifference';

/** Runs that could not look at all they had to: an alarm watches it. */
export const usageUnproven = 'usageUnproven';

const tell = (name: string, count: number): void =>
  void metrics.singleMetric().addMetric(name, MetricUnit.Count, count);

export const tellDifference = (answers: number): void => tell(usageDifference, answers);
export const tellUnproven = (isWhole: boolean): void => tell(usageUnproven, isWhole ? 0 : 1);
