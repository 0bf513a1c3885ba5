/** How long a search of the history, a cursor and an `Idempotency-Key` may be. */
export const searchAtMost = 80;
export const cursorAtMost = 512;
export const idempotencyKeyAtMost = 255;

/** So long the same `Idempotency-Key` means the same request. */
export const idempotencyHours = 24;

/** Characters of each field of a question. A number may be typed with the signs that separate its groups. */
export const fieldsAtMost = {
  accountNumber: 140,
  bankCode: 12,
  accountFormat: 16,
  accountType: 32,
  documentType: 16,
  documentNumber: 40,
  branchCode: 12,
  routingNumber: 16,
  beneficiaryName: 140,
  reference: 80,
} as const;

/** The largest body of a request. */
export const maxBodyKb = 64;

/** What an API key is called, and who uses it. */
export const keyNameAtMost = 60;
export const keyDescriptionAtMost = 200;
