import type { PackName } from '#shared/plans.ts';
import type { Language } from '#shared/messages/messages.ts';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import type { Agreement, Charge, Dispute, Order, Refund, Told, Transaction } from '../../rules/payments/paypal.ts';
import { readsPayPal } from '../grant.ts';
import { verb } from '../verb.ts';

/** What we ask a payer for, once. */
export interface OrderWanted {
  /** Our payment id: custom id, invoice id and idempotency key of the order. */
  readonly id: string;
  readonly cents: number;
  readonly description: string;
  readonly language: Language;
  /** Which page opens first. */
  readonly method: PaymentMethod;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface AgreementWanted {
  readonly id: string;
  readonly plan: PackName;
  readonly language: Language;
  readonly email: string;
  /** Of the first payment, where that is later. */
  readonly startTime?: string | undefined;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

const unbuilt = async (): Promise<never> => {
  throw new Error('unbuilt');
};

export const verbs = {
  createOrder: verb([readsPayPal], unbuilt as (wanted: OrderWanted) => Promise<Told<Order>>),
  findOrder: verb([readsPayPal], unbuilt as (orderId: string) => Promise<Told<Order>>),
  /** Its request id is made of our payment id: however often it is asked, the money is taken once. */
  captureOrder: verb([readsPayPal], unbuilt as (orderId: string, paymentId: string) => Promise<Told<Order>>),
  findCapture: verb(
    [readsPayPal],
    unbuilt as (captureId: string) => Promise<Told<Charge & { readonly orderId: string | undefined }>>,
  ),
  createAgreement: verb([readsPayPal], unbuilt as (wanted: AgreementWanted) => Promise<Told<Agreement>>),
  findAgreement: verb([readsPayPal], unbuilt as (agreementId: string) => Promise<Told<Agreement>>),
  cancelAgreement: verb([readsPayPal], unbuilt as (agreementId: string, reason: string) => Promise<Told<'cancelled'>>),
  /** Sales of a subscription within a span, as `completed` or not. */
  salesOf: verb(
    [readsPayPal],
    unbuilt as (agreementId: string, span: { from: string; to: string }) => Promise<Told<readonly Charge[]>>,
  ),
  findSale: verb(
    [readsPayPal],
    unbuilt as (saleId: string) => Promise<Told<Charge & { readonly agreementId: string | undefined }>>,
  ),
  findSaleRefund: verb(
    [readsPayPal],
    unbuilt as (refundId: string) => Promise<Told<Refund & { readonly saleId: string }>>,
  ),
  disputesOf: verb([readsPayPal], unbuilt as (chargeId: string) => Promise<Told<readonly Dispute[]>>),
  /** PayPal's own books of a span of 31 days at most, a page of 500 at a time. */
  transactions: verb(
    [readsPayPal],
    unbuilt as (
      span: { from: string; to: string },
      page: number,
    ) => Promise<Told<{ readonly rows: readonly Transaction[]; readonly pages: number }>>,
  ),
};
