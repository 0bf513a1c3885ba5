import * as z from 'zod';
import type { Dispute, Told } from '../../rules/payments/paypal.ts';
import { told } from './client.ts';
import { inPath, Money, queryOf } from './wire.ts';

/** Whose the money is in the end. Where PayPal paid out of its own pocket, we keep ours. */
const winners: Readonly<Record<string, Dispute['winner']>> = {
  RESOLVED_BUYER_FAVOUR: 'buyer',
  ACCEPTED: 'buyer',
  RESOLVED_SELLER_FAVOUR: 'seller',
  RESOLVED_WITH_PAYOUT: 'seller',
  CANCELED_BY_BUYER: 'seller',
  DENIED: 'seller',
  NONE: 'seller',
};

const Shown = z
  .object({
    dispute_id: z.string(),
    status: z.string(),
    dispute_amount: Money,
    dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  })
  .transform(({ dispute_id: id, status, dispute_amount: amount, dispute_outcome: outcome }): Dispute => ({
    id,
    isOpen: status !== 'RESOLVED',
    winner: outcome && winners[outcome.outcome_code],
    amount,
  }));

const List = z.object({ items: z.array(Shown).default([]) }).transform(({ items }) => items);

const disputes = '/v1/customer/disputes';

/** The list says that a dispute is over; who won is told with the dispute alone. */
const whole = async (listed: Dispute): Promise<Told<Dispute>> =>
  listed.isOpen || listed.winner
    ? { told: listed }
    : told(Shown, { as: 'findDispute', method: 'GET', path: `${disputes}/${inPath(listed.id)}` });

export const disputesOf = async (chargeId: string): Promise<Told<readonly Dispute[]>> => {
  const query = queryOf({ disputed_transaction_id: chargeId, page_size: '50' });
  const list = await told(List, { as: 'disputesOf', method: 'GET', path: `${disputes}?${query}` });
  if ('refused' in list) return list;
  const each = await Promise.all(list.told.map(whole));
  const refusal = each.find((one) => 'refused' in one);
  return refusal ?? { told: each.flatMap((one) => ('told' in one ? [one.told] : [])) };
};
