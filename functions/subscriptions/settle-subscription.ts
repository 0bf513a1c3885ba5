import { logger, nameOf, tellCount } from '../log.ts';
import { ask, isUnknownThere, toldOf } from '../payments/told.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { isGone } from '../rules/login/gone.ts';
import { paymentsMismatched } from '../rules/payments/payment-metrics.ts';
import type { Agreement, Charge, Subject } from '../rules/payments/paypal.ts';
import { decide, type Decision, type Settled } from '../rules/subscriptions/decide.ts';
import { isChargeable } from '../rules/subscriptions/states.ts';
import { replacedAmong } from '../rules/subscriptions/standing.ts';
import type { Subscription } from '../store/payments/subscription.ts';
import { moneyBackPorts, takeBackSales } from './money-back.ts';
import { grantOf, mismatchOf, type MismatchedSale } from './period-payment.ts';
import { salesOf, salesPorts } from './sales.ts';

/** Of a subscription whose owner is gone, who gets nothing any more. */
export const endSubscriptionPorts = [
  ...salesPorts,
  ...moneyBackPorts,
  'subscriptions.find',
  'subscriptions.ofUser',
  'subscriptions.change',
  'payments.find',
  'payments.create',
  'paypal.findAgreement',
  'paypal.cancelAgreement',
  'users.find',
] as const satisfies readonly PortName[];

export const settleSubscriptionPorts = [
  ...endSubscriptionPorts,
  'payments.grantNew',
] as const satisfies readonly PortName[];

type Granting = PortsOf<'payments.grantNew'>['payments'];
type Ports = PortsOf<(typeof endSubscriptionPorts)[number]> & { readonly payments: Partial<Granting> };
export type { Ports as SettleSubscriptionPorts };

/** So often somebody else may change a subscription while it is settled. */
const turns = 20;

/** Of one step: the subscription as it is now; or `again`, where something is no longer as it was read. */
type Stepped = Subscription | 'again';

/** What a change would change. */
const differing = (subscription: Subscription, settled: Partial<Settled>): Partial<Subscription> =>
  Object.fromEntries(
    Object.entries(settled).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(subscription[name as keyof Subscription]),
    ),
  );

const write = async ({ subscriptions }: Ports, before: Subscription, settled: Partial<Settled>): Promise<Stepped> => {
  const changes = differing(before, settled);
  if (Object.keys(changes).length === 0) return before;
  return (await subscriptions.change(before, changes)) ?? 'again';
};

/**
 * One that PayPal knows nothing of: nobody can agree to it once its time is over. One that began is not ended by that: an
 * operator reads of it, and it stays listed.
 */
const unknownThere = async (ports: Ports, subscription: Subscription): Promise<Stepped> => {
  if (subscription.startedAt !== undefined) {
    logger.error('subscription unknown at PayPal', { subscription: subscription.id });
    return subscription;
  }
  const now = ports.clock.now();
  const isOver = now > subscription.approveBefore;
  const dueAt = isOver ? undefined : subscription.approveBefore;
  return write(ports, subscription, { status: isOver ? 'cancelled' : 'pending', dueAt });
};

const agreementOf = async ({ paypal }: Ports, agreementId: string): Promise<Agreement | undefined> => {
  const answer = await ask(paypal.findAgreement(agreementId));
  return !('told' in answer) && isUnknownThere(answer) ? undefined : toldOf(answer, 'findAgreement');
};

/** PayPal has to speak of what we asked it for: of anything else nothing is believed. */
const requireOurs = ({ id, agreementId }: Subscription, agreement: Agreement): void => {
  if (agreement.id === agreementId && agreement.customId === id) return;
  tellCount(paymentsMismatched);
  throw new Error(`PayPal tells another subscription than ${id}`);
};

/** An operator reads of money that buys nothing, by ids and amounts, and finds it among the payments. */
const tellMismatches = async (
  { payments }: Ports,
  subscription: Subscription,
  charges: readonly Charge[],
  reason: MismatchedSale,
) => {
  for (const charge of charges) {
    const payment = mismatchOf(subscription, charge, reason);
    if (await payments.find(payment.id)) continue;
    logger.error('sale mismatched', { subscription: subscription.id, sale: charge.id, amount: charge.amount, reason });
    tellCount(paymentsMismatched);
    await payments.create(payment);
  }
};

/** Grants what was paid, each sale once; whether anything of it was not granted before, found or not. */
const grantAll = async (
  { payments }: Ports,
  subscription: Subscription,
  { toGrant }: Decision,
  now: string,
): Promise<boolean> => {
  const { grantNew } = payments;
  if (toGrant.length === 0) return false;
  if (!grantNew) throw new Error('An account that is being deleted gets nothing');
  let changed = false;
  for (const period of toGrant)
    if ((await grantNew(grantOf(subscription, period, now))) !== 'grantedBefore') changed = true;
  return changed;
};

/** What becomes of one whose place another takes: it lasts while it is paid, and PayPal is to cancel it. */
const replacedOne = ({ paidThrough }: Pick<Subscription, 'paidThrough'>, now: string) => {
  const entitledUntil = paidThrough !== undefined && paidThrough > now ? paidThrough : undefined;
  return { status: 'cancelled', endedAs: 'replaced', endedAt: now, entitledUntil, dueAt: now } as const;
};

