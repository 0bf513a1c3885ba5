import { deleteWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { deletePorts, deleteWebhook as remove } from '../../webhooks/delete.ts';

export const deleteWebhook = implement(contract)
  .needing(...deletePorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => remove(ports, { userId, id }));

export const handler = await http(deleteWebhook);
