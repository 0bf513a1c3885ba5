import * as z from 'zod';
import type { Amount } from '../../rules/payments/paypal.ts';
import { isPayPalPage } from './side.ts';

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

const centsOf = (text: string): number => {
  const [, sign, whole, fraction = ''] = decimal.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign ? -cents : cents;
};

/** `125.00`, a text: never read as a binary fraction. */
export const Cents = z.string().regex(decimal).transform(centsOf);

const Currency = z.string().length(3);

/** Money of v2, and of what v1 tells of subscriptions and disputes. */
export const Money = z
  .object({ value: Cents, currency_code: Currency })
  .transform(({ value: cents, currency_code: currency }): Amount => ({ cents, currency }));

/** Money of v1. */
export const Total = z
  .object({ total: Cents, currency: Currency })
  .transform(({ total: cents, currency }): Amount => ({ cents, currency }));

/** As our rows keep it: `2026-11-22T10:00:00.000Z`, whatever the offset and the digits PayPal gives. */
export const Instant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

export const Links = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);
type Links = z.output<typeof Links>;

/** Where the payer agrees; a link to anywhere but PayPal makes the whole answer unreadable. */
export const approveUrlOf = (links: Links, context: z.core.$RefinementCtx): string | undefined => {
  const href = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (href === undefined || isPayPalPage(href)) return href;
  context.addIssue({ code: 'custom', message: 'leads away from PayPal', path: ['links'] });
  return z.NEVER;
};

/** How v2 calls what became of money, in our words. */
export const chargeStatuses = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  DENIED: 'declined',
  FAILED: 'failed',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partiallyRefunded',
} as const;

export const ChargeStatus = z
  .enum(Object.keys(chargeStatuses) as [keyof typeof chargeStatuses])
  .transform((status) => chargeStatuses[status]);

/** An id in a path, which it cannot leave. */
export const inPath = encodeURIComponent;

export const queryOf = (members: Readonly<Record<string, string>>): string => new URLSearchParams(members).toString();