/** Those of its owner that another takes the place of: with this one as it is to be. */
const replacedBeside = async ({ subscriptions }: Ports, one: Subscription): Promise<readonly Subscription[]> => {
  const others = (await subscriptions.ofUser(one.userId)).filter(({ id }) => id !== one.id);
  return replacedAmong([...others, one]);
};

/** `false` where one of them is no longer as it was read. */
const tryToReplace = async (ports: Ports, subscription: Subscription): Promise<boolean> => {
  for (const other of await replacedBeside(ports, subscription)) {
    if (other.id === subscription.id) continue;
    if (!(await ports.subscriptions.change(other, replacedOne(other, ports.clock.now())))) return false;
    await settleSubscription(ports, other.id).catch((error: unknown) =>
      logger.warn('replaced subscription not cancelled yet', { subscription: other.id, cause: nameOf(error) }),
    );
  }
  return true;
};

/** Ends those whose place a subscription takes; PayPal is told by and by, until it knows. */
const replaceOthers = async (ports: Ports, subscription: Subscription): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) if (await tryToReplace(ports, subscription)) return;
  throw new Error('Subscriptions change faster than they can be replaced');
};

/** As it is to be written; another may have taken its place before anybody heard that it had begun. */
const begun = async (ports: Ports, before: Subscription, settled: Settled): Promise<Settled> => {
  const one = { ...before, ...settled };
  await replaceOthers(ports, one);
  const isReplaced = (await replacedBeside(ports, one)).some(({ id }) => id === one.id);
  return isReplaced ? { ...settled, nextBillingAt: undefined, ...replacedOne(one, ports.clock.now()) } : settled;
};

/** What a payer reads at PayPal. */
const reasons: Readonly<Record<NonNullable<Subscription['endedAs']>, string>> = {
  cancelled: 'Cancelled by its owner',
  replaced: 'Another plan takes its place',
  unpaid: 'Not paid for a long time',
  refunded: 'Its last payment was refunded',
  expired: 'Expired',
};

/** Writes what became of it before PayPal is told: whoever dies in between leaves it to be done. */
const conclude = async (ports: Ports, before: Subscription, agreementId: string, { settled, isToCancel }: Decision) => {
  const begins = before.startedAt === undefined && settled.startedAt !== undefined;
  const after = await write(ports, before, begins ? await begun(ports, before, settled) : settled);
  if (after === 'again') return after;
  // Once more: of two that begin at once, each may have found the other not begun.
  if (begins) await replaceOthers(ports, after);
  if (after.endedAs !== settled.endedAs) return 'again';
  if (!isToCancel) return after;
  toldOf(
    await ask(ports.paypal.cancelAgreement(agreementId, reasons[after.endedAs ?? 'cancelled'])),
    'cancelAgreement',
  );
  return 'again';
};

/** Whoever deleted an account can still agree at PayPal to what it began, and nobody of it can cancel that. */
const isOwnerGone = async ({ users }: Ports, { userId }: Subscription): Promise<boolean> =>
  isGone(await users.find(userId));

/** Ends one that nobody has any more. */
const endUnowned = async (ports: Ports, before: Subscription, agreementId: string, decision: Decision) => {
  if (before.endedAs !== undefined) return conclude(ports, before, agreementId, decision);
  const now = ports.clock.now();
  await write(ports, before, { status: 'cancelled', endedAs: 'cancelled', endedAt: now, dueAt: now });
  return 'again';
};

const step = async (ports: Ports, subscription: Subscription, subject: Subject | undefined): Promise<Stepped> => {
  const { agreementId } = subscription;
  const agreement = agreementId === undefined ? undefined : await agreementOf(ports, agreementId);
  if (agreementId === undefined || !agreement) return unknownThere(ports, subscription);
  requireOurs(subscription, agreement);
  const sales = await salesOf(ports, subscription, agreementId, subject);
  const now = ports.clock.now();
  const decision = decide(subscription, agreement, sales, now);
  await tellMismatches(ports, subscription, decision.mismatched, 'MISMATCH_SALE');
  if ((isChargeable(agreement) || decision.toGrant.length > 0) && (await isOwnerGone(ports, subscription))) {
    const unowned = decision.toGrant.map(({ charge }) => charge);
    await tellMismatches(ports, subscription, unowned, 'ACCOUNT_GONE');
    return endUnowned(ports, subscription, agreementId, decision);
  }
  const granted = await grantAll(ports, subscription, decision, now);
  const wentBack = await takeBackSales(ports, sales, subject);
  // What was granted or taken back is read again, whoever did it.
  if (wentBack || granted) return 'again';
  return conclude(ports, subscription, agreementId, decision);
};

/**
 * Asks PayPal about a subscription and its sales, and does what follows. Harmless to repeat, and to run as often as one
 * likes at a time: a sale is granted once, and what is written says which row it was decided of. `subject` is what a webhook
 * was about: PayPal's lists may not tell it yet. Rejects with `errors.paymentsUnavailable` where PayPal does not answer.
 */
export const settleSubscription = async (
  ports: Ports,
  id: string,
  subject?: Subject,
): Promise<Subscription | undefined> => {
  for (let turn = 0; turn < turns; turn++) {
    const subscription = await ports.subscriptions.find(id);
    if (!subscription) return undefined;
    const stepped = await step(ports, subscription, subject);
    if (stepped !== 'again') return stepped;
  }
  throw new Error('A subscription changes faster than it can be settled');
};
