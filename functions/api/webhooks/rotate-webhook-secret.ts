import { rotateWebhookSecret as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { rotatePorts, rotateSecret } from '../../webhooks/rotate.ts';
import { shownAgain } from '../../webhooks/secret.ts';

export const rotateWebhookSecret = implement(contract)
  .needing(...rotatePorts)
  .by(
    async ({ params: { id }, body: { endsAtOnce }, caller: { userId }, claim }, ports) =>
      rotateSecret(ports, { userId, id }, { endsAtOnce, claim }),
    (id, { caller: { userId } }, ports) => shownAgain(ports, userId, id),
  );

export const handler = await http(rotateWebhookSecret);
