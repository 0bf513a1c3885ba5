import * as z from 'zod';
import { plans } from '#shared/plans.ts';
import type { Assembly } from './assembly.ts';
import type { AwsEndpoint } from './aws/endpoint.ts';
import { eventTypes } from './simulators/paypal/webhooks/event.ts';

const webhookId = '5GP028458E2496506';
const productId = 'PROD-7E331872LOCAL1234';

/** The plans of the account, each under the stack parameter that tells the product its id. */
const ofPlans = {
  basic: { parameter: 'PayPalPlanBasic', id: 'P-5ML4271244454362WXNWLOCA' },
  pro: { parameter: 'PayPalPlanPro', id: 'P-5ML4271244454362WXNWLOCB' },
  enterprise: { parameter: 'PayPalPlanEnterprise', id: 'P-5ML4271244454362WXNWLOCC' },
} as const;

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

/** The merchant's account in the simulated PayPal, as it is after the set-up. */
export const payPalAccount = (assembly: Assembly, aws: Pick<AwsEndpoint, 'secrets'>, webhookUrl: string) => ({
  ...credentialsOf(assembly, aws),
  merchantId: 'LOCALMERCHANT',
  email: 'cobros@cuentaclara.example.test',
  plans: Object.entries(ofPlans).map(([name, { id }]) => ({
    id,
    productId,
    name: `CuentaClara ${name}`,
    priceUsd: plans[name as keyof typeof ofPlans].monthly.priceUsd,
  })),
  webhooks: [{ id: webhookId, url: webhookUrl, eventTypes }],
});
