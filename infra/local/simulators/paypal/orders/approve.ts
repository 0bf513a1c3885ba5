import type { Desk } from '../desk.ts';
import type { Payer } from '../people.ts';
import { payableFor } from './create.ts';
import type { Order } from './order.ts';
import { showOrder } from './show.ts';

const tell = (desk: Desk, order: Order, event_type: string, summary: string, at: number): void =>
  desk.webhooks.tell(
    {
      event_type,
      resource_type: 'checkout-order',
      resource_version: '2.0',
      summary,
      resource: showOrder(desk, order),
    },
    { at, subject: order.id },
  );

/** Approved and not captured in time. */
const lapse = (desk: Desk, order: Order, at: number): void => {
  const lapsed: Order = { ...order, state: 'void', updatedAt: at };
  desk.orders.set(order.id, lapsed);
  tell(desk, lapsed, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'A payment approval was reversed.', at);
};

export interface Means {
  readonly payer: Payer;
  readonly isGood: boolean;
  readonly isReviewed: boolean;
}

export const approveOrder = (desk: Desk, order: Order, { payer, isGood, isReviewed }: Means): void => {
  const at = desk.now();
  const approved: Order = {
    ...order,
    approval: { at, payer, isGood },
    isReviewed: order.isReviewed || isReviewed,
    updatedAt: at,
  };
  desk.orders.set(order.id, approved);
  desk.agenda.set(order.id, at + payableFor, (lapsesAt) => {
    lapse(desk, desk.orders.get(order.id) ?? approved, lapsesAt);
  });
  tell(desk, approved, 'CHECKOUT.ORDER.APPROVED', 'An order has been approved by buyer', at);
};
