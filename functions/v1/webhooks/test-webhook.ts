import { testWebhook as contract } from '#shared/contract/public/webhooks.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const testWebhook = implement(contract)
  .needing()
  .by(() => {
    throw new Fault('errors.internal');
  });

export const handler = await http(testWebhook);
