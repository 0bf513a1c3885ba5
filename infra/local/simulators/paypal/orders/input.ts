import * as z from 'zod';
import { text, money } from '../http/fields.ts';

const url = z.url().max(4000);

const context = z.object({
  brand_name: text(127).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/)
    .optional(),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING']).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
  return_url: url.optional(),
  cancel_url: url.optional(),
});

const item = z.object({
  name: text(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: money,
  description: text(127).optional(),
  sku: text(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

const unit = z.object({
  reference_id: text(256).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  description: text(127).optional(),
  soft_descriptor: text(22).optional(),
  amount: money.extend({ breakdown: z.object({ item_total: money.optional() }).optional() }),
  items: z.array(item).optional(),
});

export const orderInput = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(unit).min(1).max(10),
  payment_source: z
    .object({
      paypal: z.object({ experience_context: context.optional() }).optional(),
      card: z.object({ experience_context: context.optional() }).optional(),
    })
    .optional(),
  application_context: context.optional(),
});

export type OrderInput = z.infer<typeof orderInput>;
export type Unit = z.infer<typeof unit>;
