import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { atPayPal } from '../../infra/testing/payer.ts';
import { buying } from '../../infra/testing/payments/buyer.ts';
import { callsTo, payPalFor, silence } from '../../infra/testing/payments/paypal.ts';
import { compareWithPaypal } from '../jobs/compare-with-paypal.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { newByLink } from './new-payment.ts';
import { openOrder, openPorts } from './open-order.ts';
import { settlePayment, settlePorts } from './settle-payment.ts';

ownTable();

let at = '2026-11-22T10:00:00.000Z';
const clock = { now: () => at };
let payPal: Awaited<ReturnType<typeof payPalFor>>;
beforeAll(async () => {
  payPal = await payPalFor(clock);
});
afterAll(() => payPal?.close());

const own = ['payments.create', 'payLinks.create', 'payLinks.find', 'credits.all'] as const;
const ports = async () => ({
  ...(await connect([...openPorts, ...settlePorts, ...compareWithPaypal.needs, ...own])),
  clock,
  dashboard: { address: async () => 'https://app.example.test' },
});
type Ports = Awaited<ReturnType<typeof ports>>;

const approve = (url: string) => atPayPal({ paypal: payPal.url }, 'approve', { url });

test('a second refund is found in PayPal’s books, and one payment that PayPal does not tell hides no other', async () => {
  const all = await ports();
  const [refunded, mute] = [await buying(all, at), await buying(all, at)];
  const refund = (amount: string) =>
    atPayPal({ paypal: payPal.url }, 'refund', { orderId: refunded.payment.orderId ?? '', amount });
  await Promise.all([approve(refunded.url), approve(mute.url)]);
  await settlePayment(all, refunded.id);
  await all.paypal.captureOrder(mute.payment.orderId ?? '', mute.id);
  await refund('30.00');
  await settlePayment(all, refunded.id);
  await refund('15.00');
  at = `${plusDays(at, 1).slice(0, 10)}T00:05:00.000Z`;
  const findOrder: Ports['paypal']['findOrder'] = async (id) =>
    id === mute.payment.orderId ? { ...silence, refused: 'UNREADABLE' } : all.paypal.findOrder(id);
  const hiding = { ...all, paypal: { ...all.paypal, findOrder } };
  await expect(compareWithPaypal.run(hiding)).rejects.toMatchObject({ code: 'errors.paymentsUnavailable' });
  expect(await all.payments.find(refunded.id)).toMatchObject({ takenBack: { cents: 4500, credits: 30 } });
  await compareWithPaypal.run(all);
  expect(await all.payments.find(mute.id)).toMatchObject({ status: 'success' });
});

test('money that PayPal calls given back is taken back, although it tells of no refund', async () => {
  const all = await ports();
  const { id, url, userId, payment } = await buying(all, at);
  await approve(url);
  await settlePayment(all, id);
  await atPayPal({ paypal: payPal.url }, 'refund', { orderId: payment.orderId ?? '' });
  const findOrder: Ports['paypal']['findOrder'] = async (orderId) => {
    const answer = await all.paypal.findOrder(orderId);
    return 'told' in answer ? { told: { ...answer.told, refunds: [] } } : answer;
  };
  const mute = { ...all, paypal: { ...all.paypal, findOrder } };
  expect(await settlePayment(mute, id)).toMatchObject({ status: 'refunded', takenBack: { cents: 7500, credits: 50 } });
  expect((await all.credits.all(userId)).map(({ remaining }) => remaining)).toEqual([0]);
});

test('a link that was paid stays closed, although a run that heard of a refusal before comes to its end after', async () => {
  const all = await ports();
  const of = { cents: 7500, description: 'Informe', credits: 0, validDays: 0, tier: 'free', once: true } as const;
  const link = { id: `pl_${newId('link', at).slice(-16)}`, ...of, createdAt: at };
  await all.payLinks.create(link);
  const payment = newByLink(link, 'es', at);
  await all.payments.create(payment);
  const { approveUrl: url } = await openOrder(all, payment, 'paypal');
  await atPayPal({ paypal: payPal.url }, 'decline', { url });
  const [heard, paid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const captureOrder: Ports['paypal']['captureOrder'] = async (...asked) => {
    const answer = await all.paypal.captureOrder(...asked);
    heard.resolve();
    await paid.promise;
    return answer;
  };
  const late = settlePayment({ ...all, paypal: { ...all.paypal, captureOrder } }, payment.id);
  await heard.promise;
  expect(await settlePayment(all, payment.id)).toMatchObject({ status: 'declined' });
  await approve(url ?? '');
  expect(await settlePayment(all, payment.id)).toMatchObject({ status: 'success' });
  paid.resolve();
  expect(await late).toMatchObject({ status: 'success' });
  expect(await all.payLinks.find(link.id)).toMatchObject({ takenBy: payment.id });
});

test('a refund is taken back while PayPal tells nothing of disputes, and whoever asked hears that it does not', async () => {
  const all = await ports();
  const { id, url, userId, payment } = await buying(all, at);
  await approve(url);
  await settlePayment(all, id);
  await atPayPal({ paypal: payPal.url }, 'refund', { orderId: payment.orderId ?? '', amount: '30.00' });
  const disputesOf = async () => ({ refused: 'NOT_AUTHORIZED', status: 403, passes: true });
  const forbidden = { ...all, paypal: { ...all.paypal, disputesOf } };
  const silently = { code: 'errors.paymentsUnavailable' };
  await expect(settlePayment(forbidden, id)).rejects.toMatchObject(silently);
  await expect(settlePayment(forbidden, id)).rejects.toMatchObject(silently);
  expect((await all.credits.all(userId)).map(({ remaining }) => remaining)).toEqual([30]);
  expect(await settlePayment(all, id)).toMatchObject({ status: 'refunded', takenBack: { cents: 3000, credits: 20 } });
});

test('a stranger who asks again and again does not try the means of a payer as often', async () => {
  const all = await ports();
  const { id, url } = await buying(all, at);
  await atPayPal({ paypal: payPal.url }, 'decline', { url });
  const captures = await callsTo(payPal, '/capture');
  for (let asked = 0; asked < 9; asked++) expect(await settlePayment(all, id)).toMatchObject({ status: 'declined' });
  expect(await callsTo(payPal, '/capture')).toBe(captures + 3);
  await approve(url);
  at = plusSeconds(at, 10);
  expect(await settlePayment(all, id)).toMatchObject({ status: 'success' });
});
