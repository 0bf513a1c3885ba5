import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { ok } from '../http/answer.ts';
import { newId } from '../ids.ts';
import { giveBack, leftOf } from '../payments/give-back.ts';
import { showDispute } from '../reports/disputes.ts';
import type { Dispute } from '../reports/dispute.ts';
import { controlled, Impossible } from './controlled.ts';
import { paymentName, paymentNamed } from './payment-named.ts';

const tell = (desk: Desk, dispute: Dispute, verb: 'CREATED' | 'RESOLVED', subject: string): void =>
  desk.webhooks.tell(
    {
      event_type: `CUSTOMER.DISPUTE.${verb}`,
      resource_type: 'dispute',
      resource_version: '1.0',
      summary: `A dispute was ${verb.toLowerCase()}.`,
      resource: showDispute(desk, dispute),
    },
    { at: dispute.updatedAt, subject },
  );

/** The payer complains. */
export const dispute = controlled(paymentName, (desk, wanted) => {
  const payment = paymentNamed(desk, wanted);
  const at = desk.now();
  const opened: Dispute = {
    id: newId.dispute(),
    paymentId: payment.id,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    reason: 'UNAUTHORISED',
    at,
    updatedAt: at,
  };
  desk.disputes.set(opened.id, opened);
  tell(desk, opened, 'CREATED', payment.of);
  return ok({ disputeId: opened.id, paymentId: payment.id });
});

const outcomes = { buyer: 'RESOLVED_BUYER_FAVOUR', seller: 'RESOLVED_SELLER_FAVOUR' } as const;

const resolution = z.strictObject({ disputeId: z.string(), inFavourOf: z.enum(['buyer', 'seller']) });

/** PayPal decides; a buyer who is right gets back whatever is left. */
export const resolveDispute = controlled(resolution, (desk, { disputeId, inFavourOf }) => {
  const open = desk.disputes.get(disputeId);
  if (!open || open.status === 'RESOLVED') throw new Impossible(`There is no open dispute ${disputeId}.`);
  const payment = paymentNamed(desk, { saleId: open.paymentId });
  const outcome = outcomes[inFavourOf];
  const resolved: Dispute = { ...open, status: 'RESOLVED', outcome, updatedAt: desk.now() };
  desk.disputes.set(disputeId, resolved);
  const units = leftOf(payment);
  if (inFavourOf === 'buyer' && units > 0) giveBack(desk, payment, { kind: 'refund', units });
  tell(desk, resolved, 'RESOLVED', payment.of);
  return ok({ disputeId, outcome });
});
