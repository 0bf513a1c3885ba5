import * as z from 'zod';
import { callLimits, packNames } from '../../plans.ts';
import { subscriptionStatuses } from '../../validation/payments.ts';
import { endpointOf } from '../endpoint.ts';
import { Money } from '../resources/money.ts';
import { shownOf } from '../shown.ts';

const endpoint = endpointOf('app');

const SubscriptionParams = z.strictObject({ id: z.string().regex(/^sub_[0-9a-z]{26}$/) });

/** Whoever holds its id may see it: it names nobody. */
export const Subscription = z
  .object({
    id: z.string(),
    subscriptionId: z.string().nullable().meta({ description: 'PayPal’s own id, as its mails and page show it.' }),
    plan: z.enum(packNames),
    status: shownOf(subscriptionStatuses),
    amount: Money,
    validations: z.int().meta({ description: 'Credits of each period.' }),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    startsAt: z.iso.datetime().nullable().meta({ description: 'When the first period begins, where that is later.' }),
    activeTo: z.iso.datetime().nullable().meta({ description: 'Until when it is paid.' }),
    nextBillingAt: z.iso.datetime().nullable(),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it ends, once nothing will be charged any more.' }),
    approveUrl: z.url().nullable(),
    replaces: z.string().nullable().meta({ description: 'The subscription that it is to take the place of.' }),
    endedAs: z.enum(['cancelled', 'replaced', 'unpaid', 'refunded', 'expired']).nullable(),
    failure: z
      .object({ at: z.iso.datetime(), reason: z.string(), retryAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'The renewal that failed last, until one succeeds.' }),
    entitledUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Until when its plan counts: what is paid, and the grace of a renewal that failed.' }),
    totalPaid: Money,
  })
  .meta({ id: 'Subscription', description: 'A monthly plan and what became of it.' });

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  limit: callLimits.beginPayment,
  idempotent: true,
  evidence: 'subscription.begun',
  summary: 'Subscribe to a plan, or change to another: answers where to agree',
  description:
    'A higher plan begins today and keeps the credits of the period that is paid; a lower one begins when that period ends.',
  status: 201,
  body: z.strictObject({ plan: z.enum(packNames) }),
  response: Subscription,
  errors: ['errors.alreadyOnPlan', 'errors.paymentsUnavailable'],
});

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  auth: 'user',
  callClass: 'read',
  summary: 'The subscription that counts, the one that follows it, and those before',
  status: 200,
  response: z.object({
    current: Subscription.nullable(),
    upcoming: Subscription.nullable().meta({ description: 'Agreed to, and beginning when the current one ends.' }),
    previous: z.array(Subscription),
  }),
  errors: [],
});

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscriptions/{id}',
  auth: 'guest',
  callClass: 'payment',
  limit: callLimits.showPayment,
  summary: 'One subscription, to whoever holds its id',
  status: 200,
  params: SubscriptionParams,
  response: Subscription,
  errors: ['errors.notFound'],
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{id}/confirm',
  auth: 'guest',
  callClass: 'payment',
  limit: callLimits.settlePayment,
  summary: 'Asks PayPal about a subscription and its payments',
  description: 'Harmless to repeat: it answers the subscription as it stands, also while PayPal does not answer.',
  status: 200,
  params: SubscriptionParams,
  response: Subscription,
  errors: ['errors.notFound'],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/{id}/cancel',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'subscription.cancelled',
  summary: 'Nothing is charged any more; plan and credits stay until the paid period ends',
  status: 200,
  params: SubscriptionParams,
  response: Subscription,
  errors: ['errors.notFound', 'errors.notCancellable', 'errors.paymentsUnavailable'],
});
