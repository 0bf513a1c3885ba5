import * as z from 'zod';
import { components, harms } from '#shared/status.ts';
import type { Told } from '../events/event.ts';

/** CloudWatch writes `2026-11-23T05:04:40.989+0000`. */
const moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

const State = z.object({ value: z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']), timestamp: moment });

/** `cuentaclara-dev/payments/outage/CapturesRefused`: an alarm's name says whose it is, so no function needs a list. */
const alarmName = z.string().transform((name, context) => {
  const [, component, harm, alarm] = name.split('/');
  const read = z
    .object({ component: z.enum(components), harm: z.enum(harms), alarm: z.string().regex(/^\w+$/) })
    .safeParse({ component, harm, alarm });
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'no alarm of ours' });
  return z.NEVER;
});

const StateChange = z.object({
  'detail-type': z.literal('CloudWatch Alarm State Change'),
  detail: z.object({ alarmName, state: State, previousState: State.optional() }),
});

const Deletion = z.object({
  'detail-type': z.literal('CloudWatch Alarm Configuration Change'),
  time: moment,
  detail: z.object({ alarmName, operation: z.literal('delete'), state: State.optional() }),
});

const startOf = (before: z.output<typeof State> | undefined): string | undefined =>
  before?.value === 'ALARM' ? before.timestamp : undefined;

/** An alarm that is deleted rings no more; what it said last, the event of the deletion still knows. */
const AlarmChanged = z.discriminatedUnion('detail-type', [StateChange, Deletion]).transform((event) => {
  const { alarmName: whose } = event.detail;
  if (event['detail-type'] === 'CloudWatch Alarm Configuration Change')
    return { ...whose, isRinging: false, at: event.time, rangSince: startOf(event.detail.state) };
  const { state, previousState } = event.detail;
  return {
    ...whose,
    isRinging: state.value === 'ALARM',
    at: state.timestamp,
    rangSince: startOf(previousState),
  };
});

/** What became of an alarm, by the time at which it did. */
export type AlarmChange = z.output<typeof AlarmChanged>;

/** Told by EventBridge itself, in its own words. */
export const alarmChanged: Told<typeof AlarmChanged> = { name: 'alarmChanged', message: AlarmChanged };
