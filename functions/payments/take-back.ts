import type { PortName, PortsOf } from '../ports/connect.ts';
import { isNothing, takingOf, type WentBack } from '../rules/payments/take-back.ts';
import type { Payment } from '../store/payments/payment.ts';
import type { History } from '../store/payments/standing.ts';

export type { WentBack };

export const takeBackPorts = [
  'payments.find',
  'payments.standing',
  'payments.takeBack',
  'clock.now',
] as const satisfies readonly PortName[];

/** Each round a validation moved a credit meanwhile, or somebody else changed the payment. */
const rounds = 50;

/**
 * Takes credits back as far as the money went back, and answers the payment as it is then. What is told adds up: told again,
 * by two at once, or only in part later, it takes nothing twice and gives nothing back that a newer answer took. A payment
 * that brought nothing yet is left as it is.
 */
export const takeBack = async (
  { payments, clock }: PortsOf<(typeof takeBackPorts)[number]>,
  payment: Payment,
  wentBack: WentBack,
): Promise<Payment | undefined> => {
  let current: Payment | undefined = payment;
  let history: History | undefined;
  for (let round = 0; round < rounds; round++) {
    if (current?.chargeId === undefined) return current;
    const now = clock.now();
    const seen = await payments.standing(current, now, history);
    const taking = takingOf(current, seen.standing, wentBack, now);
    if (isNothing(taking, current)) return current;
    const result = await payments.takeBack({ payment: current, seen, taking, at: now });
    current = await payments.find(payment.id);
    if (result === 'taken') return current;
    history = seen.history;
  }
  throw new Error('The wallet of a customer kept changing');
};
