import type { Agenda } from './agenda.ts';
import type { Plan, Product } from './billing/plan.ts';
import type { Subscription } from './billing/subscription.ts';
import type { CallCounter } from './http/calls.ts';
import type { Replays } from './http/replays.ts';
import type { Tokens } from './http/tokens.ts';
import type { FaultControl } from './control/faults.ts';
import type { Order } from './orders/order.ts';
import type { Payment } from './payments/payment.ts';
import type { Dispute } from './reports/dispute.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

export interface Merchant {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly merchantId: string;
  readonly email: string;
}

/** What every request is answered from: one merchant's account at PayPal. */
export interface Desk {
  readonly merchant: Merchant;
  /** Milliseconds of the clock that this account lives by. */
  readonly now: () => number;
  readonly url: () => string;
  readonly agenda: Agenda;
  readonly tokens: Tokens;
  readonly replays: Replays;
  readonly calls: CallCounter;
  readonly faults: FaultControl;
  readonly webhooks: Webhooks;
  readonly orders: Map<string, Order>;
  readonly payments: Map<string, Payment>;
  /** Of which payment each refund is, by its id. */
  readonly refunds: Map<string, string>;
  /** Of what was captured: each is taken once. */
  readonly invoiceIds: Set<string>;
  readonly products: Map<string, Product>;
  readonly plans: Map<string, Plan>;
  readonly subscriptions: Map<string, Subscription>;
  /** Of which subscription each approval link is, by its token. */
  readonly billingTokens: Map<string, string>;
  readonly disputes: Map<string, Dispute>;
}
