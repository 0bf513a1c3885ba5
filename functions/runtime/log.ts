import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';

/** JSON lines with ids, codes and durations. Bodies, headers, accounts, documents and names never come here. */
export const logger = new Logger({ serviceName: 'cuentaclara' });

/** Embedded metrics: written as log lines, read by CloudWatch, no call of their own. */
export const metrics = new Metrics({ namespace: 'CuentaClara', serviceName: 'cuentaclara' });
