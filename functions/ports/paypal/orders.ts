import * as z from 'zod';
import { moneyOf } from '#shared/contract/resources/money.ts';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import type { Language } from '#shared/messages/messages.ts';
import { orderStatuses, type Order, type Told } from '../../rules/payments/paypal.ts';
import { Capture, Refunds } from './captures.ts';
import { told } from './client.ts';
import { brand } from '../../rules/payments/at-paypal.ts';
import { localeOf } from './experience.ts';
import { credentials } from './token.ts';
import { approveUrlOf, inPath, Links, Money } from './wire.ts';

/** What we ask a payer for, once. */
export interface OrderWanted {
  /** Our payment id: custom id, invoice id and idempotency key of the order. */
  readonly id: string;
  readonly cents: number;
  readonly description: string;
  readonly language: Language;
  /** Which page opens first. */
  readonly method: PaymentMethod;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

const Unit = z.object({
  custom_id: z.string().optional(),
  amount: Money.optional(),
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z.object({ captures: z.array(Capture).default([]), refunds: Refunds.default([]) }).optional(),
});

const Wire = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  status: z.enum(orderStatuses),
  payment_source: z.record(z.string(), z.unknown()).default({}),
  /** One each: we never ask for more. */
  purchase_units: z.tuple([Unit]),
  links: Links,
});

/** Before that, the source is what we proposed, not what the payer chose. */
const isChosen: ReadonlySet<Order['status']> = new Set(['APPROVED', 'COMPLETED']);

const methodOf = ({ status, payment_source: source }: z.output<typeof Wire>): PaymentMethod | undefined => {
  if (!isChosen.has(status)) return undefined;
  return 'card' in source ? 'card' : 'paypal' in source ? 'paypal' : undefined;
};

const orderFor = (merchantId: string | undefined) =>
  Wire.transform((wire, context): Order => {
    const [{ custom_id, amount, payee, payments }] = wire.purchase_units;
    return {
      id: wire.id,
      status: wire.status,
      approveUrl: approveUrlOf(wire.links, context),
      customId: custom_id,
      amount,
      payee: payee?.merchant_id,
      isPayeeUs: merchantId === undefined || payee?.merchant_id === merchantId,
      method: methodOf(wire),
      captures: payments?.captures ?? [],
      refunds: payments?.refunds ?? [],
    };
  });

const toldOrder = async (call: Parameters<typeof told>[1]): Promise<Told<Order>> =>
  told(orderFor((await credentials()).merchantId), call);

const orders = '/v2/checkout/orders';
/** PayPal takes no longer text for what is bought. */
const textAtMost = 127;
const landingPages = { paypal: 'LOGIN', card: 'GUEST_CHECKOUT' } as const satisfies Record<PaymentMethod, string>;

const amountOf = (cents: number) => {
  const { value, currency: currency_code } = moneyOf(cents);
  return { value, currency_code };
};

export const createOrder = ({ id, cents, description: whole, ...wanted }: OrderWanted): Promise<Told<Order>> => {
  const amount = amountOf(cents);
  const description = whole.slice(0, textAtMost);
  const item = { name: description, quantity: '1', unit_amount: amount, category: 'DIGITAL_GOODS' };
  const unit = { reference_id: id, custom_id: id, invoice_id: id, description, items: [item] };
  const experience_context = {
    brand_name: brand,
    locale: localeOf[wanted.language],
    landing_page: landingPages[wanted.method],
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    return_url: wanted.returnUrl,
    cancel_url: wanted.cancelUrl,
  };
  return toldOrder({
    as: 'createOrder',
    method: 'POST',
    path: orders,
    requestId: id,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ ...unit, amount: { ...amount, breakdown: { item_total: amount } } }],
      payment_source: { paypal: { experience_context } },
    },
  });
};

export const findOrder = (orderId: string): Promise<Told<Order>> =>
  toldOrder({ as: 'findOrder', method: 'GET', path: `${orders}/${inPath(orderId)}` });

/** Whoever tries again after a refusal gives another attempt: PayPal answers a repeat with what it answered before. */
export const captureOrder = (orderId: string, attempt: string): Promise<Told<Order>> =>
  toldOrder({
    as: 'captureOrder',
    method: 'POST',
    path: `${orders}/${inPath(orderId)}/capture`,
    requestId: `cap-${attempt}`,
    body: {},
  });
