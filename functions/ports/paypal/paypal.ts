import { readsPayPal, readsPayPalPlans, readsPayPalWebhook } from '../grant.ts';
import { verb } from '../verb.ts';
import { cancelAgreement, createAgreement, findAgreement } from './agreements.ts';
import { findCapture } from './captures.ts';
import { disputesOf } from './disputes.ts';
import { captureOrder, createOrder, findOrder } from './orders.ts';
import { transactions } from './reporting.ts';
import { findSale, findSaleRefund, salesOf } from './sales.ts';
import { setUp } from './set-up.ts';

export type { AgreementWanted } from './agreements.ts';
export type { OrderWanted } from './orders.ts';

/** What we ask PayPal. No verb rejects because PayPal is down: that is a refusal that passes. */
export const verbs = {
  createOrder: verb([readsPayPal], createOrder),
  findOrder: verb([readsPayPal], findOrder),
  /** However often one attempt is asked for, the money is taken once. */
  captureOrder: verb([readsPayPal], captureOrder),
  findCapture: verb([readsPayPal], findCapture),
  createAgreement: verb([readsPayPal, readsPayPalPlans], createAgreement),
  findAgreement: verb([readsPayPal], findAgreement),
  cancelAgreement: verb([readsPayPal], cancelAgreement),
  /** Sales of a subscription within a span, as `completed` or not. */
  salesOf: verb([readsPayPal], salesOf),
  findSale: verb([readsPayPal], findSale),
  findSaleRefund: verb([readsPayPal], findSaleRefund),
  disputesOf: verb([readsPayPal], disputesOf),
  /** PayPal's own books of a span of 31 days at most, a page of 500 at a time. */
  transactions: verb([readsPayPal], transactions),
  /** Makes what is missing at PayPal: the product, a plan for each price, the webhook. Harmless to repeat. */
  setUp: verb([readsPayPal, readsPayPalWebhook], setUp),
};
