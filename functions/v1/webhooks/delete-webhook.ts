import { deleteWebhook as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { deleteWebhook as remove } from '../../webhooks/delete.ts';

export const deleteWebhook = implement(contract)
  .needing('webhooks.remove')
  .by(async ({ params: { id }, caller: { userId, environment } }, ports) => remove(ports, { userId, id, environment }));

export const handler = await http(deleteWebhook);
