import { client } from '#shared/contract/client.ts';
import type { PackName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { keys } from '#functions/store/table/keys.ts';
import { publicApiOf } from './api-key.ts';
import { guest, newEmail, signUp, type Addresses, type Customer } from './customer.ts';
import { atPayPal } from './payer.ts';
import { tableIn } from './table-in.ts';

/** Asked for, agreed to at PayPal and come back: the plan counts from then on. */
export const subscribe = async (cloud: Addresses, { call }: Customer, plan: PackName = 'enterprise') => {
  const { id, approveUrl } = await call('POST /api/subscriptions', { body: { plan } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  return guest(cloud)('POST /api/subscriptions/{id}/confirm', { params: { id } });
};

/** A key that has just been made, and the calls of it. */
export const callsOf = (cloud: Addresses, apiKey: { readonly keyId: string; readonly secret: string }) =>
  client({ baseUrl: publicApiOf(cloud), apiKey, language: () => 'es' });

/** A customer whose plan is the Enterprise subscription, whose widget may stand on a site, and who makes keys for it. */
export const widgetHolder = async (
  cloud: Addresses,
  allowedOrigins: readonly string[] = ['https://tienda.example'],
  email = newEmail(),
) => {
  const customer = await signUp(cloud, email);
  const subscription = await subscribe(cloud, customer);
  await customer.call('PATCH /api/widget', { body: { allowedOrigins: [...allowedOrigins] } });
  const newKey = async (environment: Environment = 'sandbox') => {
    const key = await customer.call('POST /api/keys', { body: { name: 'Widget', environment, purpose: 'widget' } });
    return { ...key, server: callsOf(cloud, key) };
  };
  /** Lets its plan end so many seconds from now, as its wallet says it. */
  const endPlanIn = async (databasePort: number, seconds: number) => {
    const table = tableIn(databasePort);
    const until = new Date(Date.now() + seconds * 1000).toISOString();
    const wallet = await table.get(keys.wallet(await table.userIdOf(customer)));
    await table.put({ ...wallet, [subscription.id]: { plan: subscription.plan, until } });
  };
  return { ...customer, subscription, newKey, endPlanIn };
};

export type WidgetHolder = Awaited<ReturnType<typeof widgetHolder>>;
