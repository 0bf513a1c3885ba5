import type { PaymentStatus } from '#shared/validation/payments.ts';
import { logger, tellCount } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { decide, type Decision } from '../rules/payments/decide.ts';
import { mayTryAgain } from '../rules/payments/due.ts';
import { capturesRefused, paymentsMismatched } from '../rules/payments/payment-metrics.ts';
import type { Charge, Dispute, Order, Refund } from '../rules/payments/paypal.ts';
import { receiptOf } from '../rules/payments/receipt.ts';
import { afterRefusal } from '../rules/payments/refusals.ts';
import { mayBecome } from '../rules/payments/states.ts';
import { isGone } from '../rules/login/gone.ts';
import { plusDays } from '../rules/time.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Payment } from '../store/payments/payment.ts';
import { takeBack, takeBackPorts } from './take-back.ts';
import { ask, isUnknownThere, toldOf } from './told.ts';

/** Of money that PayPal has taken already. */
export const takenPorts = [
  ...takeBackPorts,
  'payments.find',
  'payments.change',
  'payments.grant',
  'users.find',
  'paypal.findOrder',
  'paypal.disputesOf',
  'clock.now',
] as const satisfies readonly PortName[];

export const settlePorts = [
  ...takenPorts,
  'payments.giveUp',
  'payLinks.take',
  'payLinks.letGo',
  'paypal.captureOrder',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof settlePorts)[number]>;
type GivingUp = PortsOf<'payments.giveUp'>['payments'];
/** Who may not give a payment up leaves that to those who look after open ones. */
type TakenPorts = PortsOf<(typeof takenPorts)[number]> & { readonly payments: Partial<GivingUp> };

/** Of one step: the payment as it is now; or `again`, where it is no longer as it was read. */
type Stepped = Payment | 'again';

interface Step {
  readonly payment: Payment;
  readonly order: Order | undefined;
  /** Of the run that asked for the money in this step: it is not asked for twice. */
  readonly run?: string;
}

/** What PayPal has of it; `undefined` where there is no order, or it knows it no more. */
const orderOf = async ({ paypal }: TakenPorts, { orderId }: Payment): Promise<Order | undefined> => {
  if (orderId === undefined) return undefined;
  const answer = await ask(paypal.findOrder(orderId));
  return !('told' in answer) && isUnknownThere(answer) ? undefined : toldOf(answer, 'findOrder');
};

/** Money came or is asked for that is not what was agreed on: an operator reads of it, by ids and amounts. */
const tellMismatch = ({ payment, order }: Step, reason: string): void => {
  const { id, cents, orderId } = payment;
  const told = { customId: order?.customId, amount: order?.amount, charges: order?.captures.map((one) => one.id) };
  logger.error('payment mismatched', { payment: id, reason, cents, orderId, ...told });
  tellCount(paymentsMismatched);
};

/** Money may be there all the same: nobody else pays for it before an operator has looked. */
const needsOperator = (reason: string): boolean =>
  reason.startsWith('MISMATCH_') || reason === 'ACCOUNT_GONE' || reason === 'DUPLICATE_INVOICE_ID';

/** It was refused the link: by the time that it is written, another run may hold it for the same payment. */
const linkClosed = 'LINK_CLOSED';

const ends: ReadonlySet<PaymentStatus> = new Set(['cancelled', 'failed']);

const become = async (
  ports: TakenPorts,
  step: Step,
  status: PaymentStatus,
  reason: string,
  more: Partial<Payment> = {},
): Promise<Stepped> => {
  const { payment } = step;
  const isSame = payment.status === status && payment.reason === reason && Object.keys(more).length === 0;
  if (isSame || !(payment.status === status || mayBecome(payment.status, status))) return payment;
  const isGivenUp = ends.has(status) && reason !== linkClosed && !needsOperator(reason);
  const { change, giveUp } = ports.payments;
  const changes = { status, reason, ...more };
  const write = isGivenUp ? giveUp : change;
  if (!write) return payment;
  const changed = await write(payment, changes);
  if (changed && needsOperator(reason)) tellMismatch(step, reason);
  return changed ?? 'again';
};

/** Why no money may be taken for it any more, although its payer approved; it has been taken from nobody. */
const obstacle = async (
  { payLinks, users }: Ports,
  { id, linkId, userId, purchase }: Payment,
  run: string,
): Promise<string | undefined> => {
  if (purchase.credits > 0 && userId !== undefined && isGone(await users.find(userId))) return 'NO_ACCOUNT';
  return linkId !== undefined && !(await payLinks.take(linkId, id, run)) ? linkClosed : undefined;
};

/** A request id of its own for every try after one that took nothing: PayPal repeats what it answered to one it knows. */
const requestIdOf = ({ id, declines = 0 }: Payment): string => (declines === 0 ? id : `${id}-${declines}`);

const refused = async (ports: Ports, step: Step, run: string, issue: string): Promise<Stepped> => {
  const { payment } = step;
  const then = afterRefusal(issue);
  if (then === 'again') return 'again';
  if (then === 'wait') return payment;
  if (then === 'ours') {
    logger.error('capture refused', { payment: payment.id, issue });
    tellCount(capturesRefused);
  }
  if (then !== 'declined') return become(ports, step, then === 'cancelled' ? then : 'failed', issue);
  // Others may pay it; another run, by other means of this payer, keeps it.
  if (payment.linkId !== undefined) await ports.payLinks.letGo(payment.linkId, payment.id, run);
  const declines = (payment.declines ?? 0) + 1;
  return become(ports, step, 'declined', issue, { declines, declinedAt: ports.clock.now() });
};

