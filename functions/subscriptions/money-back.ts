import { takeBack, takeBackPorts } from '../payments/take-back.ts';
import { ask, toldOf } from '../payments/told.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Charge, Dispute, Subject } from '../rules/payments/paypal.ts';
import type { Payment } from '../store/payments/payment.ts';
import type { KnownSale } from './sales.ts';

export const moneyBackPorts = [...takeBackPorts, 'paypal.disputesOf'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof moneyBackPorts)[number]>;

/** Disputes are asked about where one is told or known: PayPal is asked once for each sale. */
const mayBeDisputed = ({ charge, payment }: KnownSale, subject: Subject | undefined): boolean =>
  payment?.frozen !== undefined ||
  payment?.status === 'disputed' ||
  (subject?.about === 'dispute' && subject.chargeIds.includes(charge.id));

const refundedCentsOf = ({ status, amount, refundedCents = 0 }: Charge): number =>
  status === 'refunded' ? amount.cents : refundedCents;

const isChanged = (before: Payment, after: Payment | undefined): boolean => after?.version !== before.version;

const ofSale = async (ports: Ports, payment: Payment, charge: Charge, isDisputed: boolean): Promise<boolean> => {
  const cents = refundedCentsOf(charge);
  const disputes: readonly Dispute[] = isDisputed
    ? toldOf(await ask(ports.paypal.disputesOf(charge.id)), 'disputesOf')
    : [];
  if (cents <= (payment.takenBack?.cents ?? 0) && disputes.length === 0 && !payment.frozen) return false;
  const refunds = cents > 0 ? [{ id: charge.id, cents, isFinal: true }] : [];
  const isReversal = disputes.some(({ isOpen, winner }) => !isOpen && winner === 'buyer');
  return isChanged(payment, await takeBack(ports, payment, { refunds, disputes, isReversal }));
};

/** Takes credits back where money of granted sales went back; whether that changed anything. */
export const takeBackSales = async (
  ports: Ports,
  sales: readonly KnownSale[],
  subject: Subject | undefined,
): Promise<boolean> => {
  let changed = false;
  for (const sale of sales)
    if (sale.payment && (await ofSale(ports, sale.payment, sale.charge, mayBeDisputed(sale, subject)))) changed = true;
  return changed;
};
