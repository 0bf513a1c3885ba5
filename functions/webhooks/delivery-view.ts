import type * as z from 'zod';
import type { Event } from '#shared/contract/resources/event.ts';
import type { Delivery as Contract, DeliveryDetail } from '#shared/contract/resources/webhook.ts';
import type { Delivery } from '../store/webhooks/delivery.ts';

const randomOf = (id: string): string => id.slice(id.indexOf('_') + 1);
const idLength = 26;

/** Both ids are in it: `dlv_`, the event's, the webhook's. */
export const deliveryIdOf = ({ id, webhookId }: Pick<Delivery, 'id' | 'webhookId'>): string =>
  `dlv_${randomOf(id)}${randomOf(webhookId)}`;

export const placeIn = (deliveryId: string): Pick<Delivery, 'id' | 'webhookId'> => {
  const ids = randomOf(deliveryId);
  return { id: `evt_${ids.slice(0, idLength)}`, webhookId: `whk_${ids.slice(idLength)}` };
};

const tryView = ({ at, status, trouble, durationMs }: Delivery['tries'][number]) => ({
  at,
  status: status ?? null,
  trouble: trouble ?? null,
  durationMs,
});

/** What is first in line is due as of long ago: it is tried at once. */
const nextTryOf = ({ nextTryAt, createdAt }: Delivery): string | null => {
  if (nextTryAt === undefined) return null;
  return nextTryAt < createdAt ? createdAt : nextTryAt;
};

const sharedOf = (delivery: Delivery) => ({
  id: deliveryIdOf(delivery),
  webhookId: delivery.webhookId,
  eventId: delivery.id,
  type: delivery.type,
  isTest: delivery.isTest,
  state: delivery.state,
  createdAt: delivery.createdAt,
  nextTryAt: nextTryOf(delivery),
});

export const deliveryView = (delivery: Delivery): z.output<typeof Contract> => {
  const last = delivery.tries.at(-1);
  return { ...sharedOf(delivery), tries: delivery.tries.length, lastTry: last ? tryView(last) : null };
};

/** With the very event that is sent, and all that became of it. */
export const deliveryDetail = (delivery: Delivery): z.output<typeof DeliveryDetail> => ({
  ...sharedOf(delivery),
  tries: delivery.tries.map(tryView),
  event: JSON.parse(delivery.body) as Event,
  headers: delivery.headers,
  answer: delivery.answer ?? null,
});
