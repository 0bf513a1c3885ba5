import * as z from 'zod';
import type { Told } from '../events/event.ts';

/** A webhook that something may be due for, told in ids. */
const WebhookTurn = z.object({ userId: z.string(), webhookId: z.string() });
export type WebhookTurn = z.output<typeof WebhookTurn>;

export const webhookTurn: Told<typeof WebhookTurn> = { name: 'webhookTurn', message: WebhookTurn };
