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
