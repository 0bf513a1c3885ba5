import type * as z from 'zod';
import type { Subscription as Shown } from '#shared/contract/app/subscriptions.ts';
import { moneyOf } from '#shared/contract/resources/money.ts';
import { shown } from '#shared/contract/shown.ts';
import { subscriptionStatuses } from '#shared/validation/payments.ts';
import { termsOf } from '../rules/subscriptions/terms.ts';
import type { Subscription } from '../store/payments/subscription.ts';

/** Where it can still be agreed to. */
const approveUrlOf = ({ status, startedAt, approveBefore, approveUrl }: Subscription, now: string): string | null =>
  status === 'pending' && startedAt === undefined && approveBefore >= now ? (approveUrl ?? null) : null;

const failureOf = ({ failure }: Subscription) => failure && { ...failure, retryAt: failure.retryAt ?? null };

/** When it ends, once PayPal charges nothing any more: with what is paid, or it has ended. */
const expiresAtOf = ({ endedAs, endedAt, entitledUntil }: Subscription): string | null =>
  endedAs === undefined ? null : (entitledUntil ?? endedAt ?? null);

/** A subscription as whoever holds its id may see it: it names nobody. */
export const subscriptionView = (subscription: Subscription, now: string): z.input<typeof Shown> => ({
  id: subscription.id,
  subscriptionId: subscription.agreementId ?? null,
  plan: subscription.plan,
  status: shown(subscriptionStatuses, subscription.status),
  amount: moneyOf(subscription.cents),
  validations: termsOf(subscription.plan).credits,
  createdAt: subscription.createdAt,
  startedAt: subscription.startedAt === undefined ? null : (subscription.startsAt ?? subscription.startedAt),
  startsAt: subscription.startsAt ?? null,
  activeTo: subscription.paidThrough ?? null,
  nextBillingAt: subscription.nextBillingAt ?? null,
  expiresAt: expiresAtOf(subscription),
  approveUrl: approveUrlOf(subscription, now),
  replaces: subscription.replaces ?? null,
  endedAs: subscription.endedAs ?? null,
  failure: failureOf(subscription) ?? null,
  entitledUntil: subscription.entitledUntil ?? null,
  totalPaid: moneyOf(subscription.paidCents),
});
