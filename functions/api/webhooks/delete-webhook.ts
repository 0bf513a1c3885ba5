import { deleteWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { deleteWebhook as remove } from '../../webhooks/delete.ts';

export const deleteWebhook = implement(contract)
  .needing('webhooks.remove')
  .by(async ({ params: { id }, caller: { userId } }, ports) => remove(ports, { userId, id }));

export const handler = await http(deleteWebhook);
