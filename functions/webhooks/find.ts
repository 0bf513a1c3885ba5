import { Fault } from '#shared/errors/fault.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';
import { viewOf } from './view.ts';

export interface Wanted {
  readonly userId: string;
  readonly id: string;
  /** Where it has to be of; absent for whoever sees both. */
  readonly environment?: Environment;
}

/** A webhook of this user; one of somebody else, or of the other environment, is as none. */
export const findWebhook = async (
  { webhooks }: PortsOf<'webhooks.find'>,
  { userId, id, environment }: Wanted,
): Promise<Webhook> => {
  const webhook = await webhooks.find(userId, id);
  if (!webhook || (environment && webhook.environment !== environment)) throw new Fault('errors.notFound');
  return webhook;
};

export const viewPorts = ['webhooks.waiting', 'clock.now'] as const satisfies readonly PortName[];

/** As its owner sees it at the moment. */
export const shown = async ({ webhooks, clock }: PortsOf<(typeof viewPorts)[number]>, webhook: Webhook) =>
  viewOf(webhook, await webhooks.waiting(webhook.id), clock.now());

export const showPorts = ['webhooks.find', ...viewPorts] as const satisfies readonly PortName[];

export const showWebhook = async (ports: PortsOf<(typeof showPorts)[number]>, wanted: Wanted) =>
  shown(ports, await findWebhook(ports, wanted));
