import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { settlePayment, settlePorts } from '../payments/settle-payment.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { isDue, openBefore } from '../rules/payments/due.ts';
import { declinedMail } from '../rules/payments/mails.ts';
import { isOpen } from '../rules/payments/states.ts';
import type { Payment } from '../store/payments/payment.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 10;
/** A run stops asking after this long; what is left, is left for the next. */
const runMs = 35_000;

const needs = [
  ...walkPorts,
  ...settlePorts,
  'payments.listOpen',
  'mailQueue.add',
] as const satisfies readonly PortName[];

/** Who is back sees it; whoever a job finds it out for has left. */
const tellDeclined = async (
  { users, mailQueue }: PortsOf<'users.find' | 'mailQueue.add'>,
  payment: Payment,
): Promise<void> => {
  const { id: paymentId, userId } = payment;
  const user = userId === undefined ? undefined : await users.find(userId);
  if (!user) return;
  const of = { userId: user.userId, language: user.language, askedBy: 'us', paymentId } as const;
  await mailQueue.add({ ...declinedMail(payment), ...of });
};

/**
 * Asks PayPal about payments that have no end ten minutes after they were begun: so one whose payer never came back, of
 * which PayPal's word was lost, or whose function died, ends as all others do.
 */
export const reconcilePayments = everyMinutes(
  5,
  'Payments whose payer never came back, or of which PayPal told nothing, stay open: who paid has no credits.',
)
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const settle = async (payment: Payment): Promise<Payment> => {
      if (!isDue(payment, now)) return payment;
      const settled = (await settlePayment(ports, payment.id)) ?? payment;
      if (payment.status !== 'declined' && settled.status === 'declined') await tellDeclined(ports, settled);
      return settled;
    };
    const { results } = await walk(ports, {
      list: 'payments',
      page: (cursor) => ports.payments.listOpen(openBefore(now), cursor),
      each: settle,
      progressOf: ({ status }) => (isOpen(status) ? 'waits' : 'done'),
      atOnce,
      deadline: performance.now() + runMs,
    });
    const open = results.filter(({ status }) => isOpen(status)).length;
    return { settled: results.length - open, open };
  });

export const handler = await scheduled(reconcilePayments);
