import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { logger, metrics, nameOf } from '../../log.ts';

/** Requests that are in no log, although their key was proven: an alarm watches it. */
export const requestsUnlogged = 'requestsUnlogged';

export const tellUnlogged = (requestId: string, why: unknown): void => {
  logger.error('request not logged', { requestId, cause: nameOf(why) });
  metrics.singleMetric().addMetric(requestsUnlogged, MetricUnit.Count, 1);
};
