import { rotateWebhookSecret as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { rotatePorts, rotateSecret } from '../../webhooks/rotate.ts';
import { shownAgain } from '../../webhooks/secret.ts';

export const rotateWebhookSecret = implement(contract)
  .needing(...rotatePorts, 'mailQueue.add', 'clock.now')
  .by(
    async ({ params: { id }, body: { endsAtOnce }, caller: { userId }, claim }, ports) => {
      const rotated = await rotateSecret(ports, { userId, id }, { endsAtOnce, claim });
      await tellOwner(ports, userId, { mail: 'webhookRotated', facts: { webhook: id } }, ports.clock.now());
      return rotated;
    },
    (id, { caller: { userId } }, ports) => shownAgain(ports, userId, id),
  );

export const handler = await http(rotateWebhookSecret);
