import { ask, isUnknownThere, toldOf } from '../payments/told.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Charge, Subject } from '../rules/payments/paypal.ts';
import { minusDays, plusSeconds } from '../rules/time.ts';
import type { Payment } from '../store/payments/payment.ts';
import type { Subscription } from '../store/payments/subscription.ts';

export const salesPorts = [
  'paypal.salesOf',
  'paypal.findSale',
  'payments.findByCharge',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof salesPorts)[number]>;

/** A sale with the payment that it became. */
export interface KnownSale {
  readonly charge: Charge;
  readonly payment: Payment | undefined;
}

/** The sale that a webhook is about, which PayPal's list may not tell yet. */
const hintedBy = (subject: Subject | undefined): string | undefined =>
  subject?.about === 'sale' || subject?.about === 'saleRefund' ? subject.saleId : undefined;

/** A sale by itself, with what went back of it; nothing where PayPal does not know it, or it is of another agreement. */
const findSale = async ({ paypal }: Ports, saleId: string, agreementId: string): Promise<Charge | undefined> => {
  const answer = await ask(paypal.findSale(saleId));
  if (!('told' in answer) && isUnknownThere(answer)) return undefined;
  const { agreementId: of, ...charge } = toldOf(answer, 'findSale');
  return of === agreementId ? charge : undefined;
};

const wentBack: ReadonlySet<Charge['status']> = new Set(['refunded', 'partiallyRefunded']);

/** The clock of PayPal may be ahead of ours. */
const aheadSeconds = 60;

/** All sales of a subscription as PayPal tells them now. */
export const salesOf = async (
  ports: Ports,
  { createdAt }: Subscription,
  agreementId: string,
  subject: Subject | undefined,
): Promise<readonly KnownSale[]> => {
  const span = { from: minusDays(createdAt, 1), to: plusSeconds(ports.clock.now(), aheadSeconds) };
  const listed = toldOf(await ask(ports.paypal.salesOf(agreementId, span)), 'salesOf');
  const hinted = hintedBy(subject);
  const charges = new Map(listed.map((charge) => [charge.id, charge]));
  const apart = listed.filter(({ id, status }) => id !== hinted && wentBack.has(status)).map(({ id }) => id);
  for (const id of [...apart, ...(hinted === undefined ? [] : [hinted])]) {
    const charge = await findSale(ports, id, agreementId);
    if (charge) charges.set(id, charge);
  }
  return Promise.all(
    [...charges.values()].map(async (charge) => ({ charge, payment: await ports.payments.findByCharge(charge.id) })),
  );
};
