/** A payer's complaint about one payment. */
export interface Dispute {
  readonly id: string;
  readonly paymentId: string;
  readonly status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED';
  readonly reason: string;
  readonly outcome?: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR';
  readonly at: number;
  readonly updatedAt: number;
}
