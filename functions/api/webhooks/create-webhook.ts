import { createWebhook as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { createPorts, createWebhook as create } from '../../webhooks/create.ts';
import { shownAgain } from '../../webhooks/secret.ts';

export const createWebhook = implement(contract)
  .needing(...createPorts, 'mailQueue.add', 'clock.now')
  .by(
    async ({ body: { environment, ...body }, caller: { userId }, claim }, ports) => {
      const created = await create(ports, { userId, environment, body, claim });
      await tellOwner(ports, userId, { mail: 'webhookCreated', facts: { webhook: created.id } }, ports.clock.now());
      return created;
    },
    (id, { caller: { userId } }, ports) => shownAgain(ports, userId, id),
  );

export const handler = await http(createWebhook);
