import type { PortName, PortsOf } from '../ports/connect.ts';
import { isPaid } from '../rules/payments/states.ts';
import { settlePayment, settlePorts } from '../payments/settle-payment.ts';
import { lookedAt } from './record.ts';
import type { Payment } from '../store/payments/payment.ts';
import { settleSubscription, settleSubscriptionPorts } from '../subscriptions/settle-subscription.ts';

export const paymentPorts = [
  ...settlePorts,
  ...settleSubscriptionPorts,
  'movements.list',
  'securityEvents.record',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof paymentPorts)[number]>;

/** A payment of an account is something of its owner's, whoever looks at it. */
const tellOwner = async ({ securityEvents, clock }: Ports, { userId }: Payment): Promise<void> => {
  if (userId !== undefined) await securityEvents.record(lookedAt(userId, clock.now()));
};

/** As many as a purchase and what became of it may have among the newest. */
const movementsRead = 100;

/** The newest movements of its lot and of what it left to be paid. */
const ledgerOf = async ({ movements }: Ports, { userId, lotId }: Payment) => {
  if (userId === undefined || lotId === undefined) return [];
  const page = await movements.list(userId, { limit: movementsRead });
  if (page === 'invalidCursor') throw new Error('A first page has no cursor');
  return page.rows.filter((row) => row.lotId === lotId || row.subject === lotId);
};

const atPayPal = async ({ paypal }: Ports, { orderId, chargeId, subscriptionId }: Payment) => ({
  order: orderId === undefined ? undefined : await paypal.findOrder(orderId),
  disputes: chargeId === undefined || subscriptionId !== undefined ? undefined : await paypal.disputesOf(chargeId),
});

/** A payment as our row has it, what PayPal says of it now, and what moved for it; `undefined` where there is none. */
export const showPayment = async (ports: Ports, id: string) => {
  const payment = await ports.payments.find(id);
  if (!payment) return undefined;
  await tellOwner(ports, payment);
  const [paypal, ledger] = await Promise.all([atPayPal(ports, payment), ledgerOf(ports, payment)]);
  return { payment, paypal, ledger };
};

/** Asks PayPal and does what follows, as all others who settle do; a period is settled with its subscription. */
export const settleById = async (ports: Ports, id: string) => {
  const before = await ports.payments.find(id);
  if (!before) return undefined;
  await tellOwner(ports, before);
  if (before.subscriptionId !== undefined) await settleSubscription(ports, before.subscriptionId);
  const payment = (await settlePayment(ports, id)) ?? before;
  return { was: before.status, is: payment.status, reason: payment.reason ?? null, granted: isPaid(payment.status) };
};
