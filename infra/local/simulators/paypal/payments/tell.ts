import type { Desk } from '../desk.ts';
import { type Payment, type Refund } from './payment.ts';
import { showCapture, showRefund, showSale, showSaleRefund } from './show.ts';

const names = {
  capture: 'PAYMENT.CAPTURE',
  sale: 'PAYMENT.SALE',
} as const satisfies Record<Payment['kind'], string>;

const verbs = {
  COMPLETED: 'COMPLETED',
  PENDING: 'PENDING',
  DECLINED: 'DENIED',
} as const satisfies Record<Payment['outcome'], string>;

const versions = { capture: '2.0', sale: '1.0' } as const;

/** How a payment came out. */
export const tellPayment = (desk: Desk, payment: Payment, at: number): void =>
  desk.webhooks.tell(
    {
      event_type: `${names[payment.kind]}.${verbs[payment.outcome]}`,
      resource_type: payment.kind,
      resource_version: versions[payment.kind],
      summary: `Payment ${payment.outcome.toLowerCase()}.`,
      resource: payment.kind === 'capture' ? showCapture(desk, payment) : showSale(desk, payment),
    },
    { at, subject: payment.of },
  );

/** That money went back. */
export const tellRefund = (desk: Desk, payment: Payment, refund: Refund): void =>
  desk.webhooks.tell(
    {
      event_type: `${names[payment.kind]}.${refund.kind === 'refund' ? 'REFUNDED' : 'REVERSED'}`,
      resource_type: 'refund',
      resource_version: versions[payment.kind],
      summary: refund.kind === 'refund' ? 'A payment was refunded.' : 'A payment was reversed.',
      resource: payment.kind === 'capture' ? showRefund(desk, payment, refund) : showSaleRefund(desk, payment, refund),
    },
    { at: refund.at, subject: payment.of },
  );
