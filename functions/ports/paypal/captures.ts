import * as z from 'zod';
import type { Charge, Refund, Told } from '../../rules/payments/paypal.ts';
import { told } from './client.ts';
import { ChargeStatus, inPath, Instant, Money } from './wire.ts';

const Wire = z.object({
  id: z.string(),
  status: ChargeStatus,
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: Money,
  custom_id: z.string().optional(),
  create_time: Instant,
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional()
    .catch(undefined),
});

const chargeOf = ({ id, status, status_details, amount, custom_id, create_time }: z.output<typeof Wire>): Charge => ({
  id,
  status,
  reason: status_details?.reason,
  amount,
  customId: custom_id,
  at: create_time,
});

export const Capture = Wire.transform(chargeOf);

const CaptureOfOrder = Wire.transform((wire) => ({
  ...chargeOf(wire),
  orderId: wire.supplementary_data?.related_ids?.order_id,
}));

/** Those that failed or were called off took nothing back. */
const isUnderwayOrDone: ReadonlySet<string> = new Set(['COMPLETED', 'PENDING']);

export const Refunds = z
  .array(z.object({ id: z.string(), status: z.string(), amount: Money }))
  .transform((refunds) =>
    refunds
      .filter(({ status }) => isUnderwayOrDone.has(status))
      .map(({ id, status, amount }): Refund => ({ id, cents: amount.cents, isFinal: status === 'COMPLETED' })),
  );

export const findCapture = (captureId: string): Promise<Told<Charge & { readonly orderId: string | undefined }>> =>
  told(CaptureOfOrder, { as: 'findCapture', method: 'GET', path: `/v2/payments/captures/${inPath(captureId)}` });
