import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '../log.ts';

/** How many gateway keys the region holds, of everybody: an alarm watches it, because 10,000 are all it may. */
export const gatewayKeysInRegion = 'gatewayKeysInRegion';
/** From so many on there is time to act. */
export const gatewayKeysAtMost = 9_000;

/** Gateway keys of accounts that name them no more, and that a run left behind: an alarm watches it. */
export const gatewayKeysLeft = 'gatewayKeysLeft';
/** More than an hour's runs delete, so they grow. */
export const leftAtMost = 100;

const tell = (name: string, count: number): void =>
  void metrics.singleMetric().addMetric(name, MetricUnit.Count, count);

export const tellInRegion = (count: number): void => tell(gatewayKeysInRegion, count);
export const tellLeft = (count: number): void => tell(gatewayKeysLeft, count);
