import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Fault } from '#shared/errors/fault.ts';
import { reconcilePayments } from '#functions/jobs/reconcile-payments.ts';
import { compareWithPaypal } from '#functions/jobs/compare-with-paypal.ts';
import { newByLink, newPack } from '#functions/payments/new-payment.ts';
import { openOrder, openPorts } from '#functions/payments/open-order.ts';
import { settlePayment, settlePorts } from '#functions/payments/settle-payment.ts';
import { connect, type PortsOf } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { plusDays, plusSeconds } from '#functions/rules/time.ts';
import type { PayLink } from '#functions/store/payments/pay-links.ts';
import type { Payment } from '#functions/store/payments/payment.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { atPayPal, orderIn } from '../payer.ts';
import { chanceOf, type Chance } from './chance.ts';
import { faultyPorts, PowerCut } from './faulty-ports.ts';
import { payPalFor } from './paypal.ts';

const needs = [
  ...openPorts,
  ...settlePorts,
  ...reconcilePayments.needs,
  ...compareWithPaypal.needs,
  'payments.create',
  'payLinks.create',
  'payLinks.find',
  'ledger.movements',
] as const;
type Ports = PortsOf<(typeof needs)[number]>;

/** A customer who may be paid for. */
const newUser = async (now: string): Promise<string> => {
  const userId = newId('usr', now);
  const email = `${userId}@example.test`;
  const passwordHash = 'argon2id$1$1$a$a';
  const user = { userId, email, passwordHash, createdAt: now, verificationSentAt: now, logins: 1, language: 'es' };
  await documents().send(new PutCommand({ TableName: TableName(), Item: { ...keys.user(userId), ...user } }));
  return userId;
};

/** A function dies, or PayPal is silent: whatever else fails is a defect. */
const survive = (error: unknown): void => {
  const isExpected =
    error instanceof PowerCut || (error instanceof Fault && error.code === 'errors.paymentsUnavailable');
  if (!isExpected) throw error;
};

interface Setting {
  readonly ports: Ports;
  readonly paypal: string;
  readonly now: () => string;
}

/** What the payer does, in order; what PayPal decides comes after. */
const deedsOf = (chance: Chance): readonly string[] => {
  const drawn = chance.next();
  if (drawn < 0.1) return ['abandon'];
  if (drawn < 0.2) return ['decline'];
  if (drawn < 0.35) return ['decline', 'approve'];
  if (drawn < 0.5) return ['review', 'approve', 'agree'];
  return drawn < 0.6 ? ['review', 'approve', 'deny'] : ['approve'];
};

const reviews: Readonly<Record<string, 'pending' | 'approve' | 'deny'>> = {
  review: 'pending',
  agree: 'approve',
  deny: 'deny',
};

/** What comes too early, or too late, changes nothing. */
const act = async ({ paypal }: Setting, url: string, deed: string): Promise<void> => {
  const outcome = reviews[deed];
  const asking = outcome
    ? atPayPal({ paypal }, 'review', { orderId: orderIn(url), outcome })
    : atPayPal({ paypal }, deed, { url });
  await asking.catch(() => undefined);
};

/** A return, a webhook, its duplicates, a job: each asks for the same, of a function that may die at any step. */
const settleSomehow = async ({ ports }: Setting, { id }: Payment, chance: Chance): Promise<void> => {
  await settlePayment(faultyPorts(ports, chance), id).catch(survive);
};

type Later = () => Promise<void>;

/** One payer: acts, and after each deed none to three runs begin, most of them before the last ones end. */
const pay = async (setting: Setting, payment: Payment, chance: Chance): Promise<Later> => {
  await openOrder(faultyPorts(setting.ports, chance), payment, 'paypal').catch(survive);
  // Whoever got no answer asks again, mostly.
  if (chance.happens(0.9)) await openOrder(setting.ports, payment, 'paypal');
  const { approveUrl } = (await setting.ports.payments.find(payment.id)) ?? payment;
  if (approveUrl === undefined) return async () => undefined;
  const running: Promise<void>[] = [];
  const deeds = deedsOf(chance);
  for (const deed of deeds) {
    const begin = () => settleSomehow(setting, payment, chanceOf(chance.below(2 ** 31)));
    if (chance.happens(0.3)) running.push(begin());
    await act(setting, approveUrl, deed);
    for (let runs = chance.below(4); runs > 0; runs--) running.push(begin());
    if (chance.happens(0.5)) await Promise.all(running);
  }
  await Promise.all(running);
  if (chance.happens(0.15)) await atPayPal(setting, 'refund', { orderId: orderIn(approveUrl) }).catch(() => undefined);
  // Money that is under review by now is decided about later, and nobody hears of it.
  return () => act(setting, approveUrl, deeds.includes('deny') ? 'deny' : 'agree');
};

const linkOf = (userId: string, now: string): PayLink => ({
  id: `pl_${newId('link', now).slice(-16)}`,
  cents: 48_000,
  description: 'Informe',
  userId,
  credits: 30,
  validDays: 60,
  tier: 'pro',
  once: true,
  createdAt: now,
});

/** A customer who buys a pack; or two who pay one link that is paid once. */
const paymentsOf = async ({ ports, now }: Setting, chance: Chance): Promise<readonly Payment[]> => {
  const userId = await newUser(now());
  if (chance.happens(0.8)) return [newPack(userId, 'pro', 'es', now())];
  const link = linkOf(userId, now());
  await ports.payLinks.create(link);
  return [newByLink(link, 'es', now()), newByLink(link, 'en', now())];
};

