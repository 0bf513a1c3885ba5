import { Fault } from '#shared/errors/fault.ts';
import { everyHour, scheduled } from '../entry/schedule.ts';
import { logger, nameOf, tellCount } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { settleTaken, takenPorts } from '../payments/settle-payment.ts';
import { ask, silent, toldOf } from '../payments/told.ts';
import { currency } from '#shared/contract/resources/money.ts';
import { lineOf, type Line } from '../rules/payments/compare.ts';
import { moneyUnexplained } from '../rules/payments/payment-metrics.ts';
import type { Transaction } from '../rules/payments/paypal.ts';
import { dayOf, dayStart, minusDays } from '../rules/time.ts';
import type { Payment } from '../store/payments/payment.ts';
import { settleSubscription, settleSubscriptionPorts } from '../subscriptions/settle-subscription.ts';

const needs = [
  ...takenPorts,
  ...settleSubscriptionPorts,
  'payments.findByCharge',
  'paypal.transactions',
  'rounds.find',
  'rounds.save',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type Came = 'explained' | 'unexplained' | 'silent';

/** PayPal tells some of a day hours after its end: each is compared twice, so that what comes late is met. */
const days = 2;
const atOnce = 10;

/** What our own rows say of it, once what is missing in them was made up for. */
const settled = async (ports: Ports, customId: string | undefined): Promise<void> => {
  if (customId?.startsWith('pay_')) await settleTaken(ports, customId);
  if (customId?.startsWith('sub_')) await settleSubscription(ports, customId);
};

const isGranted = (payment: Payment | undefined, line: { readonly cents: number }): boolean =>
  payment?.cents === line.cents;

const charge = async (ports: Ports, line: Extract<Line, { is: 'charge' }>): Promise<Came> => {
  if (isGranted(await ports.payments.findByCharge(line.chargeId), line)) return 'explained';
  await settled(ports, line.customId);
  return isGranted(await ports.payments.findByCharge(line.chargeId), line) ? 'explained' : 'unexplained';
};

const wentBack = (payment: Payment | undefined): number => payment?.takenBack?.cents ?? 0;

/** PayPal is asked whatever was taken back before: a charge may have several refunds, and a line tells of one. */
const back = async (ports: Ports, line: Extract<Line, { is: 'back' }>): Promise<Came> => {
  const payment = await ports.payments.findByCharge(line.chargeId);
  await settled(ports, payment?.subscriptionId ?? payment?.id);
  return wentBack(await ports.payments.findByCharge(line.chargeId)) >= line.cents ? 'explained' : 'unexplained';
};

const compareLine = async (ports: Ports, transaction: Transaction): Promise<Came> => {
  const line = lineOf(transaction);
  if (line.is === 'other') return 'explained';
  const isOurs = transaction.amount.currency === currency;
  const came = !isOurs ? 'unexplained' : await (line.is === 'charge' ? charge(ports, line) : back(ports, line));
  if (came === 'unexplained') {
    const { id, eventCode, at, amount } = transaction;
    logger.error('money unexplained', { transaction: id, eventCode, at, amount, chargeId: line.chargeId });
  }
  return came;
};

const isSilence = (error: unknown): boolean => error instanceof Fault && error.code === 'errors.paymentsUnavailable';

/** What cannot be compared hides nothing else: it is told by its id; where PayPal is silent, the next run begins anew. */
const cameOf = (error: unknown, { id }: Transaction): Came => {
  logger.error('transaction not compared', { transaction: id, cause: nameOf(error) });
  return isSilence(error) ? 'silent' : 'unexplained';
};

const comparePage = async (ports: Ports, rows: readonly Transaction[]): Promise<readonly Came[]> => {
  const came: Came[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    came.push(
      ...(await Promise.all(some.map((row) => compareLine(ports, row).catch((error: unknown) => cameOf(error, row))))),
    );
  }
  return came;
};

/**
 * Compares PayPal's own books of the last closed days with ours, once a day: whatever PayPal took or gave back stands in a
 * payment. What is missing there is made up for; what cannot be is told, by ids and amounts.
 */
export const compareWithPaypal = everyHour('Money at PayPal that no payment explains is not noticed.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const last = await ports.rounds.find('PAYPAL');
    const isDone = last?.finishedAt !== undefined && dayOf(last.finishedAt) === dayOf(now);
    if (isDone) return { compared: 0, unexplained: 0 };
    const today = dayStart(now);
    const span = { from: minusDays(today, days), to: today };
    const came: Came[] = [];
    for (let [page, pages] = [1, 1]; page <= pages; page++) {
      const answer = toldOf(await ask(ports.paypal.transactions(span, page)), 'transactions');
      came.push(...(await comparePage(ports, answer.rows)));
      ({ pages } = answer);
    }
    const unexplained = came.filter((one) => one === 'unexplained').length;
    if (unexplained > 0) tellCount(moneyUnexplained, unexplained);
    if (came.includes('silent')) throw silent(new Error('PayPal did not tell of every payment'));
    await ports.rounds.save('PAYPAL', { startedAt: now, finishedAt: now });
    return { compared: came.length, unexplained };
  });

export const handler = await scheduled(compareWithPaypal);
