import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { payLinkStates, paymentMethods } from '../../validation/payments.ts';
import { endpointOf } from '../endpoint.ts';
import { Money } from '../resources/money.ts';
import { shownOf } from '../shown.ts';
import { Payment } from './payments.ts';

const endpoint = endpointOf('app');

const LinkParams = z.strictObject({ id: z.string().regex(/^pl_[0-9A-Za-z]{16}$/) });

const PayLink = z
  .object({
    id: z.string(),
    state: shownOf(payLinkStates),
    description: z.string(),
    amount: Money,
    credits: z.int(),
    once: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
    paidAt: z.iso.datetime().nullable().meta({ description: 'Of a link that is paid once.' }),
  })
  .meta({ id: 'PayLink', description: 'What an operator asks somebody to pay, on a page without an account.' });

export const getPayLink = endpoint({
  method: 'GET',
  path: '/api/pay-links/{id}',
  auth: 'guest',
  callClass: 'payment',
  limit: callLimits.showPayment,
  summary: 'What a payment link asks for',
  status: 200,
  params: LinkParams,
  response: PayLink,
  errors: ['errors.notFound'],
});

export const payByLink = endpoint({
  method: 'POST',
  path: '/api/pay-links/{id}/payments',
  auth: 'guest',
  callClass: 'payment',
  limit: callLimits.settlePayment,
  summary: 'Begin a payment by a link: answers where to pay',
  status: 201,
  params: LinkParams,
  body: z.strictObject({ method: z.enum(paymentMethods).default('paypal') }),
  response: Payment,
  errors: ['errors.notFound', 'errors.payLinkClosed', 'errors.paymentsUnavailable'],
});
