import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics, tellCount } from '../log.ts';
import { pendingAtMostSeconds } from '../rules/bank/pending.ts';
import type { ListName } from '../store/table/sparse-index.ts';

/** Items that were parked: an alarm watches it. */
export const rowsParked = 'rowsParked';

/** For how many seconds the oldest item that a run left behind has been listed: an alarm watches each list. */
export const oldestOpen = 'oldestOpen';

const minutes = 60;
const hours = 60 * minutes;

/** From which age on an item that is still listed is no chance any more, in seconds. Wallets stay listed while they live. */
export const openAtMost = {
  unsettled: 5 * minutes,
  pendingAtBank: pendingAtMostSeconds + 5 * minutes,
  /** Listed an hour before the job looks at them. */
  uncounted: 3 * hours,
  /** From the beginning of the day, which the job looks at when it is over. */
  unproven: 27 * hours,
  /** From the moment it is due. */
  subscriptions: hours,
  /** The same; those that wait for a sweep are due after half a day. */
  erasures: hours,
} as const satisfies Partial<Record<ListName, number>>;

const hasAge = (list: ListName): list is keyof typeof openAtMost => Object.hasOwn(openAtMost, list);

export const tellParked = (items: number): void => tellCount(rowsParked, items);

export const tellOldest = (list: ListName, seconds: number): void => {
  if (!hasAge(list)) return;
  const one = metrics.singleMetric();
  one.addDimension('list', list);
  one.addMetric(oldestOpen, MetricUnit.Seconds, Math.max(0, seconds));
};
