import { listWebhooks as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listPorts, listWebhooks as list } from '../../webhooks/list.ts';

export const listWebhooks = implement(contract)
  .needing(...listPorts)
  .by(async ({ caller: { userId, environment } }, ports) => list(ports, userId, environment));

export const handler = await http(listWebhooks);
