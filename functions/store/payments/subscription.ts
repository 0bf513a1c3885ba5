import * as z from 'zod';
import { packNames } from '#shared/plans.ts';
import { rowsOf } from '../table/row.ts';

const Subscription = z.object({
  id: z.string(),
  userId: z.string(),
  plan: z.enum(packNames),
  cents: z.int(),
  /** One of `subscriptionStatuses`, or of another version's. */
  status: z.string(),
  language: z.enum(['es', 'en']).catch('es'),
  createdAt: z.iso.datetime(),
  /** PayPal's id: `I-…`. */
  agreementId: z.string().optional(),
  approveUrl: z.url().optional().catch(undefined),
  approveBefore: z.iso.datetime(),
  startsAt: z.iso.datetime().optional(),
  startedAt: z.iso.datetime().optional(),
  /** Until when it is paid. */
  paidThrough: z.iso.datetime().optional(),
  nextBillingAt: z.iso.datetime().optional(),
  /** Until when its plan counts. */
  entitledUntil: z.iso.datetime().optional(),
  /** The subscription whose place it takes, which is cancelled at PayPal as soon as this one is agreed to. */
  replaces: z.string().optional(),
  endedAs: z.enum(['cancelled', 'replaced', 'unpaid', 'refunded', 'expired']).optional().catch(undefined),
  endedAt: z.iso.datetime().optional(),
  failure: z
    .object({ at: z.iso.datetime(), reason: z.string(), retryAt: z.iso.datetime().optional() })
    .optional()
    .catch(undefined),
  /** Since when PayPal tries no more; until it is paid after all, or ends. */
  suspendedAt: z.iso.datetime().optional().catch(undefined),
  /** When a renewal went through after one that had failed. */
  reactivatedAt: z.iso.datetime().optional().catch(undefined),
  /** When PayPal is asked about it next, whoever tells nothing; absent once nothing can come of it any more. */
  dueAt: z.iso.datetime().optional(),
  paidCents: z.int(),
  version: z.int(),
});
export type Subscription = Readonly<z.output<typeof Subscription>>;

export const subscriptionRows = rowsOf('subscription', Subscription);
