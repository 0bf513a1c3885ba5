import * as z from 'zod';

/** The only currency of the product. */
export const currency = 'USD';

/** An amount as PayPal and receipts write it: two decimals, a text, so that nobody computes with binary fractions. */
export const Money = z
  .object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.literal(currency) })
  .meta({ id: 'Money', description: 'An amount in US dollars, taxes not included.' });

/** `{ value: '75.00', currency: 'USD' }` of 7500 cents. */
export const moneyOf = (cents: number): z.output<typeof Money> => ({
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  currency,
});
