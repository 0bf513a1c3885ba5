import { testWebhook as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { testPorts, testWebhook as test } from '../../webhooks/send-test.ts';

export const testWebhook = implement(contract)
  .needing(...testPorts)
  .by(async ({ params: { id }, body, caller: { userId, environment } }, ports) =>
    test(ports, { userId, id, environment }, body),
  );

export const handler = await http(testWebhook);
