import * as z from 'zod';
import type { Language } from '#shared/messages/messages.ts';
import { packNames, type PackName } from '#shared/plans.ts';
import { subscriptionStates, type Agreement, type Told } from '../../rules/payments/paypal.ts';
import { env } from '../grant.ts';
import { told } from './client.ts';
import { brand } from '../../rules/payments/at-paypal.ts';
import { localeOf } from './experience.ts';
import { approveUrlOf, inPath, Instant, Links, Money } from './wire.ts';

export interface AgreementWanted {
  readonly id: string;
  readonly plan: PackName;
  readonly language: Language;
  readonly email: string;
  /** Of the first payment, where that is later. */
  readonly startTime?: string | undefined;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

const Failure = z
  .object({ time: Instant, reason_code: z.string().default('UNKNOWN'), next_payment_retry_time: Instant.optional() })
  .transform(({ time: at, reason_code: reason, next_payment_retry_time: retryAt }) => ({ at, reason, retryAt }));

const Billing = z.object({
  outstanding_balance: Money.optional(),
  last_payment: z
    .object({ amount: Money, time: Instant })
    .transform(({ amount, time: at }) => ({ amount, at }))
    .optional(),
  next_billing_time: Instant.optional(),
  failed_payments_count: z.int().min(0).default(0),
  last_failed_payment: Failure.optional(),
});

const Wire = z
  .object({
    id: z.string().regex(/^I-[A-Z0-9]{1,40}$/),
    status: z.enum(subscriptionStates),
    plan_id: z.string(),
    custom_id: z.string().optional(),
    start_time: Instant.optional(),
    billing_info: Billing.optional(),
    links: Links,
  })
  .transform(({ billing_info: billing, ...wire }, context): Agreement => ({
    id: wire.id,
    status: wire.status,
    planId: wire.plan_id,
    customId: wire.custom_id,
    startTime: wire.start_time,
    nextBillingTime: billing?.next_billing_time,
    lastPayment: billing?.last_payment,
    failedPayments: billing?.failed_payments_count ?? 0,
    lastFailure: billing?.last_failed_payment,
    outstanding: billing?.outstanding_balance,
    approveUrl: approveUrlOf(wire.links, context),
  }));

export const subscriptions = '/v1/billing/subscriptions';

/** PayPal's id of a plan, once an operator set it up. */
const planIdOf = (plan: PackName): string | undefined => {
  const id = env('PAYPAL_PLANS').split(',')[packNames.indexOf(plan)];
  return id === undefined || id === 'none' ? undefined : id;
};

export const createAgreement = async (wanted: AgreementWanted): Promise<Told<Agreement>> => {
  const plan_id = planIdOf(wanted.plan);
  if (!plan_id) return { refused: 'PLAN_NOT_SET_UP', status: 0, passes: true };
  return told(Wire, {
    as: 'createAgreement',
    method: 'POST',
    path: subscriptions,
    requestId: wanted.id,
    body: {
      plan_id,
      custom_id: wanted.id,
      ...(wanted.startTime && { start_time: wanted.startTime }),
      subscriber: { email_address: wanted.email },
      application_context: {
        brand_name: brand,
        locale: localeOf[wanted.language],
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
        payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
        return_url: wanted.returnUrl,
        cancel_url: wanted.cancelUrl,
      },
    },
  });
};

/** PayPal tells the last failure only where it is asked for. */
export const findAgreement = (agreementId: string): Promise<Told<Agreement>> =>
  told(Wire, {
    as: 'findAgreement',
    method: 'GET',
    path: `${subscriptions}/${inPath(agreementId)}?fields=last_failed_payment`,
  });

/** PayPal takes no longer reason, and none that is empty. */
const reasonAtMost = 128;
const isOver: ReadonlySet<Agreement['status']> = new Set(['CANCELLED', 'EXPIRED']);

/** What is cancelled already is refused by PayPal, and cancelled all the same. */
export const cancelAgreement = async (agreementId: string, reason: string): Promise<Told<'cancelled'>> => {
  const path = `${subscriptions}/${inPath(agreementId)}/cancel`;
  const call = {
    as: 'cancelAgreement',
    method: 'POST',
    path,
    body: { reason: reason.slice(0, reasonAtMost) },
  } as const;
  const answer = await told(z.unknown(), call);
  if ('told' in answer) return { told: 'cancelled' };
  if (answer.passes || answer.status !== 422) return answer;
  const now = await findAgreement(agreementId);
  return 'told' in now && isOver.has(now.told.status) ? { told: 'cancelled' } : answer;
};
