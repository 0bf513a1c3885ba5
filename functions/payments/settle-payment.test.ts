import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { atPayPal, orderIn } from '../../infra/testing/payer.ts';
import { newUserRow } from '../../infra/testing/payment.ts';
import { buying } from '../../infra/testing/payments/buyer.ts';
import { callsTo, payPalFor, silence } from '../../infra/testing/payments/paypal.ts';
import { createPayment } from '../api/payments/create-payment.ts';
import { capturePayment } from '../api/payments/capture-payment.ts';
import { compareWithPaypal } from '../jobs/compare-with-paypal.ts';
import { reconcilePayments } from '../jobs/reconcile-payments.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import type { Payment } from '../store/payments/payment.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { newByLink } from './new-payment.ts';
import { openOrder } from './open-order.ts';
import { settlePayment } from './settle-payment.ts';

ownTable();

let at = '2026-11-22T10:00:00.000Z';
const clock = { now: () => at };
let payPal: Awaited<ReturnType<typeof payPalFor>>;
beforeAll(async () => {
  payPal = await payPalFor(clock);
});
afterAll(() => payPal.close());

const mails: MailDue[] = [];
const ports = async () => ({
  ...(await connect([
    ...createPayment.needs,
    ...capturePayment.needs,
    ...reconcilePayments.needs,
    ...compareWithPaypal.needs,
    'credits.all',
    'payments.list',
    'payLinks.create',
  ])),
  clock,
  dashboard: { address: async () => 'https://app.example.test' },
  mailQueue: { add: async (due: MailDue) => void mails.push(due) },
});
type Ports = Awaited<ReturnType<typeof ports>>;

const newUser = async (): Promise<string> => (await newUserRow(at)).userId;

const approve = (url: string) => atPayPal({ paypal: payPal.url }, 'approve', { url });
const granted = async (all: Ports, userId: string) => (await all.credits.all(userId)).map((lot) => lot.granted);

test('a hundred at once take the money once and grant once', async () => {
  const all = await ports();
  const { userId, url, id } = await buying(all, at);
  await approve(url);
  const settled = await Promise.all(Array.from({ length: 100 }, () => settlePayment(all, id)));
  expect(new Set(settled.map((payment) => payment?.status))).toEqual(new Set(['success']));
  expect(await granted(all, userId)).toEqual([50]);
  expect(await settlePayment(all, id)).toMatchObject({ status: 'success' });
});

test('an answer of PayPal that was lost is found when it is asked again, and the money is not taken twice', async () => {
  const all = await ports();
  const { userId, url, id } = await buying(all, at);
  await approve(url);
  const captureOrder: Ports['paypal']['captureOrder'] = async (...asked) => {
    await all.paypal.captureOrder(...asked);
    return silence;
  };
  const losing = { ...all, paypal: { ...all.paypal, captureOrder } };
  await expect(settlePayment(losing, id)).rejects.toMatchObject({ code: 'errors.paymentsUnavailable' });
  expect(await granted(all, userId)).toEqual([]);
  const captures = await callsTo(payPal, '/capture');
  expect(await settlePayment(all, id)).toMatchObject({ status: 'success' });
  expect(await callsTo(payPal, '/capture')).toBe(captures);
  expect(await granted(all, userId)).toEqual([50]);
});

test('what neither a return nor a webhook told is healed by a job, and so is a function that died before the grant', async () => {
  const all = await ports();
  const [one, other] = [await buying(all, at), await buying(all, at)];
  await Promise.all([approve(one.url), approve(other.url)]);
  const dying = { ...all, payments: { ...all.payments, grant: () => Promise.reject(new Error('power')) } };
  await expect(settlePayment(dying, other.id)).rejects.toThrow('power');
  await reconcilePayments.run(all);
  expect(await all.payments.find(one.id)).toMatchObject({ status: 'pending' });
  at = plusSeconds(at, 601);
  await reconcilePayments.run(all);
  for (const { id, userId } of [one, other]) {
    expect(await all.payments.find(id)).toMatchObject({ status: 'success' });
    expect(await granted(all, userId)).toEqual([50]);
  }
});

test('whoever left before their means were refused is told by mail, once', async () => {
  const all = await ports();
  const { url, id, userId } = await buying(all, at);
  await atPayPal({ paypal: payPal.url }, 'decline', { url });
  at = plusSeconds(at, 601);
  await reconcilePayments.run(all);
  at = plusSeconds(at, 60);
  await reconcilePayments.run(all);
  expect(await all.payments.find(id)).toMatchObject({ status: 'declined', declines: 1 });
  expect(mails.filter((due) => 'userId' in due && due.userId === userId)).toMatchObject([
    { mail: 'paymentFailed', paymentId: id },
  ]);
});

