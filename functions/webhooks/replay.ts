import type { PortName, PortsOf } from '../ports/connect.ts';
import { Fault } from '#shared/errors/fault.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { takeOfDay } from '../limits/take-of-day.ts';
import { firstInLine } from '../rules/webhooks/wants.ts';
import { findDelivery, findDeliveryPorts } from './deliveries.ts';
import { deliveryDetail } from './delivery-view.ts';
import type { Wanted } from './find.ts';
import { wake, wakePorts } from './wake.ts';

export const replayPorts = [
  ...findDeliveryPorts,
  ...wakePorts,
  'deliveries.putOn',
  'limits.take',
  'clock.now',
] as const satisfies readonly PortName[];

/** A try that is written down at the same moment, or somebody else who replays it. */
const rounds = 5;

/** Puts an event first in line again, with a fresh set of tries: the same bytes under the same id; so many of a user in a day. */
export const replay = async (ports: PortsOf<(typeof replayPorts)[number]>, wanted: Wanted) => {
  await takeOfDay(ports, { what: `webhookReplays#${wanted.userId}`, max: webhookLimits.replaysPerDay });
  for (let round = 0; round < rounds; round++) {
    const delivery = await findDelivery(ports, wanted);
    const again = await ports.deliveries.putOn(delivery, firstInLine(ports.clock.now()));
    if (!again) continue;
    await wake(ports, { userId: delivery.userId, webhookId: delivery.webhookId });
    return deliveryDetail(again);
  }
  throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
};
