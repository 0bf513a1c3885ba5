import { approveRevision, approveSubscription } from '../billing/approve.ts';
import type { Plan } from '../billing/plan.ts';
import type { Context, Subscription } from '../billing/subscription.ts';
import { planOf } from '../billing/show.ts';
import type { Desk } from '../desk.ts';
import { newPayer } from '../people.ts';
import { type ApprovalPage, NoSuchPage, returning } from './approval-page.ts';

interface Asked {
  readonly subscription: Subscription;
  readonly plan: Plan;
  readonly quantity: number;
  readonly context: Context;
  readonly token: string;
}

const common = (desk: Desk, { subscription, plan, quantity, context, token }: Asked) => {
  const query = { subscription_id: subscription.id, ba_token: token, token: subscription.expressToken };
  return {
    page: {
      brand: context.brand_name ?? desk.merchant.email,
      locale: context.locale ?? 'en-US',
      amount: { currency: plan.currency, units: plan.units * quantity },
      what: plan.name,
      isMonthly: true,
      abandon: () => returning(desk.url(), context.cancel_url, query),
    },
    back: returning(desk.url(), context.return_url, query),
  };
};

const firstConsent = (desk: Desk, subscription: Subscription): ApprovalPage => {
  const { context, quantity, billingToken: token } = subscription;
  const { page, back } = common(desk, { subscription, plan: planOf(desk, subscription), quantity, context, token });
  return {
    ...page,
    closed: subscription.status === 'APPROVAL_PENDING' ? null : 'done',
    approve: ({ how, lastDigits, isGood }) => {
      approveSubscription(desk, subscription, { payer: newPayer(how, lastDigits), isGood });
      return back;
    },
  };
};

const revisionConsent = (desk: Desk, subscription: Subscription, token: string): ApprovalPage => {
  const { revision = { ...subscription, billingToken: '' } } = subscription;
  const { quantity, context } = revision;
  const { page, back } = common(desk, { subscription, plan: planOf(desk, revision), quantity, context, token });
  return {
    ...page,
    closed: revision.billingToken === token && subscription.status === 'ACTIVE' ? null : 'done',
    approve: () => {
      approveRevision(desk, subscription);
      return back;
    },
  };
};

export const subscriptionPage = (desk: Desk, token: string): ApprovalPage => {
  const subscription = desk.subscriptions.get(desk.billingTokens.get(token) ?? '');
  if (!subscription) throw new NoSuchPage(`There is no subscription for ${token}.`);
  return token === subscription.billingToken
    ? firstConsent(desk, subscription)
    : revisionConsent(desk, subscription, token);
};
