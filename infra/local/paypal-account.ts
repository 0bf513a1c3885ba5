import * as z from 'zod';
import { brand, planNameAt } from '#functions/rules/payments/at-paypal.ts';
import { type PackName, packNames, plans } from '#shared/plans.ts';
import type { Assembly } from './assembly.ts';
import type { AwsEndpoint } from './aws/endpoint.ts';
import type { Clock } from './host/clock.ts';
import type { Ports } from './host/ports.ts';
import { type Authority, type PayPal, startPayPal } from './simulators/paypal/index.ts';
import { eventTypes } from './simulators/paypal/webhooks/event.ts';

const webhookId = '5GP028458E2496506';
const productId = 'PROD-7E331872LOCAL1234';

/** The plans of the account, each under the stack parameter that tells the product its id. */
const ofPlans = {
  basic: { parameter: 'PayPalPlanBasic', id: 'P-5ML4271244454362WXNWLOCA' },
  pro: { parameter: 'PayPalPlanPro', id: 'P-5ML4271244454362WXNWLOCB' },
  enterprise: { parameter: 'PayPalPlanEnterprise', id: 'P-5ML4271244454362WXNWLOCC' },
} as const satisfies Record<PackName, { readonly parameter: string; readonly id: string }>;

/** What an operator puts into the stacks after the set-up of a PayPal account. */
export const payPalParameters = (url: string, roots: string): Readonly<Record<string, string>> => ({
  PayPalUrl: url,
  PayPalWebhookId: webhookId,
  PayPalRoots: roots,
  ...Object.fromEntries(Object.values(ofPlans).map(({ parameter, id }) => [parameter, id])),
});

const credentials = z.object({ clientId: z.string(), clientSecret: z.string() });

/** As the product finds them in its secret; templates without one have no caller either. */
const credentialsOf = (assembly: Assembly, { secrets }: Pick<AwsEndpoint, 'secrets'>) => {
  const hasSecret = assembly
    .of('AWS::SecretsManager::Secret')
    .some(({ logicalId }) => logicalId.includes('PayPalCredentials'));
  return hasSecret
    ? credentials.parse(JSON.parse(secrets.value('PayPalCredentials')))
    : { clientId: 'local', clientSecret: 'local' };
};

/** The merchant's account as it is after the set-up. */
const merchant = (assembly: Assembly, aws: Pick<AwsEndpoint, 'secrets'>, webhookUrl: string) => ({
  ...credentialsOf(assembly, aws),
  merchantId: 'LOCALMERCHANT',
  email: 'cobros@cuentaclara.example.test',
  products: [{ id: productId, name: brand }],
  plans: packNames.map((name) => ({
    id: ofPlans[name].id,
    productId,
    name: planNameAt(name),
    priceUsd: plans[name].monthly.priceUsd,
  })),
  webhooks: [{ id: webhookId, url: webhookUrl, eventTypes }],
});

interface Ground {
  readonly ports: Ports;
  readonly host: string;
  readonly clock: Clock;
  readonly payPalAuthority: Authority;
  readonly chatter: (line: string) => void;
}

/** Starts the simulated PayPal with the credentials that the product finds in its secret, and its webhook registered. */
export const startAccount = (
  { assembly }: { readonly assembly: Assembly },
  aws: Pick<AwsEndpoint, 'secrets'>,
  { ports, host, clock, payPalAuthority: authority, chatter: log }: Ground,
): Promise<PayPal> =>
  startPayPal({
    port: ports.of('paypal'),
    host,
    log,
    clock: { now: () => new Date(clock.now()).toISOString() },
    merchant: merchant(assembly, aws, `${ports.url('appApi')}/api/payments/webhook`),
    authority,
  });
