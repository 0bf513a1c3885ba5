import { deleteWebhook as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { deletePorts, deleteWebhook as remove } from '../../webhooks/delete.ts';

export const deleteWebhook = implement(contract)
  .needing(...deletePorts)
  .by(async ({ params: { id }, caller: { userId, environment } }, ports) => remove(ports, { userId, id, environment }));

export const handler = await http(deleteWebhook);
