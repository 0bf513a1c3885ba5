import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** JSON lines with ids, codes and durations. Bodies, headers, accounts, documents and names never come here. */
export const logger = new Logger({ serviceName: 'cuentaclara' });

/** All that a log may hold of an error that may quote what it was given. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Unknown');

/** Where CloudWatch keeps the product's own metrics. */
export const metricsOf = { namespace: 'CuentaClara', service: 'cuentaclara' } as const;

/** Embedded metrics: written as log lines, read by CloudWatch, no call of their own. */
export const metrics = new Metrics({ namespace: metricsOf.namespace, serviceName: metricsOf.service });

/** Counts without a dimension: so many over all countries and customers. */
export const tellCount = (name: string, count = 1): void =>
  void metrics.singleMetric().addMetric(name, MetricUnit.Count, count);
