import * as z from 'zod';
import type { Told } from '../events/event.ts';
import type { Subject } from './paypal.ts';

const id = z.string();
const customId = id.optional();

/** What PayPal told of: ids only, a hint of what to ask it about. */
const PaymentTold = z.discriminatedUnion('about', [
  z.object({ about: z.literal('order'), orderId: id, customId }),
  z.object({ about: z.literal('capture'), captureId: id, customId }),
  z.object({ about: z.literal('subscription'), agreementId: id, customId }),
  z.object({ about: z.literal('sale'), saleId: id, agreementId: id.optional() }),
  z.object({ about: z.literal('saleRefund'), refundId: id, saleId: id }),
  z.object({ about: z.literal('dispute'), disputeId: id, chargeIds: z.array(id) }),
]) satisfies z.ZodType<Subject>;

export const paymentTold: Told<typeof PaymentTold> = { name: 'paymentTold', message: PaymentTold };

const idOf: { readonly [A in Subject['about']]: (subject: Extract<Subject, { about: A }>) => string } = {
  order: ({ orderId }) => orderId,
  capture: ({ captureId }) => captureId,
  subscription: ({ agreementId }) => agreementId,
  sale: ({ saleId, agreementId }) => agreementId ?? saleId,
  saleRefund: ({ saleId }) => saleId,
  dispute: ({ disputeId }) => disputeId,
};

/** What is about one object of PayPal's waits its turn together. */
export const groupOf = (subject: Subject): string => (idOf[subject.about] as (subject: Subject) => string)(subject);
