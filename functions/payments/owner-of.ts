import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Subject, Told } from '../rules/payments/paypal.ts';

export const ownerPorts = [
  'payments.findByCharge',
  'paypal.findOrder',
  'paypal.findCapture',
  'paypal.findSale',
  'paypal.findAgreement',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof ownerPorts)[number]>;

/** What of ours something at PayPal belongs to. */
export type Owner = { readonly paymentId: string } | { readonly subscriptionId: string };

/** Our ids, as we gave them to PayPal: what has another form is not ours. */
const ownerNamed = (customId: string | undefined): Owner | undefined => {
  if (customId === undefined) return undefined;
  if (/^pay_[0-9a-z]{26}$/.test(customId)) return { paymentId: customId };
  return /^sub_[0-9a-z]{26}$/.test(customId) ? { subscriptionId: customId } : undefined;
};

/** What PayPal says; nothing where it knows nothing of it. Rejects while it may say it later. */
const sayOf = async <T>(asked: Promise<Told<T>>): Promise<T | undefined> => {
  const answer = await asked;
  if ('told' in answer) return answer.told;
  if (answer.passes) throw new Error('PayPal does not answer now');
  return undefined;
};

/** Money that is in has its row; a charge of a period belongs to its subscription. */
const ownerOfCharge = async ({ payments }: Ports, chargeId: string): Promise<Owner | undefined> => {
  const payment = await payments.findByCharge(chargeId);
  if (!payment) return undefined;
  const { id: paymentId, subscriptionId } = payment;
  return subscriptionId === undefined ? { paymentId } : { subscriptionId };
};

const ownerOfAgreement = async ({ paypal }: Ports, agreementId: string | undefined): Promise<Owner | undefined> =>
  agreementId === undefined ? undefined : ownerNamed((await sayOf(paypal.findAgreement(agreementId)))?.customId);

const ownerOfOrder = async ({ paypal }: Ports, orderId: string | undefined): Promise<Owner | undefined> =>
  orderId === undefined ? undefined : ownerNamed((await sayOf(paypal.findOrder(orderId)))?.customId);

const ownerOfCapture = async (ports: Ports, captureId: string): Promise<Owner | undefined> => {
  const known = await ownerOfCharge(ports, captureId);
  if (known) return known;
  const capture = await sayOf(ports.paypal.findCapture(captureId));
  return capture && (ownerNamed(capture.customId) ?? ownerOfOrder(ports, capture.orderId));
};

const ownerOfSale = async (ports: Ports, saleId: string): Promise<Owner | undefined> => {
  const known = await ownerOfCharge(ports, saleId);
  if (known) return known;
  const sale = await sayOf(ports.paypal.findSale(saleId));
  return sale && (ownerNamed(sale.customId) ?? ownerOfAgreement(ports, sale.agreementId));
};

const present = (owner: Owner | undefined): readonly Owner[] => (owner ? [owner] : []);

const ownersBy: {
  readonly [A in Subject['about']]: (
    subject: Extract<Subject, { about: A }>,
    ports: Ports,
  ) => Promise<readonly Owner[]>;
} = {
  order: async ({ orderId, customId }, ports) => present(ownerNamed(customId) ?? (await ownerOfOrder(ports, orderId))),
  capture: async ({ captureId, customId }, ports) =>
    present(ownerNamed(customId) ?? (await ownerOfCapture(ports, captureId))),
  subscription: async ({ agreementId, customId }, ports) =>
    present(ownerNamed(customId) ?? (await ownerOfAgreement(ports, agreementId))),
  sale: async ({ saleId }, ports) => present(await ownerOfSale(ports, saleId)),
  saleRefund: async ({ saleId }, ports) => present(await ownerOfSale(ports, saleId)),
  dispute: async ({ chargeIds }, ports) =>
    (await Promise.all(chargeIds.map((chargeId) => ownerOfCharge(ports, chargeId)))).flatMap(present),
};

/** Whose payment or subscription it is that PayPal told of: by our id, by the charge, or by asking PayPal. */
export const ownersOf = (subject: Subject, ports: Ports): Promise<readonly Owner[]> =>
  (ownersBy[subject.about] as (subject: Subject, ports: Ports) => Promise<readonly Owner[]>)(subject, ports);
