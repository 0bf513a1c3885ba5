import type { Desk } from '../desk.ts';
import { unitsOf } from '../money.ts';
import { approveOrder } from '../orders/approve.ts';
import { type Order, contextOf } from '../orders/order.ts';
import { newPayer } from '../people.ts';
import { type ApprovalPage, NoSuchPage, returning } from './approval-page.ts';

const closedBy = { open: null, captured: 'done', void: 'expired' } as const satisfies Record<
  Order['state'],
  ApprovalPage['closed']
>;

export const orderPage = (desk: Desk, token: string): ApprovalPage => {
  const order = desk.orders.get(token);
  const [first] = order?.units ?? [];
  if (!order || !first) throw new NoSuchPage(`There is no order ${token}.`);
  const { brand_name, locale = 'en-US', return_url, cancel_url } = contextOf(order);
  return {
    brand: brand_name ?? desk.merchant.email,
    locale,
    amount: {
      currency: first.amount.currency_code,
      units: order.units.reduce((sum, { amount }) => sum + unitsOf(amount), 0),
    },
    what: first.description ?? first.items?.[0]?.name ?? order.id,
    isMonthly: false,
    closed: closedBy[order.state],
    approve: ({ how, lastDigits, isGood, isReviewed }) => {
      const payer = newPayer(how, lastDigits);
      approveOrder(desk, order, { payer, isGood, isReviewed });
      return returning(desk.url(), return_url, { token, PayerID: payer.payerId });
    },
    abandon: () => returning(desk.url(), cancel_url, { token }),
  };
};
