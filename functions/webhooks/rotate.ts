import { Fault } from '#shared/errors/fault.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { KeyUsed, type Claimable } from '../rules/idempotency/claim.ts';
import { rotated } from '../rules/webhooks/secrets.ts';
import { findWebhook, shown, type Wanted } from './find.ts';
import { freshSecret, secretPorts } from './secret.ts';

export const rotatePorts = [...secretPorts, 'webhooks.rotate', 'mailQueue.add'] as const satisfies readonly PortName[];

interface Asked {
  readonly endsAtOnce: boolean;
  readonly claim: Claimable | undefined;
}

/** Gives a webhook a new secret, and shows it; the one before signs beside it for a day, or ends at once. Its owner hears of it. */
export const rotateSecret = async (
  ports: PortsOf<(typeof rotatePorts)[number]>,
  wanted: Wanted,
  { endsAtOnce, claim }: Asked,
) => {
  const webhook = await findWebhook(ports, wanted);
  const now = ports.clock.now();
  const { secret, kept } = await freshSecret(ports, webhook.id, now);
  const secrets = rotated(webhook.secrets, kept, { now, endsAtOnce });
  const result = await ports.webhooks.rotate(webhook, secrets, { claim: claim?.answeredBy(webhook.id), now });
  if (result === 'keyUsed') throw new KeyUsed();
  // Somebody rotated it at the same time: their secret is the newest, and no third one may sign.
  if (result === 'changed') throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
  await tellOwner(ports, webhook.userId, { mail: 'webhookRotated', facts: { webhook: webhook.id } }, now);
  return { ...(await shown(ports, { ...webhook, secrets })), secret };
};
