import { type Inside } from './api-key.ts';
import { advance, control, nowOf, runJob, whileFailing } from './control.ts';
import { guest, signUp, statusOf, type Addresses, type Customer } from './customer.ts';
import { keys } from '#functions/store/table/keys.ts';
import { operatorOf } from './operate.ts';
import { openByLink, payByLinkAndLeave } from './paid-by-link.ts';
import { atPayPal, orderIn, whilePayPalIsSilent } from './payer.ts';
import { signedHeaders } from './signed-webhook.ts';
import { subscribe } from './widget-holder.ts';
import { tableIn } from './table-in.ts';

type Caller = Pick<Customer, 'call'>;

/** PayPal's id of the sale by which a subscription was paid. */
const saleOf = async ({ databasePort }: Inside, { call }: Caller): Promise<unknown> => {
  const { data } = await call('GET /api/payments', { query: { limit: 50 } });
  const rows = await Promise.all(data.map(({ id }) => tableIn(databasePort).get(keys.payment(id))));
  return rows.find(({ subscriptionId }) => subscriptionId !== undefined)?.['chargeId'];
};

/**
 * Money of a subscription goes back at PayPal, which says so to nobody. What it said before is done: whoever is told of the
 * sale asks PayPal, and would find that the money went back.
 */
export const giveBackUnheard = async (cloud: Addresses, inside: Inside, customer: Caller): Promise<void> => {
  const saleId = await saleOf(inside, customer);
  await control(cloud, '/events/drain', { seconds: 240, function: 'SettleWhatPaypalTold' });
  await whilePayPalIsSilent(cloud, () => atPayPal(cloud, 'refund', { saleId }));
};

/** Money that was under review, and went back before anybody heard that it came in. */
const backBeforeItCame = async (cloud: Addresses, { call }: Caller): Promise<string> => {
  const { id, approveUrl } = await call('POST /api/payments', { body: { pack: 'basic' } });
  const orderId = orderIn(approveUrl);
  await atPayPal(cloud, 'review', { orderId, outcome: 'pending' });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await guest(cloud)('POST /api/payments/{id}/capture', { params: { id } });
  await atPayPal(cloud, 'review', { orderId, outcome: 'approve' });
  await atPayPal(cloud, 'refund', { orderId });
  return id;
};

/** Agreed to at PayPal, and nobody came back. */
export const agreeAndLeave = async (cloud: Addresses, { call }: Caller) => {
  const { approveUrl } = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
};

/** Agreed to and cancelled before PayPal's word came: cancelling finds the money. */
const cancelUnheard = async (cloud: Addresses, { call }: Caller) => {
  const { id, approveUrl } = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await call('POST /api/subscriptions/{id}/cancel', { params: { id } });
};

/** The job that asks about subscriptions finds nothing out for a day: PayPal's books tell of one that began. */
export const whileNobodyAsks = (cloud: Addresses, act: () => Promise<unknown>) =>
  whilePayPalIsSilent(cloud, async () => {
    await agreeAndLeave(cloud, await signUp(cloud));
    await whileFailing(cloud, { kind: 'error', service: 'dynamodb', function: 'ReconcileSubscriptions' }, act);
  });

/** A word of PayPal's whose certificate cannot be had, so that PayPal itself is asked whether it said it. */
export const tellWithoutCertificate = async (cloud: Addresses) => {
  const now = await nowOf(cloud);
  const body = '{"event_type":"PAYMENT.CAPTURE.COMPLETED"}';
  const certUrl = `${cloud.paypal}/v1/notifications/certs/CERT-${now.length}`;
  const time = now.replace(/\.\d+Z$/, 'Z');
  await atPayPal(cloud, 'faults', { errorRate: 1 });
  const headers = { 'content-type': 'application/json', ...signedHeaders({ body, certUrl, webhookId: 'none', time }) };
  await fetch(`${cloud.appApi}/api/payments/webhook`, { method: 'POST', headers, body });
  await atPayPal(cloud, 'faults', { errorRate: 0 });
};

