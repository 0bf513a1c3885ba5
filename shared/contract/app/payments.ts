import * as z from 'zod';
import { callLimits, packNames } from '../../plans.ts';
import { issueMeanings, paymentMethods, paymentStatuses, purchaseKinds } from '../../validation/payments.ts';
import { endpointOf } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { Money } from '../resources/money.ts';
import { shownOf } from '../shown.ts';

const endpoint = endpointOf('app');

const PaymentParams = z.strictObject({ id: z.string().regex(/^pay_[0-9a-z]{26}$/) });

/** Whoever holds its id may see it: it names nobody. */
export const Payment = z
  .object({
    id: z.string(),
    status: shownOf(paymentStatuses),
    kind: shownOf(purchaseKinds),
    pack: z.enum(packNames).nullable().meta({ description: 'Of which pack or plan; null where an operator asked.' }),
    description: z.string().nullable(),
    credits: z.int().meta({ description: 'What it buys; 0 where it pays for something else.' }),
    amount: Money,
    refunded: Money.nullable().meta({ description: 'How much of it went back.' }),
    method: z.enum(paymentMethods).nullable(),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it is declined, failed or under review, in PayPal’s code: `INSTRUMENT_DECLINED`.' }),
    advice: z
      .enum(issueMeanings)
      .nullable()
      .meta({ description: 'What that code comes to for whoever pays; null where nothing was refused.' }),
    creditsBack: z
      .object({
        taken: z.int().meta({ description: 'Unused ones that left the balance with their money.' }),
        owed: z.int().meta({ description: 'Used ones that became a debt, whether or not it is paid by now.' }),
        waiting: z.int().meta({ description: 'Unused ones that wait for the end of a dispute.' }),
      })
      .nullable()
      .meta({ description: 'Which of its credits the money that went back or is disputed took.' }),
    receipt: z.string().nullable().meta({ description: 'Number of the receipt, once the money is in.' }),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    creditsExpireAt: z.iso.datetime().nullable(),
    approveUrl: z.url().nullable().meta({ description: 'PayPal’s page, while it can be paid there.' }),
    approveBefore: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Payment', description: 'One payment and what became of it.' });

export const createPayment = endpoint({
  method: 'POST',
  path: '/api/payments',
  auth: 'user',
  callClass: 'account',
  limit: callLimits.beginPayment,
  idempotent: true,
  evidence: 'payment.begun',
  summary: 'Buy a pack of credits: answers where to pay',
  status: 201,
  body: z.strictObject({
    pack: z.enum(packNames),
    method: z.enum(paymentMethods).default('paypal').meta({ description: 'Which of PayPal’s pages opens first.' }),
  }),
  response: Payment,
  errors: ['errors.paymentsUnavailable'],
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  auth: 'user',
  callClass: 'read',
  summary: 'Every payment of the account, newest first, renewals included',
  status: 200,
  query: z.strictObject(pageQuery),
  response: pageOf(Payment.extend({ subscriptionId: z.string().nullable() })),
  errors: ['errors.invalidCursor'],
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payments/{id}',
  auth: 'guest',
  callClass: 'payment',
  limit: callLimits.showPayment,
  summary: 'One payment, to whoever holds its id',
  status: 200,
  params: PaymentParams,
  response: Payment,
  errors: ['errors.notFound'],
});

export const capturePayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/capture',
  auth: 'guest',
  callClass: 'payment',
  limit: callLimits.settlePayment,
  summary: 'Asks PayPal about a payment, and takes the money where the payer approved it',
  description:
    'Harmless to repeat: it answers the payment as it stands, also while PayPal does not answer. Nobody gets credits before PayPal has the money.',
  status: 200,
  params: PaymentParams,
  response: Payment,
  errors: ['errors.notFound'],
});

export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  auth: 'signed',
  callClass: 'payment',
  rawBody: true,
  summary: 'What PayPal tells of payments, proven by its signature over the raw body',
  status: 200,
  response: z.object({ received: z.literal(true) }),
  errors: [],
});
