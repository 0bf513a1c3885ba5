import { changeWebhook as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { changePorts, changeWebhook as change } from '../../webhooks/change.ts';

export const changeWebhook = implement(contract)
  .needing(...changePorts)
  .by(async ({ params: { id }, body, caller: { userId, environment } }, ports) =>
    change(ports, { userId, id, environment }, body),
  );

export const handler = await http(changeWebhook);
