import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { text } from '../http/fields.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import { tellSubscription } from './change.ts';
import type { Plan } from './plan.ts';
import { showSubscription } from './show.ts';
import type { Subscription } from './subscription.ts';

export const contextInput = z.object({
  brand_name: text(127).optional(),
  locale: text(10).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  user_action: z.enum(['CONTINUE', 'SUBSCRIBE_NOW']).optional(),
  payment_method: z.looseObject({}).optional(),
  return_url: z.url().max(4000).optional(),
  cancel_url: z.url().max(4000).optional(),
});

export const quantityInput = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .default('1');

const input = z.object({
  plan_id: z.string().min(3).max(50),
  start_time: z.iso.datetime({ offset: true }).optional(),
  quantity: quantityInput,
  custom_id: z
    .string()
    .regex(/^[\x20-\x7e]{1,127}$/)
    .optional(),
  subscriber: z
    .object({ email_address: z.email().optional(), payment_source: z.looseObject({}).optional() })
    .optional(),
  application_context: contextInput.optional(),
});

export const planNamed = (desk: Desk, id: string): Plan => {
  const plan = desk.plans.get(id);
  if (!plan) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: '/plan_id', value: id, location: 'body' }]);
  if (plan.status !== 'ACTIVE') throw new Refusal('PLAN_STATUS_INVALID');
  return plan;
};

const startOf = (wanted: string | undefined, now: number): number => {
  const at = wanted === undefined ? now : Date.parse(wanted);
  if (at < now)
    throw new Refusal([
      { issue: 'INVALID_PARAMETER_VALUE', field: '/start_time', value: wanted ?? '', location: 'body' },
    ]);
  return at;
};

export const createSubscription = (desk: Desk, call: Call): Answer => {
  const wanted = bodyOf(call, input);
  planNamed(desk, wanted.plan_id);
  if (wanted.subscriber?.payment_source) throw new Refusal('CARD_SUBSCRIPTIONS_NOT_ENABLED');
  const now = desk.now();
  const subscription: Subscription = {
    id: newId.subscription(),
    planId: wanted.plan_id,
    quantity: Number(wanted.quantity),
    customId: wanted.custom_id,
    email: wanted.subscriber?.email_address,
    context: wanted.application_context ?? {},
    billingToken: newId.billingToken(),
    expressToken: newId.expressToken(),
    status: 'APPROVAL_PENDING',
    statusAt: now,
    startAt: startOf(wanted.start_time, now),
    at: now,
    updatedAt: now,
    nextOutcome: 'pay',
    cyclesBegun: 0,
    cyclesPaid: 0,
    outstanding: 0,
    failures: 0,
    paymentIds: [],
  };
  desk.subscriptions.set(subscription.id, subscription);
  desk.billingTokens.set(subscription.billingToken, subscription.id);
  tellSubscription(desk, subscription, 'CREATED', now);
  return created(showSubscription(desk, subscription));
};

export const subscriptionIn = (desk: Desk, { params }: Call): Subscription => {
  const subscription = desk.subscriptions.get(params['id'] ?? '');
  if (!subscription) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'id', location: 'path' }]);
  return subscription;
};

export const getSubscription = (desk: Desk, call: Call): Answer =>
  ok(showSubscription(desk, subscriptionIn(desk, call)));
