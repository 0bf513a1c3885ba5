import { getWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { showPorts, showWebhook } from '../../webhooks/find.ts';

export const getWebhook = implement(contract)
  .needing(...showPorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => showWebhook(ports, { userId, id }));

export const handler = await http(getWebhook);
