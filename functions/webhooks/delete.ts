import { Fault } from '#shared/errors/fault.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Wanted } from './find.ts';

export const deletePorts = ['webhooks.remove', 'mailQueue.add', 'clock.now'] as const satisfies readonly PortName[];

/** Deletes a webhook. What waits for it is sent to nobody any more. Its owner hears of it. */
export const deleteWebhook = async (
  ports: PortsOf<(typeof deletePorts)[number]>,
  { userId, id, environment }: Wanted,
): Promise<undefined> => {
  if (!(await ports.webhooks.remove(userId, id, environment))) throw new Fault('errors.notFound');
  await tellOwner(ports, userId, { mail: 'webhookDeleted', facts: { webhook: id } }, ports.clock.now());
  return undefined;
};
