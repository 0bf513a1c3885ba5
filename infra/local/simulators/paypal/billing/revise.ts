import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import { changed } from './change.ts';
import { contextInput, planNamed, quantityInput, subscriptionIn } from './create.ts';
import { planOf } from './show.ts';

const input = z.object({
  plan_id: z.string().min(3).max(50),
  quantity: quantityInput,
  application_context: contextInput.optional(),
});

/** Another plan of the same product, once the payer has agreed to it. */
export const reviseSubscription = (desk: Desk, call: Call): Answer => {
  const subscription = subscriptionIn(desk, call);
  const { plan_id: planId, quantity, application_context: context = subscription.context } = bodyOf(call, input);
  if (subscription.status !== 'ACTIVE') throw new Refusal('SUBSCRIPTION_STATUS_INVALID');
  const { productId } = planNamed(desk, planId);
  if (productId !== planOf(desk, subscription).productId) throw new Refusal('PLAN_PRODUCT_NOT_COMPATIBLE');
  const billingToken = newId.billingToken();
  const revision = { planId, quantity: Number(quantity), billingToken, context };
  const { id } = changed(desk, subscription, { revision }, desk.now());
  desk.billingTokens.set(billingToken, id);
  const self = `${desk.url()}/v1/billing/subscriptions/${id}`;
  const approve = `${desk.url()}/webapps/billing/subscriptions/update?ba_token=${billingToken}`;
  return ok({
    plan_id: planId,
    plan_overridden: false,
    links: [
      { href: approve, rel: 'approve', method: 'GET' },
      { href: self, rel: 'edit', method: 'PATCH' },
      { href: self, rel: 'self', method: 'GET' },
    ],
  });
};
