import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { ok } from '../http/answer.ts';
import type { Order } from '../orders/order.ts';
import type { Payment } from '../payments/payment.ts';
import { tellPayment } from '../payments/tell.ts';
import { controlled, Impossible } from './controlled.ts';

const input = z.strictObject({ orderId: z.string(), outcome: z.enum(['pending', 'approve', 'deny']) });

const ends = { approve: 'COMPLETED', deny: 'DECLINED' } as const satisfies Record<string, Payment['outcome']>;

const holdBack = (desk: Desk, order: Order): void => {
  if (order.state !== 'open') throw new Impossible(`${order.id} is not open any more.`);
  desk.orders.set(order.id, { ...order, isReviewed: true });
};

const decide = (desk: Desk, order: Order, outcome: Payment['outcome']): void => {
  const waiting = order.paymentIds
    .flatMap((id) => desk.payments.get(id) ?? [])
    .filter((each) => each.outcome === 'PENDING');
  if (waiting.length === 0) throw new Impossible(`${order.id} has no payment that waits for a review.`);
  for (const payment of waiting) {
    const at = desk.now();
    const decided: Payment = { ...payment, outcome, updatedAt: at };
    desk.payments.set(payment.id, decided);
    tellPayment(desk, decided, at);
  }
};

/** PayPal looks at a payment before it counts, and later decides. */
export const review = controlled(input, (desk, { orderId, outcome }) => {
  const order = desk.orders.get(orderId);
  if (!order) throw new Impossible(`There is no order ${orderId}.`);
  if (outcome === 'pending') holdBack(desk, order);
  else decide(desk, order, ends[outcome]);
  return ok({ orderId, outcome });
});
