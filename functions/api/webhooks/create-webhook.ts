import { createWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { createPorts, createWebhook as create } from '../../webhooks/create.ts';
import { shownAgain } from '../../webhooks/secret.ts';

export const createWebhook = implement(contract)
  .needing(...createPorts)
  .by(
    async ({ body: { environment, ...body }, caller: { userId }, claim }, ports) =>
      create(ports, { userId, environment, body, claim }),
    (id, { caller: { userId } }, ports) => shownAgain(ports, userId, id),
  );

export const handler = await http(createWebhook);
