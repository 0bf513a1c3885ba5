import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Payment } from '../store/payments/payment.ts';

export const settlePorts = ['payments.find'] as const satisfies readonly PortName[];

/** Asks PayPal about a payment and does what follows; `undefined` where there is no such payment. Harmless to repeat. */
export const settlePayment = (ports: PortsOf<(typeof settlePorts)[number]>, id: string): Promise<Payment | undefined> =>
  ports.payments.find(id);
