import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { settlement, type FinalStatus } from '#shared/validation/status.ts';
import { metrics } from '../log.ts';

interface Counted {
  readonly country: string;
  readonly environment: string;
  readonly createdAt: string;
}

/** Validations that ended without an answer, over all countries: an alarm watches it. */
export const unanswered = 'unanswered';

/** Embedded metric lines of an answer: how many, by country and outcome, and how long the bank took. */
export const countAnswer = ({ country, environment, createdAt }: Counted, status: FinalStatus, at: string): void => {
  const one = metrics.singleMetric();
  one.addDimensions({ country, environment, status });
  one.addMetric('validations', MetricUnit.Count, 1);
  const latency = metrics.singleMetric();
  latency.addDimensions({ country, environment });
  latency.addMetric('bankLatency', MetricUnit.Milliseconds, Date.parse(at) - Date.parse(createdAt));
  if (settlement[status] === 'post') return;
  const none = metrics.singleMetric();
  none.addDimensions({ environment });
  none.addMetric(unanswered, MetricUnit.Count, 1);
};
