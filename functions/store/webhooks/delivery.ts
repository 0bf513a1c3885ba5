import * as z from 'zod';
import { deliveryStates, deliveryTroubles, eventTypes } from '#shared/validation/webhooks.ts';
import { openedByOwner, sealedFields, type SealedAttribute } from '../sealing/sealed.ts';
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

/** Fields of a delivery as its item has them. */
export const deliveryFields = (
  { userId, webhookId, id }: Pick<Delivery, 'userId' | 'webhookId' | 'id'>,
  attribute: SealedAttribute,
  fields: Readonly<Record<string, unknown>>,
): Promise<Item> => sealedFields(userId, keys.delivery(userId, webhookId, id), { personal, attribute }, fields);
