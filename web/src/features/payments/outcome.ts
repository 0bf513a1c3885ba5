import type { Payment } from './api/payment.ts';

/** What a page can say of a payment: its status, and the two shades in which a payment waits. */
export type Outcome =
  | Exclude<Payment['status'], 'pending' | 'processing' | 'success'>
  /** PayPal has it, and the money is on its way. */
  | 'confirming'
  /** PayPal holds it back, and says why. */
  | 'review'
  /** The payer has not agreed to it, as far as PayPal tells. */
  | 'unapproved'
  | 'paid';

/** Whoever comes back has agreed: so many looks later PayPal would know, too. */
const approvalLooks = 4;

/** `agreed`: the payer came back by the way on which PayPal sends who paid. */
export const outcomeOf = ({ status, reason }: Payment, agreed: boolean, looks: number): Outcome => {
  switch (status) {
    case 'pending':
      return agreed && looks < approvalLooks ? 'confirming' : 'unapproved';
    case 'processing':
      return reason === null ? 'confirming' : 'review';
    case 'success':
      return 'paid';
    default:
      return status;
  }
};

/** Nothing more will happen to it by itself soon. */
export const isOver = ({ status }: Payment): boolean => status !== 'pending' && status !== 'processing';

/** `7500` of `{ value: '75.00' }`: sums of dollars are sums of whole cents. */
export const centsOf = ({ value }: Payment['amount']): number => Math.round(Number(value) * 100);
