import { eventExamples } from '#shared/contract/resources/event-examples.ts';
import type { testAsked } from '#shared/contract/resources/webhook.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import type * as z from 'zod';
import { takeOfDay } from '../limits/take-of-day.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { firstInLine } from '../rules/webhooks/wants.ts';
import { deliveryDetail } from './delivery-view.ts';
import { findWebhook, type Wanted } from './find.ts';
import { eventOf, newDelivery, type Happened } from './new-delivery.ts';
import { wake, wakePorts } from './wake.ts';

export const testPorts = [
  ...wakePorts,
  'webhooks.find',
  'deliveries.add',
  'limits.take',
  'clock.now',
] as const satisfies readonly PortName[];

/** Sends the example of an event to a webhook, as a real one, before all that waits; so many of a user in a day. */
export const testWebhook = async (
  ports: PortsOf<(typeof testPorts)[number]>,
  wanted: Wanted,
  { type: said }: z.output<typeof testAsked>,
) => {
  const webhook = await findWebhook(ports, wanted);
  const { userId, id: webhookId, events } = webhook;
  await takeOfDay(ports, { what: `webhookTests#${userId}`, max: webhookLimits.testsPerDay });
  const now = ports.clock.now();
  const type = said ?? events[0] ?? 'validation.completed';
  const event = eventOf({ type, source: newId('test', now), at: now, data: eventExamples[type] } as Happened);
  const delivery = newDelivery(webhook, event, { isTest: true, nextTryAt: firstInLine(now) });
  await ports.deliveries.add(delivery);
  await wake(ports, { userId, webhookId });
  return deliveryDetail(delivery);
};
