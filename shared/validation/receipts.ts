/** Whether a receipt still says what it said. */
export const receiptStates = ['authentic', 'revoked', 'expired', 'altered', 'unknown'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** For how long a receipt can be opened: an hour to thirty days. */
export const receiptHours = { least: 1, most: 720, usual: 168 } as const;

/** Receipts of one validation that are open at once. */
export const receiptsAtMost = 20;
