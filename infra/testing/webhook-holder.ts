import type { Environment } from '#shared/validation/environment.ts';
import type { EventType } from '#shared/validation/webhooks.ts';
import { keyMaker, type Inside } from './api-key.ts';
import { signUp, type Addresses } from './customer.ts';
import { sessionWriter } from './widget-frame.ts';

/** Customers whose plan includes webhooks, with keys of either environment. */
export const webhookHolders = (cloud: Addresses, inside: Inside) => {
  const makeKey = keyMaker(cloud, inside);
  const { entitle } = sessionWriter(cloud, inside);
  return async () => {
    const customer = await signUp(cloud);
    const userId = await entitle(customer);
    return {
      ...customer,
      userId,
      key: (environment: Environment = 'sandbox') => makeKey(customer, { environment, plan: 'enterprise' }),
      /** From then on its plan includes nothing. */
      lapse: () => entitle(customer, new Date(0).toISOString()),
    };
  };
};

export type WebhookHolder = Awaited<ReturnType<ReturnType<typeof webhookHolders>>>;

/** What a client says of a webhook, at an address that leads nowhere. */
export const asked = {
  url: 'https://hooks.tienda.example/cuentaclara',
  events: ['validation.completed', 'batch.completed'] as EventType[],
};
