import type { Inside } from './api-key.ts';
import { type Addresses } from './customer.ts';
import { webhookHolders } from './webhook-holder.ts';
import { operatorOf } from './operate.ts';

/**
 * A webhook whose receiver is down, and one of a customer whose credits end soon that nobody sends anything to before: a job
 * that tells of credits finds it in nobody's hands.
 */
export const leaveWebhookBehind = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const newHolder = webhookHolders(cloud, inside);
  const { call, email } = await newHolder();
  const url = 'http://127.0.0.1:9/';
  await call('POST /api/webhooks', { body: { url, events: ['credits.low', 'credits.expiring'] } });
  const { id } = await call('POST /api/webhooks', { body: { url, events: ['usage.high'] } });
  await call('POST /api/webhooks/{id}/test', { params: { id }, body: {} });
  const soon = { command: 'grant', email, credits: 2, days: 2, why: 'expires soon' };
  await operatorOf(cloud)(soon);
  // Of another one nothing was ever told before.
  const silent = await newHolder();
  await silent.call('POST /api/webhooks', { body: { url, events: ['credits.expiring'] } });
  await operatorOf(cloud)({ ...soon, email: silent.email });
};
