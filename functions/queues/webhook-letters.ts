import { webhookLimits } from '#shared/validation/webhooks.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Sending } from '../ports/mail/send.ts';
import { dayIn } from '../rules/credits/day.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';

type Letter = Pick<Sending, 'name' | 'parameters' | 'path'>;

interface Occasion {
  readonly due: Extract<MailDue, { mail: 'webhookDisabled' }>;
  readonly now: string;
}

/** Which webhook was switched off, by its host: the rest of an address may be a secret. Nothing where it is on again, or gone. */
export const aboutWebhook = async (
  { webhooks }: PortsOf<'webhooks.find'>,
  { due: { userId, webhookId, mail, language }, now }: Occasion,
): Promise<Letter | undefined> => {
  const webhook = await webhooks.find(userId, webhookId);
  if (webhook?.state !== 'disabled') return undefined;
  const { host } = new URL(webhook.url);
  const since = dayIn(language, webhook.failingSince ?? now);
  return { name: mail, parameters: { host, since, days: webhookLimits.keptDays }, path: '/api?tab=webhooks' };
};
