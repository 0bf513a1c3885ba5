import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { environments } from '#shared/validation/environment.ts';
import { eventTypes, webhookStates } from '#shared/validation/webhooks.ts';
import { keys } from '../table/keys.ts';
import { knownWords, rowsOf } from '../table/row.ts';

/** Of a secret only what it is derived from is kept: with the key of all webhooks and this it is made again. */
const Secret = z.looseObject({
  salt: z.string(),
  endsWith: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
});

/** Where a customer's events are sent, and how that goes. */
const Webhook = z.object({
  id: z.string(),
  userId: z.string(),
  url: z.string(),
  description: z.string().optional(),
  environment: z.enum(environments),
  // A word of another version is an event that this one does not tell.
  events: knownWords(eventTypes),
  state: z.enum(webhookStates),
  /** Newest first. */
  secrets: z.array(Secret).min(1),
  createdAt: z.iso.datetime(),
  failingSince: z.iso.datetime().optional(),
  lastTriedAt: z.iso.datetime().optional(),
  /** `+` for a try that was answered, `-` for one that failed, oldest first. */
  recent: z.string().default(''),
  /** How often somebody had something for whoever sends. */
  told: z.int().optional(),
  /** Whose turn it is; one that cannot be read is nobody's. */
  lease: z.object({ id: z.string(), until: z.iso.datetime() }).optional().catch(undefined),
  /** Its receiver seems to be down: nothing is sent before, and how often in a row that was so. */
  restUntil: z.iso.datetime().optional(),
  rests: z.int().optional(),
  /** The mail that it was disabled, while it is not queued. */
  disabledMail: z.string().optional(),
});
export type Webhook = Readonly<z.output<typeof Webhook>>;
export type WebhookSecret = Readonly<z.output<typeof Secret>>;

/** One that says it is another's stands there by mistake: what is written of it would be written elsewhere. */
const Row = Webhook.extend({ pk: z.string(), sk: z.string() })
  .refine(({ pk, sk, userId, id }) => isDeepStrictEqual({ pk, sk }, keys.webhook(userId, id)), { path: ['id'] })
  .transform(({ pk: _pk, sk: _sk, ...webhook }): Webhook => webhook);

export const webhookRows = rowsOf('webhook', Row);
