import { onMessage, queued } from '../entry/queue.ts';
import { alarmChanged } from '../rules/status/alarm-changed.ts';

/** Each alarm says by its name whose it is and what it means; told twice or late, it changes nothing. */
export const recordAlarm = onMessage(alarmChanged, 'The page of the status says what was, and not what is.')
  .needing('alarms.record')
  .by(async (change, { alarms }) => alarms.record(change));

export const handler = await queued(recordAlarm);