/** What is wrong with a payment once all is quiet. */
const wrongsOf = async ({ ports }: Setting, { id }: Payment) => {
  const payment = await ports.payments.find(id);
  if (!payment) return { double: 0, lost: 1, unpaid: 0, open: 0, kept: 0, taken: 0 };
  const { orderId, userId = '', purchase } = payment;
  const answer = orderId === undefined ? undefined : await ports.paypal.findOrder(orderId);
  const captures = answer && 'told' in answer ? answer.told.captures : [];
  const took = captures.filter(({ status }) => status !== 'pending' && status !== 'declined' && status !== 'failed');
  const { rows } = await ports.ledger.movements(userId, {
    after: '1970-01-01T00:00:00.000Z',
    upTo: '9999-01-01T00:00:00.000Z',
  });
  const grants = rows.filter((row) => row.kind === 'grant' && row.lotId === payment.lotId);
  const isBack = took.some(({ status }) => status === 'refunded');
  const back = rows.filter(({ kind, lotId }) => kind === 'reverse' && lotId === payment.lotId);
  const gone = back.reduce((sum, { credits }) => sum - (credits ?? 0), 0);
  return {
    double: Math.max(0, grants.length - 1) + Math.max(0, took.length - 1),
    lost: took.length > 0 && grants.length === 0 ? 1 : 0,
    unpaid: grants.length > 0 && took.length === 0 ? 1 : 0,
    open: ['pending', 'processing', 'declined'].includes(payment.status) ? 1 : 0,
    kept: isBack && gone !== purchase.credits ? 1 : 0,
    taken: took.length,
  };
};

/** Of one customer: grants that no payment explains, such as of a row that two runs wrote, count as double. */
const strayGrants = async ({ ports }: Setting, payments: readonly Payment[]): Promise<number> => {
  const [{ userId = '' } = {}] = payments;
  const { rows } = await ports.ledger.movements(userId, {
    after: '1970-01-01T00:00:00.000Z',
    upTo: '9999-01-01T00:00:00.000Z',
  });
  const rowsOfAll = await Promise.all(payments.map(({ id }) => ports.payments.find(id)));
  const known = new Set(rowsOfAll.map((row) => row?.lotId));
  return rows.filter(({ kind, lotId }) => kind === 'grant' && !known.has(lotId)).length;
};

const nothing = { double: 0, lost: 0, unpaid: 0, open: 0, kept: 0, taken: 0 };
type Wrongs = typeof nothing;
const plus = (one: Wrongs, other: Wrongs): Wrongs => ({
  double: one.double + other.double,
  lost: one.lost + other.lost,
  unpaid: one.unpaid + other.unpaid,
  open: one.open + other.open,
  kept: one.kept + other.kept,
  taken: one.taken + other.taken,
});

export interface PaymentTrial {
  readonly interleavings: number;
  readonly atOnce: number;
  readonly seed: number;
}

const nothingWrong = { ...nothing, twiceByLink: 0, unexplained: 0 };
export type TrialWrongs = typeof nothingWrong;

/** Against the table that is open; tells after each batch what there was so far. */
export const paymentTrial = async (
  { interleavings, atOnce, seed }: PaymentTrial,
  tell: (wrongs: TrialWrongs, done: number) => void = () => undefined,
): Promise<TrialWrongs> => {
  let at = '2026-11-22T06:00:00.000Z';
  const now = () => at;
  const payPal = await payPalFor({ now });
  const ports: Ports = {
    ...(await connect([...needs])),
    clock: { now },
    dashboard: { address: async () => 'https://app.example.test' },
    mailQueue: { add: async () => undefined },
  };
  const setting: Setting = { ports, paypal: payPal.url, now };
  let wrongs = nothingWrong;
  try {
    for (let done = 0; done < interleavings; done += atOnce) {
      const chances = Array.from({ length: Math.min(atOnce, interleavings - done) }, (_, one) =>
        chanceOf(seed + done + one),
      );
      const trials = await Promise.all(
        chances.map(async (chance) => {
          const payments = await paymentsOf(setting, chance);
          await Promise.all(payments.map((payment) => ports.payments.create(payment)));
          return { payments, later: await Promise.all(payments.map((payment) => pay(setting, payment, chance))) };
        }),
      );
      // Whatever was lost, the jobs find: open payments first, then, a day later, what PayPal's books say.
      for (const seconds of [11 * 60, 25 * 60, 4 * 60 * 60]) {
        at = plusSeconds(at, seconds);
        await payPal.settled();
        await reconcilePayments.run(ports);
        await Promise.all(trials.flatMap(({ later }) => later.map((decide) => decide())));
      }
      at = `${plusDays(at, 1).slice(0, 10)}T07:00:00.000Z`;
      const { unexplained = 0 } = await compareWithPaypal.run(ports);
      for (const { payments } of trials) {
        const each = await Promise.all(payments.map((payment) => wrongsOf(setting, payment)));
        const sum = each.reduce(plus, nothing);
        const double = sum.double + (await strayGrants(setting, payments));
        wrongs = {
          ...plus(wrongs, { ...sum, double }),
          twiceByLink: wrongs.twiceByLink + (payments.length > 1 && sum.taken > 1 ? 1 : 0),
          unexplained: wrongs.unexplained,
        };
      }
      wrongs = { ...wrongs, unexplained: wrongs.unexplained + unexplained };
      tell(wrongs, done + chances.length);
    }
    return wrongs;
  } finally {
    await payPal.close();
  }
};
