import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { aliveAt } from '../../rules/webhooks/secrets.ts';
import { readsWebhookKey } from '../grant.ts';
import { secret } from '../secret.ts';
import { verb } from '../verb.ts';

const prefix = 'whsec_';

/** The secret of a webhook that a salt stands for: 32 bytes, as Standard Webhooks writes them. Always the same. */
const secretOf = async (webhookId: string, salt: string): Promise<string> => {
  const bytes = createHmac('sha256', await secret('WEBHOOK_SECRET'))
    .update(`${webhookId}.${salt}`)
    .digest('base64');
  return `${prefix}${bytes}`;
};

interface Signing {
  readonly webhook: {
    readonly id: string;
    readonly secrets: readonly { readonly salt: string; readonly expiresAt?: string | undefined }[];
  };
  readonly eventId: string;
  /** When it is sent, which the signature covers. */
  readonly at: string;
  readonly body: string;
}

/** The headers by which a receiver proves an event: one signature by each secret that is alive. */
const sign = async ({ webhook, eventId, at, body }: Signing) => {
  const sentAt = new Date(at);
  const secrets = await Promise.all(aliveAt(webhook.secrets, at).map(({ salt }) => secretOf(webhook.id, salt)));
  if (secrets.length === 0) throw new Error('A webhook has no secret that is alive');
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(eventId, sentAt, body)).join(' '),
  };
};

export const verbs = {
  secretOf: verb([readsWebhookKey], secretOf),
  sign: verb([readsWebhookKey], sign),
};
