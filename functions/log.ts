import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** JSON lines with ids, codes and durations. Bodies, headers, accounts, documents and names never come here. */
export const logger = new Logger({ serviceName: 'cuentaclara' });

/** All that a log may hold of an error that may quote what it was given. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Unknown');

/** What AWS says of a call may quote a key or a value of it: `EMAIL#…` stands in the message of a refused condition. */
const isFromAws = (error: unknown): boolean => error instanceof Error && '$metadata' in error;

/** So do the errors of a runtime, such as those of a text that is no JSON. */
export const isQuoting = (error: unknown): boolean =>
  isFromAws(error) || (error instanceof Error && error.name !== 'Error');

/** Where it was thrown, without what it says. */
export const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Where CloudWatch keeps the product's own metrics. */
export const metricsOf = { namespace: 'CuentaClara', service: 'cuentaclara' } as const;

/** Embedded metrics: written as log lines, read by CloudWatch, no call of their own. */
export const metrics = new Metrics({ namespace: metricsOf.namespace, serviceName: metricsOf.service });

/** Counts without a dimension: so many over all countries and customers. */
export const tellCount = (name: string, count = 1): void =>
  void metrics.singleMetric().addMetric(name, MetricUnit.Count, count);
