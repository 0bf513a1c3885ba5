import { deleteWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { deleteWebhook as remove } from '../../webhooks/delete.ts';

export const deleteWebhook = implement(contract)
  .needing('webhooks.remove', 'mailQueue.add', 'clock.now')
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    await remove(ports, { userId, id });
    await tellOwner(ports, userId, { mail: 'webhookDeleted', facts: { webhook: id } }, ports.clock.now());
  });

export const handler = await http(deleteWebhook);
