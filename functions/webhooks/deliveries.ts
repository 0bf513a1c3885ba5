import type { deliveriesFilter } from '#shared/contract/resources/webhook.ts';
import { Fault } from '#shared/errors/fault.ts';
import type * as z from 'zod';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Delivery } from '../store/webhooks/delivery.ts';
import { deliveryDetail, deliveryView, placeIn } from './delivery-view.ts';
import { findWebhook, type Wanted } from './find.ts';

export const listDeliveriesPorts = ['webhooks.find', 'deliveryList.page'] as const satisfies readonly PortName[];

/** What a webhook was told, newest first. */
export const listDeliveries = async (
  ports: PortsOf<(typeof listDeliveriesPorts)[number]>,
  wanted: Wanted,
  { state, ...listing }: z.output<typeof deliveriesFilter>,
) => {
  const { userId, id: webhookId } = await findWebhook(ports, wanted);
  const found = await ports.deliveryList.page({ userId, webhookId, state }, listing);
  if (found === 'invalidCursor') throw new Fault('errors.invalidCursor');
  const { rows, nextCursor } = found;
  return { data: rows.map(deliveryView), hasMore: nextCursor !== null, nextCursor };
};

export const findDeliveryPorts = ['webhooks.find', 'deliveries.find'] as const satisfies readonly PortName[];

/** One delivery of a webhook that is there; `id` is its own. */
export const findDelivery = async (
  ports: PortsOf<(typeof findDeliveryPorts)[number]>,
  { id, ...whose }: Wanted,
): Promise<Delivery> => {
  const place = placeIn(id);
  const { userId, id: webhookId } = await findWebhook(ports, { ...whose, id: place.webhookId });
  const delivery = await ports.deliveries.find({ userId, webhookId, id: place.id });
  if (!delivery) throw new Fault('errors.notFound');
  return delivery;
};

export const showDelivery = async (ports: PortsOf<(typeof findDeliveryPorts)[number]>, wanted: Wanted) =>
  deliveryDetail(await findDelivery(ports, wanted));
