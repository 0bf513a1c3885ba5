import type * as z from 'zod';
import type { webhookChange } from '#shared/contract/resources/webhook.ts';
import { Fault } from '#shared/errors/fault.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { changed, isWoken } from '../rules/webhooks/change.ts';
import { findWebhook, showPorts, shown, type Wanted } from './find.ts';
import { requireReceiver } from './require-receiver.ts';
import { wake, wakePorts } from './wake.ts';

export const changePorts = [
  ...showPorts,
  ...wakePorts,
  'webhooks.change',
  'webhookReceivers.reach',
  'mailQueue.add',
] as const satisfies readonly PortName[];

/** Changes a webhook, all that is said or nothing. One that goes on, or elsewhere, is sent what waits; its owner hears where it leads elsewhere. */
export const changeWebhook = async (
  ports: PortsOf<(typeof changePorts)[number]>,
  wanted: Wanted,
  said: z.output<typeof webhookChange>,
) => {
  const { userId, id } = await findWebhook(ports, wanted);
  if (said.url !== undefined) requireReceiver(ports, said.url);
  const result = await ports.webhooks.change({ userId, id, now: ports.clock.now() }, (webhook) =>
    changed(webhook, said),
  );
  if (!result) throw new Fault('errors.notFound');
  if (isWoken(result.before, result.after)) await wake(ports, { userId, webhookId: id });
  if (result.before.url !== result.after.url)
    await tellOwner(ports, userId, { mail: 'webhookMoved', facts: { webhook: id } }, ports.clock.now());
  return shown(ports, result.after);
};
