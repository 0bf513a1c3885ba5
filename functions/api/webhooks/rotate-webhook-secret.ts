import { rotateWebhookSecret as contract } from '#shared/contract/app/webhooks.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const rotateWebhookSecret = implement(contract)
  .needing()
  .by(() => {
    throw new Fault('errors.internal');
  });

export const handler = await http(rotateWebhookSecret);
