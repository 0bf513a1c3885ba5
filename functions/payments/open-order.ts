import { fill, messages } from '#shared/messages/index.ts';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Payment } from '../store/payments/payment.ts';
import { ask, toldOf } from './told.ts';

export const openPorts = [
  'payments.find',
  'payments.change',
  'paypal.createOrder',
  'dashboard.address',
] as const satisfies readonly PortName[];

/** As much as PayPal takes. */
const descriptionAtMost = 127;

const descriptionOf = ({ purchase, language }: Payment): string =>
  (purchase.description ?? fill(messages[language].packAtPayPal, { credits: purchase.credits })).slice(
    0,
    descriptionAtMost,
  );

/**
 * Makes the order of a payment that has none, and answers the payment with its address. PayPal makes one order for an id,
 * however often it is asked: whoever repeats a request whose answer was lost goes on with the same.
 */
export const openOrder = async (
  { payments, paypal, dashboard }: PortsOf<(typeof openPorts)[number]>,
  payment: Payment,
  method: PaymentMethod,
): Promise<Payment> => {
  if (payment.orderId !== undefined) return payment;
  const { id, cents, language } = payment;
  const site = await dashboard.address();
  const order = toldOf(
    await ask(
      paypal.createOrder({
        id,
        cents,
        description: descriptionOf(payment),
        language,
        method,
        returnUrl: `${site}/payment-success?payment=${id}`,
        cancelUrl: `${site}/payment-cancel?payment=${id}`,
      }),
    ),
    'createOrder',
  );
  const { approveUrl, payee, isPayeeUs } = order;
  // Whoever paid it would pay somebody else, or us without ever being believed.
  if (approveUrl === undefined || payee === undefined || !isPayeeUs)
    throw new Error('PayPal made an order that cannot be paid');
  const opened = await payments.change(payment, { orderId: order.id, approveUrl, payee });
  const now = opened ?? (await payments.find(id));
  if (!now) throw new Error('A payment is gone');
  return now;
};
