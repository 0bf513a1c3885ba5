import * as z from 'zod';
import type { Desk } from '../desk.ts';
import type { Payment } from '../payments/payment.ts';
import { Impossible } from './controlled.ts';

/** A payment as tools know it: by its order, or by its own id. */
export const paymentName = z
  .object({ orderId: z.string(), saleId: z.string() })
  .partial()
  .refine(({ orderId, saleId }) => (orderId === undefined) !== (saleId === undefined), 'names an orderId or a saleId');

export const paymentNamed = (desk: Desk, { orderId, saleId }: z.infer<typeof paymentName>): Payment => {
  const id = orderId === undefined ? saleId : desk.orders.get(orderId)?.paymentIds[0];
  const payment = desk.payments.get(id ?? '');
  if (!payment) throw new Impossible(`Nothing was paid for ${orderId ?? saleId}.`);
  return payment;
};
