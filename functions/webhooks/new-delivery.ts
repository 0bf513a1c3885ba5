import { eventData, type EventData } from '#shared/contract/resources/event.ts';
import type { EventType } from '#shared/validation/webhooks.ts';
import { idOf } from '../proof.ts';
import type { Delivery } from '../store/webhooks/delivery.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';

/** Something that customers are told of. */
export interface Happened<T extends EventType = EventType> {
  readonly type: T;
  /** What tells it from all others of its type. */
  readonly source: string;
  readonly at: string;
  readonly data: EventData[T];
}

/** Ids and bytes of an event: the same however often it is told. */
export interface Event {
  readonly id: string;
  readonly type: EventType;
  readonly createdAt: string;
  readonly body: string;
}

/** An event as it is sent; nothing leaves that its schema does not name. */
export const eventOf = ({ type, source, at, data }: Happened): Event => {
  const id = idOf('evt', at, JSON.stringify([type, source]));
  return {
    id,
    type,
    createdAt: at,
    body: JSON.stringify({ id, type, createdAt: at, data: eventData[type].parse(data) }),
  };
};

/** An event on its way to one webhook; due as of when it happened, so in that order. */
export const newDelivery = (
  { userId, id: webhookId }: Pick<Webhook, 'userId' | 'id'>,
  event: Event,
  more: Partial<Delivery> = {},
): Delivery => ({
  userId,
  webhookId,
  ...event,
  isTest: false,
  state: 'waiting',
  tries: [],
  attempts: 0,
  headers: {},
  nextTryAt: event.createdAt,
  ...more,
});
