import * as z from 'zod';
import { deliveryStates, deliveryTroubles, eventTypes } from '#shared/validation/webhooks.ts';
import { fieldsLater, openedByOwner, sealedFields } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';

const Try = z.object({
  at: z.iso.datetime(),
  status: z.int().optional(),
  trouble: z.enum(deliveryTroubles).optional(),
  durationMs: z.int(),
});

/** An event on its way to a webhook. Its body is kept as it is sent: every repetition is the same bytes. */
const Delivery = z.object({
  userId: z.string(),
  webhookId: z.string(),
  /** Of the event. */
  id: z.string(),
  type: z.enum(eventTypes),
  isTest: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  body: z.string(),
  state: z.enum(deliveryStates),
  tries: z.array(Try).default([]),
  /** Tries since it was put on last. */
  attempts: z.int().default(0),
  nextTryAt: z.iso.datetime().optional(),
  /** As they were sent last. */
  headers: z.record(z.string(), z.string()).default({}),
  answer: z.string().optional(),
});
export type Delivery = Readonly<z.output<typeof Delivery>>;

const rows = rowsOf('delivery', Delivery);

export const readDeliveries = async (items: readonly Item[] = []): Promise<Delivery[]> =>
  rows.all(await openedByOwner(items));
export const readDelivery = async (item: Item | undefined): Promise<Delivery | undefined> =>
  item && rows.one((await openedByOwner([item]))[0]);

/** What was sent, and what a stranger's server wrote back. */
const personal: ReadonlySet<string> = new Set(['body', 'answer']);

type DeliveryOf = Pick<Delivery, 'userId' | 'webhookId' | 'id'>;
const placeOf = ({ userId, webhookId, id }: DeliveryOf) => keys.delivery(userId, webhookId, id);

export const deliveryItem = async (delivery: Delivery): Promise<Item> => ({
  ...placeOf(delivery),
  ...(await sealedFields(delivery.userId, placeOf(delivery), { personal }, delivery)),
});

/** What a try changes of one. */
export const triedFields = (of: DeliveryOf, fields: Readonly<Record<string, unknown>>): Promise<Item> =>
  fieldsLater(of.userId, placeOf(of), { personal, attribute: 'sealedAnswer' }, fields);
