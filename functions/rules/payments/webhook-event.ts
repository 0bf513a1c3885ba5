import * as z from 'zod';
import type { Subject } from './paypal.ts';

const Text = z.string().min(1).max(127);
const Id = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const Links = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);

/** The last part of the path that a link with this relation leads to. */
const idBehind = (links: z.output<typeof Links>, rel: string, collection: string): string | undefined => {
  const href = links.find((link) => link.rel === rel && link.href.includes(`/${collection}/`))?.href;
  return Id.safeParse(href?.split('/').at(-1)).data;
};

const Order = z
  .object({ id: Id, purchase_units: z.array(z.object({ custom_id: Text.optional() })).default([]) })
  .transform(({ id, purchase_units: [unit] }): Subject => ({ about: 'order', orderId: id, customId: unit?.custom_id }));

const Approval = z
  .object({ order_id: Id })
  .transform(({ order_id }): Subject => ({ about: 'order', orderId: order_id }));

const Capture = z
  .object({ id: Id, custom_id: Text.optional() })
  .transform(({ id, custom_id }): Subject => ({ about: 'capture', captureId: id, customId: custom_id }));

/** A refund leads up to its capture. */
const CaptureRefund = z
  .object({ custom_id: Text.optional(), links: Links })
  .transform(({ custom_id, links }, context): Subject => {
    const captureId = idBehind(links, 'up', 'captures');
    if (captureId) return { about: 'capture', captureId, customId: custom_id };
    context.addIssue({ code: 'custom', message: 'of which capture?' });
    return z.NEVER;
  });

const Subscription = z
  .object({ id: Id, custom_id: Text.optional() })
  .transform(({ id, custom_id }): Subject => ({ about: 'subscription', agreementId: id, customId: custom_id }));

const Sale = z
  .object({ id: Id, billing_agreement_id: Id.optional() })
  .transform(({ id, billing_agreement_id }): Subject => ({
    about: 'sale',
    saleId: id,
    agreementId: billing_agreement_id,
  }));

/** A refund names its sale; a reversal may come as the sale itself. */
const SaleRefund = z
  .object({ id: Id, sale_id: Id.optional(), billing_agreement_id: Id.optional(), links: Links })
  .transform(({ id, sale_id, billing_agreement_id, links }): Subject => {
    const saleId = sale_id ?? idBehind(links, 'sale', 'sale');
    return saleId
      ? { about: 'saleRefund', refundId: id, saleId }
      : { about: 'sale', saleId: id, agreementId: billing_agreement_id };
  });

const Dispute = z
  .object({
    dispute_id: Id,
    disputed_transactions: z.array(z.object({ seller_transaction_id: Id.optional() })).max(100),
  })
  .transform(({ dispute_id, disputed_transactions }): Subject => ({
    about: 'dispute',
    disputeId: dispute_id,
    chargeIds: disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? []),
  }));

/** What we want to be told of, and what each is about. */
const subjects: Readonly<Record<string, z.ZodType<Subject>>> = {
  'CHECKOUT.ORDER.APPROVED': Order,
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': Approval,
  'PAYMENT.CAPTURE.COMPLETED': Capture,
  'PAYMENT.CAPTURE.PENDING': Capture,
  'PAYMENT.CAPTURE.DENIED': Capture,
  'PAYMENT.CAPTURE.DECLINED': Capture,
  'PAYMENT.CAPTURE.REFUNDED': CaptureRefund,
  'PAYMENT.CAPTURE.REVERSED': CaptureRefund,
  'BILLING.SUBSCRIPTION.CREATED': Subscription,
  'BILLING.SUBSCRIPTION.ACTIVATED': Subscription,
  'BILLING.SUBSCRIPTION.UPDATED': Subscription,
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': Subscription,
  'BILLING.SUBSCRIPTION.CANCELLED': Subscription,
  'BILLING.SUBSCRIPTION.SUSPENDED': Subscription,
  'BILLING.SUBSCRIPTION.EXPIRED': Subscription,
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': Subscription,
  'PAYMENT.SALE.COMPLETED': Sale,
  'PAYMENT.SALE.PENDING': Sale,
  'PAYMENT.SALE.DENIED': Sale,
  'PAYMENT.SALE.REFUNDED': SaleRefund,
  'PAYMENT.SALE.REVERSED': SaleRefund,
  'CUSTOMER.DISPUTE.CREATED': Dispute,
  'CUSTOMER.DISPUTE.UPDATED': Dispute,
  'CUSTOMER.DISPUTE.RESOLVED': Dispute,
};

export const wantedEvents: readonly string[] = Object.keys(subjects);

const Event = z.object({ event_type: z.string(), resource: z.unknown() });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What a proven event is about, ids only: `ignored` where it is about nothing of ours, `unreadable` where PayPal says it
 * otherwise than we know.
 */
export const subjectOf = (rawBody: string): Subject | 'ignored' | 'unreadable' => {
  const event = Event.safeParse(jsonOf(rawBody));
  if (!event.success) return 'unreadable';
  const { event_type: type, resource } = event.data;
  if (!Object.hasOwn(subjects, type)) return 'ignored';
  return subjects[type]?.safeParse(resource).data ?? 'unreadable';
};
