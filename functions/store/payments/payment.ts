import * as z from 'zod';
import { planNames } from '#shared/plans.ts';
import { rowsOf } from '../table/row.ts';

/** What is paid for. */
const Purchase = z.object({
  /** One of `purchaseKinds`, or of another version's. */
  kind: z.string(),
  /** The pack, or the plan of the period; free where an operator asked for money. */
  tier: z.enum(planNames).catch('free'),
  credits: z.int().min(0),
  /** How long the credits of a pack or a link live. A period's end with it. */
  validDays: z.int().min(0),
  /** Of a link: what its payer reads. */
  description: z.string().optional(),
});
export type Purchase = z.output<typeof Purchase>;

/** What PayPal gave back of a payment, and which credits that took. */
const TakenBack = z.object({
  cents: z.int(),
  /** Unspent ones, which left their lot. */
  credits: z.int(),
  /** Spent ones, which the next purchase pays first. */
  owed: z.int(),
});

const Frozen = z.object({
  disputeId: z.string(),
  credits: z.int(),
  secondsLeft: z.int(),
  /** The lot they left; absent where it was over before. */
  lotId: z.string().optional(),
  /** How many of the credits that came back to that lot since are counted in. */
  returned: z.int(),
});

const Payment = z.object({
  id: z.string(),
  /** Absent where nobody gets credits: of a link that pays for something else. */
  userId: z.string().optional(),
  linkId: z.string().optional(),
  subscriptionId: z.string().optional(),
  purchase: Purchase,
  cents: z.int().min(1),
  /** One of `paymentStatuses`, or of another version's. */
  status: z.string(),
  language: z.enum(['es', 'en']).catch('es'),
  createdAt: z.iso.datetime(),
  /** Of a payer's choice: until when PayPal keeps the order. */
  approveBefore: z.iso.datetime().optional(),
  orderId: z.string().optional(),
  /** Whom PayPal said it would pay when it made the order for us. */
  payee: z.string().optional(),
  approveUrl: z.url().optional().catch(undefined),
  /** PayPal's id of the capture or the sale. */
  chargeId: z.string().optional(),
  paidAt: z.iso.datetime().optional(),
  /** When its money was found, and what it buys was granted. */
  grantedAt: z.iso.datetime().optional().catch(undefined),
  method: z.enum(['paypal', 'card']).optional().catch(undefined),
  receipt: z.string().optional(),
  lotId: z.string().optional(),
  creditsExpireAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
  /** How often its payer's means were refused, and when the last time. */
  declines: z.int().optional(),
  declinedAt: z.iso.datetime().optional(),
  takenBack: TakenBack.optional(),
  /** While a dispute is open: the credits that wait for its end, and how long they would have lived. */
  frozen: Frozen.optional(),
  /** Disputes that are over. */
  endedDisputes: z.array(z.string()).readonly().optional(),
  /** Raised by every change: who changes it says which one it read. */
  version: z.int(),
});
export type Payment = Readonly<z.output<typeof Payment>>;

export const paymentRows = rowsOf('payment', Payment);
