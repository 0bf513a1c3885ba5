import type { PortsOf } from '../ports/connect.ts';

type Ports = PortsOf<'paypal.setUp' | 'dashboard.address'>;

/** Makes at PayPal what is missing there, and says what the next deployment has to be given. */
export const setUpPayPal = async ({ paypal, dashboard }: Ports): Promise<Readonly<Record<string, unknown>>> => {
  const done = await paypal.setUp(`${await dashboard.address()}/api/payments/webhook`);
  if ('refused' in done) return { ...done };
  const { product, plans, webhook } = done;
  const parameters = {
    PayPalPlanBasic: plans.basic,
    PayPalPlanPro: plans.pro,
    PayPalPlanEnterprise: plans.enterprise,
    PayPalWebhookId: webhook,
  };
  return { product, plans, webhook, parameters };
};
