import { Fault } from '#shared/errors/fault.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newToken } from '../proof.ts';
import type { WebhookSecret } from '../store/webhooks/webhook.ts';
import { showPorts, shown } from './find.ts';

const shownCharacters = 4;

/** A new secret of a webhook, and what is kept of it. */
export const freshSecret = async (
  { webhookSignature }: PortsOf<'webhookSignature.secretOf'>,
  webhookId: string,
  createdAt: string,
) => {
  const salt = newToken();
  const secret = await webhookSignature.secretOf(webhookId, salt);
  const kept: WebhookSecret = { salt, endsWith: secret.slice(-shownCharacters), createdAt };
  return { secret, kept };
};

export const secretPorts = [...showPorts, 'webhookSignature.secretOf'] as const satisfies readonly PortName[];

/** What a repeated request made or rotated: the webhook as it is now, with the secret that is newest now. */
export const shownAgain = async (ports: PortsOf<(typeof secretPorts)[number]>, userId: string, id: string) => {
  const webhook = await ports.webhooks.find(userId, id);
  const [newest] = webhook?.secrets ?? [];
  if (!webhook || !newest) throw new Fault('errors.notFound');
  return { ...(await shown(ports, webhook)), secret: await ports.webhookSignature.secretOf(id, newest.salt) };
};
