import type { Inside } from './api-key.ts';
import { control, type Addresses } from './customer.ts';
import { webhookHolders } from './webhook-holder.ts';

/** A webhook whose receiver is down, of a customer whose credits end soon: jobs find both. */
export const leaveWebhookBehind = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const { call, email } = await webhookHolders(cloud, inside)();
  const body = { url: 'http://127.0.0.1:9/', events: ['credits.low', 'credits.expiring'] as const };
  const { id } = await call('POST /api/webhooks', { body: { ...body, events: [...body.events] } });
  await call('POST /api/webhooks/{id}/test', { params: { id }, body: {} });
  const soon = { command: 'grant', email, credits: 2, days: 2, by: 'tests', why: 'expires soon' };
  await control(cloud, '/functions/Operate/invoke', soon);
};
