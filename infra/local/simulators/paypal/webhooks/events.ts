import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import { bodyOf, type Call, queryOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

const time = z.iso.datetime({ offset: true });

const query = z.object({
  event_type: z.string().optional(),
  transaction_id: z.string().optional(),
  start_time: time.optional(),
  end_time: time.optional(),
  page_size: z.coerce.number().int().min(1).max(300).default(10),
});

type Told = ReturnType<Desk['webhooks']['events']['get']> & object;

const show = ({ webhooks }: Desk, { event }: Told) => ({
  ...event,
  transmissions: webhooks.deliveries
    .of(event.id)
    .map(({ id, url, status, attempts }) => ({ transmission_id: id, webhook_url: url, status, attempts })),
});

const isOf = ({ event }: Told, transaction: string | undefined): boolean =>
  transaction === undefined || ('id' in event.resource && event.resource.id === transaction);

/** Newest first. */
export const listEvents = (desk: Desk, call: Call): Answer => {
  const { event_type, transaction_id, start_time, end_time, page_size } = queryOf(call, query);
  const from = Date.parse(start_time ?? '1970-01-01T00:00:00Z');
  const to = end_time === undefined ? Infinity : Date.parse(end_time);
  const events = [...desk.webhooks.events.values()]
    .filter((told) => !event_type || told.event.event_type === event_type)
    .filter((told) => isOf(told, transaction_id) && from <= told.at && told.at <= to)
    .toReversed()
    .slice(0, page_size);
  return ok({ events: events.map((told) => show(desk, told)), count: events.length, links: [] });
};

const eventIn = ({ webhooks }: Desk, { params }: Call): Told => {
  const told = webhooks.events.get(params['id'] ?? '');
  if (!told) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'event_id', location: 'path' }]);
  return told;
};

export const getEvent = (desk: Desk, call: Call): Answer => ok(show(desk, eventIn(desk, call)));

const resendInput = z.object({ webhook_ids: z.array(z.string()).optional() });

export const resendEvent = (desk: Desk, call: Call): Answer => {
  const told = eventIn(desk, call);
  desk.webhooks.resend(told, bodyOf(call, resendInput).webhook_ids);
  return { status: 202, body: show(desk, told) };
};
