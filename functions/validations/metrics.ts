import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { FinalStatus } from '../domain/life-cycle.ts';
import { metrics } from '../runtime/log.ts';

interface Counted {
  readonly country: string;
  readonly environment: string;
  readonly createdAt: string;
}

/** One embedded metric line per answer: how many, by country and outcome, and how long the bank took. */
export const countAnswer = ({ country, environment, createdAt }: Counted, status: FinalStatus, at: string): void => {
  const one = metrics.singleMetric();
  one.addDimensions({ country, environment, status });
  one.addMetric('validations', MetricUnit.Count, 1);
  const latency = metrics.singleMetric();
  latency.addDimensions({ country, environment });
  latency.addMetric('bankLatency', MetricUnit.Milliseconds, Date.parse(at) - Date.parse(createdAt));
};
