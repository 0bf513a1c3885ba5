import { rowsParked } from '#functions/jobs/list-metrics.ts';
import { keysUnavailable } from '#functions/store/sealing/keys-unavailable.ts';
import { unreadableRows } from '#functions/store/table/row.ts';
import { often, type Watched } from '../constructs/watched.ts';
import { productMetric } from './product-metric.ts';

/** What customers do without where rows cannot be opened, read or worked at. */
export const watchedRows: readonly Watched[] = [
  {
    alarm: 'KeysUnavailable',
    concern: { component: 'validations', harm: 'degraded' },
    impact:
      'KMS does not open data keys: customers whom no warm function knows cannot validate nor see what they saved.',
    metric: productMetric(keysUnavailable),
    alarmAt: often,
  },
  {
    alarm: 'RowsUnreadable',
    concern: { component: 'api', harm: 'none' },
    impact:
      'Customers see something of theirs as unreadable, or do without it: another version wrote it, or it is damaged.',
    metric: productMetric(unreadableRows),
    alarmAt: 1,
  },
  {
    alarm: 'RowsParked',
    concern: { component: 'api', harm: 'none' },
    impact:
      'Something of a customer could not be got done, and no job tries it any more: an operator has to look at it.',
    metric: productMetric(rowsParked),
    alarmAt: 1,
  },
];