const capture = async (ports: Ports, step: Step): Promise<Stepped> => {
  const { payment } = step;
  const { orderId } = payment;
  if (orderId === undefined || step.run !== undefined) return 'again';
  if (!mayTryAgain(payment, ports.clock.now())) return payment;
  const run = newId('run', ports.clock.now());
  const why = await obstacle(ports, payment, run);
  if (why) return become(ports, step, 'cancelled', why);
  const answer = await ask(ports.paypal.captureOrder(orderId, requestIdOf(payment)));
  if (!('told' in answer)) return refused(ports, step, run, answer.refused);
  return follower(does)(ports, { payment, order: answer.told, run });
};

const lotFor = ({ purchase, userId }: Payment, now: string): Lot | undefined => {
  const { credits, tier, validDays } = purchase;
  if (userId === undefined || credits === 0) return undefined;
  const of = { lotId: newId('lot', now), source: 'pack', tier, expiresAt: plusDays(now, validDays) };
  return { ...of, granted: credits, remaining: credits };
};

const grant = async (ports: TakenPorts, step: Step, charge: Charge): Promise<Stepped> => {
  const { payment, order } = step;
  const now = ports.clock.now();
  const lot = lotFor(payment, now);
  if (lot && payment.userId !== undefined && isGone(await ports.users.find(payment.userId)))
    return become(ports, step, 'failed', 'ACCOUNT_GONE');
  const changes: Partial<Payment> = {
    status: 'success',
    chargeId: charge.id,
    paidAt: charge.at,
    grantedAt: now,
    method: order?.method,
    receipt: receiptOf(payment.id, charge.at),
    lotId: lot?.lotId,
    creditsExpireAt: lot?.expiresAt,
    reason: undefined,
  };
  const came = await ports.payments.grant({ payment, chargeId: charge.id, lot, changes, at: now });
  // Of money that went back meanwhile there is more to do.
  if (came === 'changed' || charge.status !== 'completed') return 'again';
  return (await ports.payments.find(payment.id)) ?? 'again';
};

/** PayPal may call money given back before, or without, telling how: then all of it is. */
const refundsOf = ({ id, status, amount: { cents } }: Charge, order: Order | undefined): readonly Refund[] => {
  const told = order?.refunds ?? [];
  return status === 'refunded' && told.length === 0 ? [{ id, cents, isFinal: true }] : told;
};

const disputesOf = async ({ paypal }: TakenPorts, { id }: Charge): Promise<readonly Dispute[]> =>
  toldOf(await ask(paypal.disputesOf(id)), 'disputesOf');

/** What went back of money that was granted for. */
const compare = async (ports: TakenPorts, { payment, order }: Step, charge: Charge): Promise<Stepped> => {
  const refunds = refundsOf(charge, order);
  const disputes = await disputesOf(ports, charge).catch(async (error: unknown) => {
    // What is known to be back does not wait for disputes, which an account may have no right to read.
    await takeBack(ports, payment, { refunds, disputes: [], isReversal: false });
    throw error;
  });
  if (refunds.length + disputes.length === 0 && !payment.frozen) return payment;
  const isReversal = disputes.some(({ isOpen, winner }) => !isOpen && winner === 'buyer');
  return (await takeBack(ports, payment, { refunds, disputes, isReversal })) ?? payment;
};

type Then<T extends Decision['next']> = Extract<Decision, { next: T }>;
type Does<P> = { readonly [T in Decision['next']]: (ports: P, step: Step, decided: Then<T>) => Promise<Stepped> };

const leave = async (_: TakenPorts, { payment }: Step): Promise<Stepped> => payment;

const doesOfTaken: Does<TakenPorts> = {
  wait: leave,
  capture: leave,
  grant: (ports, step, { charge }) => grant(ports, step, charge),
  compare: (ports, step, { charge }) => compare(ports, step, charge),
  become: (ports, step, { status, reason }) => become(ports, step, status, reason),
};
const does: Does<Ports> = { ...doesOfTaken, capture };

const follower =
  <P extends TakenPorts>(doing: Does<P>) =>
  (ports: P, step: Step): Promise<Stepped> => {
    const decided = decide(step.payment, step.order, ports.clock.now());
    return (doing[decided.next] as (ports: P, step: Step, decided: Decision) => Promise<Stepped>)(ports, step, decided);
  };

/** So often somebody else may change a payment while it is settled. */
const turns = 20;

const settler =
  <P extends TakenPorts>(doing: Does<P>) =>
  async (ports: P, id: string): Promise<Payment | undefined> => {
    for (let turn = 0; turn < turns; turn++) {
      const payment = await ports.payments.find(id);
      if (!payment || payment.purchase.kind === 'period') return payment;
      const stepped = await follower(doing)(ports, { payment, order: await orderOf(ports, payment) });
      if (stepped !== 'again') return stepped;
    }
    throw new Error('A payment changes faster than it can be settled');
  };

/**
 * Asks PayPal about a payment and does what follows; `undefined` where there is no such payment. Harmless to repeat, and
 * to run as often as one likes at a time: what is written says which row it was decided of, and a charge is granted once.
 * Periods of a subscription are settled with it. Rejects with `errors.paymentsUnavailable` where PayPal does not answer.
 */
export const settlePayment = settler(does);

/** The same for whoever knows that money moved: takes none, and gives nothing up. */
export const settleTaken = settler(doesOfTaken);
