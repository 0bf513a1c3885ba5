import { changeWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { changePorts, changeWebhook as change } from '../../webhooks/change.ts';

export const changeWebhook = implement(contract)
  .needing(...changePorts)
  .by(async ({ params: { id }, body, caller: { userId } }, ports) => change(ports, { userId, id }, body));

export const handler = await http(changeWebhook);
