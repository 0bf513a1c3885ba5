import type { PortsOf } from '../ports/connect.ts';
import { isPaid } from '../rules/payments/states.ts';
import type { PayLink } from '../store/payments/pay-links.ts';
import type { Payment } from '../store/payments/payment.ts';

/** The payment that paid a link which is paid once. */
export const paidBy = async (
  { payments }: PortsOf<'payments.find'>,
  { takenBy }: PayLink,
): Promise<Payment | undefined> => {
  const payment = takenBy === undefined ? undefined : await payments.find(takenBy);
  return payment && isPaid(payment.status) ? payment : undefined;
};
