import { plusSeconds } from '../time.ts';

interface Payment {
  readonly id: string;
  readonly status: string;
  readonly reason?: string | undefined;
  readonly grantedAt?: string | undefined;
  readonly takenBack?: { readonly cents: number } | undefined;
}

/** A mail about a payment, under an id by which it leaves once however often it is told. */
export interface PaymentMail {
  readonly id: string;
  readonly mail: 'receipt' | 'moneyBack' | 'paymentFailed';
}

/** What changes of a payment later is no purchase any more: a dispute that ends sends no second receipt. */
const receiptSeconds = 12 * 60 * 60;

const isFresh = (grantedAt: string | undefined, now: string): boolean =>
  grantedAt !== undefined && now < plusSeconds(grantedAt, receiptSeconds);

/** Money of these may be there: an operator writes to whoever paid it. */
const ofOperators = /^MISMATCH_|^ACCOUNT_GONE$|^DUPLICATE_INVOICE_ID$/;

/** Which mail a payment is owed as it stands. Whoever was declined sees it at PayPal's side and ours, and may go on. */
export const mailOf = (payment: Payment, now: string): PaymentMail | undefined => {
  const { id, status, reason = '', grantedAt, takenBack } = payment;
  const told = (mail: PaymentMail['mail'], more = ''): PaymentMail => ({ id: `mail_${id}_${mail}${more}`, mail });
  if (status === 'success') return isFresh(grantedAt, now) ? told('receipt') : undefined;
  if (status === 'failed') return ofOperators.test(reason) ? undefined : told('paymentFailed');
  const isBack = (status === 'refunded' || status === 'reversed') && takenBack !== undefined;
  return isBack ? told('moneyBack', `_${takenBack.cents}`) : undefined;
};

/** Who left before their means were refused. */
export const declinedMail = ({ id }: Pick<Payment, 'id'>): PaymentMail => ({
  id: `mail_${id}_paymentFailed`,
  mail: 'paymentFailed',
});
