import { startPayPal } from '../../local/simulators/paypal/index.ts';
import { payPalOfTests } from '../table.ts';

/** PayPal as a trial has it: nobody hears its webhooks, the trial tells of them itself. */
export const payPalFor = async (clock: { readonly now: () => string }) => {
  const merchant = {
    ...payPalOfTests,
    merchantId: 'TESTMERCHANT1',
    email: 'cobros@example.test',
    products: [],
    plans: [],
    webhooks: [],
  };
  const payPal = await startPayPal({ port: 0, clock, merchant });
  process.env['PAYPAL_URL'] = payPal.url;
  return payPal;
};

/** How often something was asked of PayPal, by what stands in its path. */
export const callsTo = async ({ url }: { readonly url: string }, route: string): Promise<number> => {
  const { paths } = (await (await fetch(`${url}/control/calls`)).json()) as { paths: Record<string, number> };
  return Object.entries(paths).reduce((sum, [path, count]) => sum + (path.includes(route) ? count : 0), 0);
};

/** What our adapter says where PayPal does not answer. */
export const silence = { refused: 'UNREACHABLE', status: 0, passes: true } as const;
