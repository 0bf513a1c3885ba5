import type { Desk } from '../desk.ts';
import type { Link } from '../http/answer.ts';
import { type Money, moneyOf } from '../money.ts';
import { subscriberOf } from '../people.ts';
import { iso } from '../time.ts';
import type { Plan } from './plan.ts';
import type { Subscription } from './subscription.ts';

export const planOf = (desk: Desk, { planId }: Pick<Subscription, 'planId'>): Plan => {
  const plan = desk.plans.get(planId);
  if (!plan) throw new Error(`The account has no plan ${planId}.`);
  return plan;
};

const commandsIn = {
  APPROVAL_PENDING: [],
  ACTIVE: ['cancel', 'suspend', 'capture'],
  SUSPENDED: ['activate', 'cancel', 'capture'],
  CANCELLED: [],
  EXPIRED: [],
} as const satisfies Record<Subscription['status'], readonly string[]>;

const linksOf = ({ url }: Desk, { id, status, billingToken }: Subscription): readonly Link[] => {
  const self = `${url()}/v1/billing/subscriptions/${id}`;
  const approve = {
    href: `${url()}/webapps/billing/subscriptions?ba_token=${billingToken}`,
    rel: 'approve',
    method: 'GET',
  };
  const commands = commandsIn[status].map((rel) => ({ href: `${self}/${rel}`, rel, method: 'POST' }));
  return [
    ...(status === 'APPROVAL_PENDING' ? [approve] : []),
    ...commands,
    { href: self, rel: 'edit', method: 'PATCH' },
    { href: self, rel: 'self', method: 'GET' },
  ];
};

const lastPayments = (amount: (units: number) => Money, { lastPayment, lastFailure }: Subscription) => ({
  ...(lastPayment ? { last_payment: { amount: amount(lastPayment.units), time: iso(lastPayment.at) } } : {}),
  ...(lastFailure
    ? {
        last_failed_payment: {
          amount: amount(lastFailure.units),
          time: iso(lastFailure.at),
          reason_code: 'PAYMENT_DENIED',
          ...(lastFailure.retryAt ? { next_payment_retry_time: iso(lastFailure.retryAt) } : {}),
        },
      }
    : {}),
});

const billingInfo = (plan: Plan, subscription: Subscription) => {
  const { status, outstanding, failures, nextBillingAt, cyclesPaid } = subscription;
  const amount = (units: number) => moneyOf(plan.currency, units);
  return {
    outstanding_balance: amount(outstanding),
    cycle_executions: [
      {
        tenure_type: 'REGULAR',
        sequence: 1,
        cycles_completed: cyclesPaid,
        cycles_remaining: plan.totalCycles ? plan.totalCycles - cyclesPaid : 0,
        current_pricing_scheme_version: 1,
        total_cycles: plan.totalCycles,
      },
    ],
    ...lastPayments(amount, subscription),
    ...(status === 'ACTIVE' && nextBillingAt ? { next_billing_time: iso(nextBillingAt) } : {}),
    failed_payments_count: failures,
  };
};

export const showSubscription = (desk: Desk, subscription: Subscription) => {
  const { payer, email, status } = subscription;
  const subscriber = payer ? subscriberOf(payer) : email ? { email_address: email } : undefined;
  return {
    id: subscription.id,
    status,
    ...(subscription.statusNote ? { status_change_note: subscription.statusNote } : {}),
    status_update_time: iso(subscription.statusAt),
    plan_id: subscription.planId,
    plan_overridden: false,
    start_time: iso(subscription.startAt),
    quantity: String(subscription.quantity),
    custom_id: subscription.customId,
    subscriber,
    ...(payer ? { billing_info: billingInfo(planOf(desk, subscription), subscription) } : {}),
    create_time: iso(subscription.at),
    update_time: iso(subscription.updatedAt),
    links: linksOf(desk, subscription),
  };
};
