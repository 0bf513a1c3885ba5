import { newPack } from '#functions/payments/new-payment.ts';
import { openOrder, type openPorts } from '#functions/payments/open-order.ts';
import type { PortsOf } from '#functions/ports/connect.ts';
import { newUserRow } from '../payment.ts';

type Ports = PortsOf<(typeof openPorts)[number] | 'payments.create'>;

/** Somebody who was led to PayPal for a pack of 50 credits. */
export const buying = async (all: Ports, at: string) => {
  const { userId } = await newUserRow(at);
  const payment = newPack(userId, 'pro', 'es', at);
  await all.payments.create(payment);
  const opened = await openOrder(all, payment, 'paypal');
  return { userId, payment: opened, url: opened.approveUrl ?? '', id: opened.id };
};
