/** Without a counter that all payments share: the year and the end of the payment's id, which is chance. */
export const receiptOf = (paymentId: string, paidAt: string): string =>
  `CC-${paidAt.slice(0, 4)}-${paymentId.slice(-8).toUpperCase()}`;
