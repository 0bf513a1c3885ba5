import type { Transaction } from './paypal.ts';

/** Orders and subscriptions, money that comes. */
const paid: ReadonlySet<string> = new Set(['T0002', 'T0003', 'T0006', 'T0007']);

/** What a line of PayPal's books is to ours: money that a payment explains, money that went back of one, or neither. */
export type Line =
  | { readonly is: 'charge'; readonly chargeId: string; readonly cents: number; readonly customId: string | undefined }
  | { readonly is: 'back'; readonly chargeId: string; readonly cents: number }
  | { readonly is: 'other' };

/** Refunds are `T11…`, what banks take back `T12…`; fees, withdrawals and conversions concern no payment. */
export const lineOf = ({ id, eventCode, status, amount, customId, referenceId }: Transaction): Line => {
  if (status !== 'S') return { is: 'other' };
  const { cents } = amount;
  if (paid.has(eventCode) && cents > 0) return { is: 'charge', chargeId: id, cents, customId };
  const isBack = /^T1[12]/.test(eventCode) && cents < 0;
  return isBack && referenceId !== undefined ? { is: 'back', chargeId: referenceId, cents: -cents } : { is: 'other' };
};
