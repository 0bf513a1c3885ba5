import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { metricsOf } from '#functions/log.ts';
import { alarmPeriod } from '../constructs/watched.ts';

/** What the product itself measures, whichever function wrote it down. */
export const productMetric = (metricName: string, dimensions: Readonly<Record<string, string>> = {}): Metric =>
  new Metric({
    namespace: metricsOf.namespace,
    metricName,
    dimensionsMap: { service: metricsOf.service, ...dimensions },
    statistic: 'Sum',
    period: alarmPeriod,
  });
