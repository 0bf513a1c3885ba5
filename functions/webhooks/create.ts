import type * as z from 'zod';
import type { webhookAsked } from '#shared/contract/resources/webhook.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { KeyUsed, type Claimable } from '../rules/idempotency/claim.ts';
import { eachOnce } from '../rules/webhooks/change.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';
import { requireReceiver } from './require-receiver.ts';
import { freshSecret, secretPorts } from './secret.ts';
import { viewOf } from './view.ts';

export const createPorts = [
  ...secretPorts,
  'webhooks.create',
  'webhookReceivers.reach',
  'mailQueue.add',
] as const satisfies readonly PortName[];

interface Request {
  readonly userId: string;
  readonly environment: Environment;
  readonly body: z.output<z.ZodObject<typeof webhookAsked>>;
  readonly claim: Claimable | undefined;
}

/**
 * Makes a webhook that is told of what happens from now on, and shows its secret. Its owner hears of it, whoever asked: it
 * outlives the key that made it.
 */
export const createWebhook = async (
  ports: PortsOf<(typeof createPorts)[number]>,
  { userId, environment, body: { url, events, description }, claim }: Request,
) => {
  requireReceiver(ports, url);
  const now = ports.clock.now();
  const id = newId('whk', now);
  const { secret, kept } = await freshSecret(ports, id, now);
  const webhook: Webhook = {
    id,
    userId,
    url,
    description: description || undefined,
    environment,
    events: eachOnce(events),
    state: 'active',
    secrets: [kept],
    createdAt: now,
    recent: '',
  };
  const result = await ports.webhooks.create(webhook, claim?.answeredBy(id));
  if (result === 'keyUsed') throw new KeyUsed();
  if (result === 'tooMany') throw new Fault('errors.tooManyWebhooks', { extra: { count: webhookLimits.count } });
  await tellOwner(ports, userId, { mail: 'webhookCreated', facts: { webhook: id } }, now);
  return { ...viewOf(webhook, 0, now), secret };
};
