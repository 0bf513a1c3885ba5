import { createServer } from 'node:http';
import { closeServer, listenOn } from '../../host/listen.ts';
import { forOwnCallers } from '../../host/own-callers.ts';
import { openAgenda } from './agenda.ts';
import type { Plan, Product } from './billing/plan.ts';
import { faultControl } from './control/faults.ts';
import type { Desk, Merchant } from './desk.ts';
import { callCounter } from './http/calls.ts';
import { listener } from './http/listener.ts';
import { openReplays } from './http/replays.ts';
import { openTokens } from './http/tokens.ts';
import { type Authority, newAuthority } from './webhooks/authority.ts';
import { type Webhook, openWebhooks } from './webhooks/webhooks.ts';

export { newAuthority, type Authority } from './webhooks/authority.ts';

interface SeededProduct {
  readonly id: string;
  readonly name: string;
}

interface SeededPlan {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly priceUsd: number;
}

export interface PayPalOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly log?: (line: string) => void;
  readonly clock: { readonly now: () => string };
  /** An account in which the merchant has set up its plans and webhooks. */
  readonly merchant: Merchant & {
    readonly products: readonly SeededProduct[];
    readonly plans: readonly SeededPlan[];
    readonly webhooks: readonly Webhook[];
  };
  /** Who vouches for webhooks; without it, one of its own. */
  readonly authority?: Authority;
}

export interface PayPal {
  readonly url: string;
  readonly close: () => Promise<void>;
  /** The root that the certificates of webhooks come from, as PEM. */
  readonly certificateAuthority: string;
  /** Everything due by now has happened, and every webhook due now was delivered or failed. */
  readonly settled: () => Promise<void>;
}

const pollMs = 100;

const seededPlan = ({ id, productId, name, priceUsd }: SeededPlan, at: number): Plan => ({
  id,
  productId,
  name,
  status: 'ACTIVE',
  currency: 'USD',
  units: Math.round(priceUsd * 100),
  every: { period: 'MONTH', count: 1 },
  totalCycles: 0,
  failureThreshold: 3,
  at,
});

const seededProduct = (seeded: SeededProduct, at: number): Product => ({
  ...seeded,
  type: 'SERVICE',
  category: 'SOFTWARE',
  at,
});

const openDesk = ({ clock, merchant, authority = newAuthority(), log = () => undefined }: PayPalOptions) => {
  let url = '';
  const now = () => Date.parse(clock.now());
  const desk: Desk = {
    merchant,
    now,
    url: () => url,
    agenda: openAgenda(),
    tokens: openTokens(),
    replays: openReplays(),
    calls: callCounter(),
    faults: faultControl(),
    webhooks: openWebhooks(merchant.webhooks, { now, url: () => url, log, authority }),
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    invoiceIds: new Set(),
    products: new Map(merchant.products.map((product) => [product.id, seededProduct(product, now())])),
    plans: new Map(merchant.plans.map((plan) => [plan.id, seededPlan(plan, now())])),
    subscriptions: new Map(),
    billingTokens: new Map(),
    disputes: new Map(),
  };
  return { desk, setUrl: (value: string) => (url = value) };
};

/** Starts PayPal, a third party outside our code, at its published HTTP contract: one merchant's account. */
export const startPayPal = async (options: PayPalOptions): Promise<PayPal> => {
  const { port, host = '127.0.0.1', log = () => undefined } = options;
  const { desk, setUrl } = openDesk(options);
  const { deliveries, authority } = desk.webhooks;
  const server = createServer(forOwnCallers(listener(desk, log)));
  const url = setUrl(await listenOn(server, port, host));
  const catchUp = (): void => {
    desk.agenda.runUntil(desk.now());
    deliveries.pump();
  };
  const poll = setInterval(catchUp, pollMs).unref();

  return {
    url,
    certificateAuthority: authority.root,
    settled: async () => {
      catchUp();
      await deliveries.settled();
    },
    close: async () => {
      clearInterval(poll);
      await deliveries.close();
      await closeServer(server);
    },
  };
};
