import type { Environment } from '#shared/validation/environment.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { shown, viewPorts } from './find.ts';

export const listPorts = ['webhooks.list', ...viewPorts] as const satisfies readonly PortName[];

/** The webhooks of a user, newest first; of one environment where that is said. */
export const listWebhooks = async (
  ports: PortsOf<(typeof listPorts)[number]>,
  userId: string,
  environment?: Environment,
) => {
  const all = await ports.webhooks.list(userId);
  const own = all.filter((webhook) => !environment || webhook.environment === environment);
  return { data: await Promise.all(own.map((webhook) => shown(ports, webhook))) };
};