/** Nobody comes back to them and PayPal's word is lost: jobs find out what became of them. */
export const leavePaymentsBehind = async (cloud: Addresses, customer: Customer) => {
  const { call } = customer;
  await atPayPal(cloud, 'webhooks', { mode: 'drop' });
  await agreeAndLeave(cloud, customer);
  await cancelUnheard(cloud, await signUp(cloud));
  await backBeforeItCame(cloud, customer);
  const id = await backBeforeItCame(cloud, customer);
  await guest(cloud)('POST /api/payments/{id}/capture', { params: { id } });
  for (const deed of ['approve', 'decline']) {
    const { approveUrl } = await call('POST /api/payments', { body: { pack: 'basic' } });
    await atPayPal(cloud, deed, { url: approveUrl });
  }
  const { id: paid, approveUrl } = await call('POST /api/payments', { body: { pack: 'pro' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await guest(cloud)('POST /api/payments/{id}/capture', { params: { id: paid } });
  await atPayPal(cloud, 'refund', { orderId: orderIn(approveUrl) });
  await payByLinkAndLeave(cloud, customer.email);
  await atPayPal(cloud, 'webhooks', { mode: 'normal' });
  // Of this one PayPal itself tells.
  await payByLinkAndLeave(cloud, customer.email);
};

/** The money of a subscription went back unheard: whoever cancels it finds that it is over. */
export const cancelAfterMoneyBack = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const customer = await signUp(cloud);
  const { id } = await subscribe(cloud, customer, 'basic');
  await giveBackUnheard(cloud, inside, customer);
  await statusOf(customer.call('POST /api/subscriptions/{id}/cancel', { params: { id } }));
};

/**
 * The table takes that a link has its order, after it counted whose address asks, and its answer is lost: written
 * again, it stands there.
 */
export const loseAnswerOfOrder = async (cloud: Addresses, email: string): Promise<void> => {
  const lost = { kind: 'error', service: 'dynamodb', operation: 'UpdateItem', when: 'after', skip: 1, times: 1 };
  await whileFailing(cloud, { ...lost, function: 'PayByLink' }, () => payByLinkAndLeave(cloud, email));
};

/** As long as a month of a subscription is at most, and a day. */
const monthSeconds = 32 * 86_400;

/** A month goes by in which PayPal's words are lost, and these jobs find nothing out. */
const monthWithout = (cloud: Addresses, jobs: readonly string[], act: () => Promise<void>): Promise<void> =>
  whilePayPalIsSilent(cloud, () => {
    const faults = jobs.map((job) => ({ kind: 'error', service: 'dynamodb', function: job }));
    return whileFailing(cloud, faults, async () => {
      await advance(cloud, monthSeconds);
      await act();
    });
  });

/** The payment of a customer that has only one. */
const paymentOf = async ({ call }: Caller): Promise<string> => {
  const [paid] = (await call('GET /api/payments', { query: {} })).data;
  return paid?.id ?? '';
};

const settle = (cloud: Addresses, id: string) => operatorOf(cloud)({ command: 'settle', id });

const subscribed = async (cloud: Addresses) => {
  const customer = await signUp(cloud);
  await subscribe(cloud, customer, 'basic');
  return { ...customer, payment: await paymentOf(customer) };
};

/** A subscription whose first month was granted, and then nobody wrote that it has begun. */
const beginCutShort = async (cloud: Addresses): Promise<void> => {
  const customer = await signUp(cloud);
  const dies = { kind: 'error', service: 'dynamodb', operation: 'TransactWriteItems', skip: 1 };
  await whilePayPalIsSilent(cloud, async () => {
    const subscribing = () => statusOf(subscribe(cloud, customer, 'basic'));
    await whileFailing(cloud, { ...dies, function: 'ConfirmSubscription' }, subscribing);
    await settle(cloud, await paymentOf(customer));
  });
};

/**
 * Operators have found out what jobs did not: that a subscription has begun, that money of a month went back, that the next
 * was paid, and that nobody paid by a link in time, which is left to others.
 */
export const settleByHand = async (cloud: Addresses, inside: Inside): Promise<void> => {
  await beginCutShort(cloud);
  const [renewed, paidBack, link] = [await subscribed(cloud), await subscribed(cloud), await openByLink(cloud)];
  await giveBackUnheard(cloud, inside, paidBack);
  await settle(cloud, paidBack.payment);
  await monthWithout(cloud, ['ReconcileSubscriptions', 'ReconcilePayments', 'CompareWithPaypal'], async () => {
    await settle(cloud, renewed.payment);
    await settle(cloud, link.id);
  });
};

/** So many runs reach the end of whatever falls due in a cloud of tests. */
const runsAtMost = 50;

/** What is due the longest is asked about first, and a run has its end: however much is due, this one has its turn. */
const untilTakenBack = async (cloud: Addresses, { databasePort }: Inside, id: string): Promise<void> => {
  for (let run = 0; run < runsAtMost; run++) {
    const { takenBack } = await tableIn(databasePort).get(keys.payment(id));
    if (takenBack !== undefined) return;
    // A run in which anything failed, whosoever it was, has failed.
    await runJob(cloud, 'ReconcileSubscriptions').catch(() => undefined);
  }
  throw new Error('Nobody took back what money brought that went back');
};

/** Money of a month went back, of which nobody hears or reads in PayPal's books: whoever asks about the next month finds it. */
export const renewAfterMoneyBack = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const customer = await subscribed(cloud);
  await giveBackUnheard(cloud, inside, customer);
  const others = ['CompareWithPaypal', 'SettleWhatPaypalTold'];
  await monthWithout(cloud, others, () => untilTakenBack(cloud, inside, customer.payment));
};