test('an order that nobody approves within three hours is cancelled, and leaves the list', async () => {
  const all = await ports();
  const { id } = await buying(all, at);
  at = plusSeconds(at, 3 * 60 * 60 + 1);
  await payPal.settled();
  await reconcilePayments.run(all);
  expect(await all.payments.find(id)).toMatchObject({ status: 'cancelled' });
  expect(await reconcilePayments.run(all)).toEqual({ settled: 0, open: 0 });
});

test('money that PayPal denies after a review buys nothing', async () => {
  const all = await ports();
  const { id, url, userId } = await buying(all, at);
  const review = (outcome: string) => atPayPal({ paypal: payPal.url }, 'review', { orderId: orderIn(url), outcome });
  await review('pending');
  await approve(url);
  expect(await settlePayment(all, id)).toMatchObject({ status: 'processing', reason: 'PENDING_REVIEW' });
  await review('deny');
  expect(await settlePayment(all, id)).toMatchObject({ status: 'failed' });
  expect(await granted(all, userId)).toEqual([]);
});

test.for<[string, Partial<Payment>]>([
  ['MISMATCH_AMOUNT', { cents: 7501 }],
  ['MISMATCH_PAYEE', { payee: 'SOMEBODY' }],
])('%s: nothing is taken before an operator looked, and what was taken buys nothing', async ([reason, other]) => {
  const all = await ports();
  const { id, url, userId, payment } = await buying(all, at);
  await approve(url);
  const changed = await all.payments.change(payment, other);
  const captures = await callsTo(payPal, '/capture');
  expect(await settlePayment(all, id)).toMatchObject({ status: 'failed', reason });
  expect(await callsTo(payPal, '/capture')).toBe(captures);
  await all.paypal.captureOrder(payment.orderId ?? '', id);
  expect(await settlePayment(all, id)).toMatchObject({ status: 'failed', reason });
  expect(await granted(all, userId)).toEqual([]);
  // An operator found that our row was wrong: asked again, the money counts.
  const failed = await all.payments.find(id);
  expect(changed).toBeDefined();
  if (failed) await all.payments.change(failed, { cents: payment.cents, payee: payment.payee });
  expect(await settlePayment(all, id)).toMatchObject({ status: 'success' });
  expect(await granted(all, userId)).toEqual([50]);
});

const forget = (userId: string) =>
  documents().send(new DeleteCommand({ TableName: TableName(), Key: keys.user(userId) }));
const close = (userId: string) =>
  documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.user(userId),
      UpdateExpression: 'SET deletedAt = :at',
      ExpressionAttributeValues: { ':at': at },
    }),
  );

test.for([
  ['is gone', forget],
  ['is being deleted', close],
] as const)(
  'nobody is charged for an account that %s, and money that was taken for it goes to an operator',
  async ([, leave]) => {
    const all = await ports();
    const [before, after] = [await buying(all, at), await buying(all, at)];
    await Promise.all([approve(before.url), approve(after.url)]);
    await all.paypal.captureOrder(after.payment.orderId ?? '', after.id);
    await Promise.all([leave(before.userId), leave(after.userId)]);
    expect(await settlePayment(all, before.id)).toMatchObject({ status: 'cancelled', reason: 'NO_ACCOUNT' });
    expect(await settlePayment(all, after.id)).toMatchObject({ status: 'failed', reason: 'ACCOUNT_GONE' });
    expect(await granted(all, after.userId)).toEqual([]);
  },
);

const claimOf = (id: string) => ({ keyHash: `key ${id}`, requestHash: 'request', id, carry: () => undefined });

test('while PayPal is silent a purchase is a 503, and its repeat goes on from the same payment', async () => {
  const all = await ports();
  const userId = await newUser();
  const asked = { language: 'es', requestId: 'r', userAgent: undefined, from: '' } as const;
  const claim = { keyHash: 'key', requestHash: 'request', answeredBy: claimOf, isWritten: () => true };
  const input = { body: { pack: 'pro', method: 'paypal' }, caller: { userId }, asked, claim } as never;
  const silent = { ...all, paypal: { ...all.paypal, createOrder: async () => silence } };
  await expect(createPayment.run(input, silent)).rejects.toMatchObject({ code: 'errors.paymentsUnavailable' });
  const page = await all.payments.list(userId, { limit: 9 });
  if (page === 'invalidCursor') throw new Error('A first page has no cursor');
  const [begun, ...others] = page.rows;
  expect(others).toEqual([]);
  const repeated = await createPayment.replay?.(begun?.id ?? '', input, all);
  expect(repeated).toMatchObject({ id: begun?.id, approveUrl: expect.stringContaining('checkoutnow') as unknown });
  expect(await createPayment.replay?.(begun?.id ?? '', input, all)).toEqual(repeated);
});

