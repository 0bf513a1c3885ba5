import { randomBytes, randomInt } from 'node:crypto';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const drawn = (length: number): string =>
  Array.from(randomBytes(length), (byte) => upper[byte % upper.length] ?? '').join('');

/** Identifiers in the shapes that PayPal's have. */
export const newId = {
  order: () => drawn(17),
  payment: () => drawn(17),
  payer: () => drawn(13),
  webhook: () => drawn(17),
  event: () => `WH-${drawn(17)}-${drawn(17)}`,
  product: () => `PROD-${drawn(17)}`,
  plan: () => `P-${drawn(24)}`,
  subscription: () => `I-${drawn(12)}`,
  billingToken: () => `BA-${drawn(17)}`,
  expressToken: () => `EC-${drawn(17)}`,
  dispute: () => `PP-D-${randomInt(10_000, 999_999)}`,
  debug: () => randomBytes(7).toString('hex').slice(0, 13),
} as const;