/** Two payers of one link that is paid once. */
const byOneLink = async (all: Ports) => {
  const userId = await newUser();
  const of = { description: 'Informe', tier: 'pro', credits: 30, validDays: 60, cents: 48_000 } as const;
  const link = { ...of, id: `pl_${newId('link', at).slice(-16)}`, userId, once: true, createdAt: at };
  await all.payLinks.create(link);
  const begin = async () => {
    const payment = newByLink(link, 'es', at);
    await all.payments.create(payment);
    return { id: payment.id, url: (await openOrder(all, payment, 'paypal')).approveUrl ?? '' };
  };
  return { userId, linkId: link.id, one: await begin(), other: await begin() };
};

test('a link that is paid once stays with money that is not what was asked for, until an operator has looked', async () => {
  const all = await ports();
  const { userId, one, other } = await byOneLink(all);
  await approve(one.url);
  const captureOrder: Ports['paypal']['captureOrder'] = async (...asked) => {
    const answer = await all.paypal.captureOrder(...asked);
    if (!('told' in answer)) return answer;
    const captures = answer.told.captures.map((charge) => ({ ...charge, amount: { cents: 1, currency: 'USD' } }));
    return { told: { ...answer.told, captures } };
  };
  const settled = await settlePayment({ ...all, paypal: { ...all.paypal, captureOrder } }, one.id);
  expect(settled).toMatchObject({ status: 'failed', reason: 'MISMATCH_AMOUNT' });
  await approve(other.url);
  expect(await settlePayment(all, other.id)).toMatchObject({ status: 'cancelled', reason: 'LINK_CLOSED' });
  expect(await granted(all, userId)).toEqual([]);
});

test('a link that is paid once stays with the payer whose other means are being charged while the first ones are declined', async () => {
  const all = await ports();
  const { userId, one, other } = await byOneLink(all);
  await atPayPal({ paypal: payPal.url }, 'decline', { url: one.url });
  const captureOrder: Ports['paypal']['captureOrder'] = async (...asked) => {
    const declined = await all.paypal.captureOrder(...asked);
    await approve(one.url);
    await settlePayment(all, one.id);
    return declined;
  };
  await settlePayment({ ...all, paypal: { ...all.paypal, captureOrder } }, one.id);
  await approve(other.url);
  expect(await settlePayment(all, other.id)).toMatchObject({ status: 'cancelled', reason: 'LINK_CLOSED' });
  expect(await all.payments.find(one.id)).toMatchObject({ status: 'success' });
  expect(await granted(all, userId)).toEqual([30]);
});

test('a run that was refused a link does not free it from another run of its payment', async () => {
  const all = await ports();
  const { linkId, one, other } = await byOneLink(all);
  await approve(one.url);
  await all.payLinks.take(linkId, other.id, 'run_other');
  const take: Ports['payLinks']['take'] = async (...asked) => {
    const taken = await all.payLinks.take(...asked);
    await all.payLinks.letGo(linkId, other.id, 'run_other');
    await settlePayment(all, one.id);
    return taken;
  };
  await settlePayment({ ...all, payLinks: { ...all.payLinks, take } }, one.id);
  await approve(other.url);
  expect(await settlePayment(all, other.id)).toMatchObject({ status: 'cancelled', reason: 'LINK_CLOSED' });
});

test('while PayPal is silent a payment is shown as it stands', async () => {
  const all = await ports();
  const { id, url } = await buying(all, at);
  await approve(url);
  const silent = { ...all, paypal: { ...all.paypal, findOrder: async () => silence } };
  const asked = { params: { id } } as never;
  expect(await capturePayment.run(asked, silent)).toMatchObject({ id, status: 'pending' });
  expect(await capturePayment.run(asked, all)).toMatchObject({ id, status: 'success' });
});

test('money that went back is found in PayPal’s books where no word of it came, and what nobody explains is told', async () => {
  const all = await ports();
  const { id, url, userId, payment } = await buying(all, at);
  await approve(url);
  await settlePayment(all, id);
  await atPayPal({ paypal: payPal.url }, 'refund', { orderId: payment.orderId ?? '', amount: '30.00' });
  const unknown = await buying(all, at);
  await approve(unknown.url);
  await all.paypal.captureOrder(unknown.payment.orderId ?? '', unknown.id);
  await documents().send(new DeleteCommand({ TableName: TableName(), Key: keys.payment(unknown.id) }));
  at = `${plusDays(at, 1).slice(0, 10)}T00:05:00.000Z`;
  const { compared, unexplained } = await compareWithPaypal.run(all);
  expect(compared).toBeGreaterThan(5);
  // One whose row is gone, two that were taken for accounts that are gone.
  expect(unexplained).toBe(3);
  expect(await all.payments.find(id)).toMatchObject({ status: 'refunded', takenBack: { cents: 3000, credits: 20 } });
  expect((await all.credits.all(userId)).map(({ remaining }) => remaining)).toEqual([30]);
  expect(await compareWithPaypal.run(all)).toEqual({ compared: 0, unexplained: 0 });
});
