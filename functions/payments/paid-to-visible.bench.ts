import { setTimeout as wait } from 'node:timers/promises';
import { guest, signUp, type Customer } from '../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { atPayPal } from '../../infra/testing/payer.ts';

const purchases = 200;
const atOnce = 8;
const each = purchases / atOnce;
/** As often as a page that waits could ask at most. */
const lookEveryMs = 25;
const budgetMs = 3000;
/** Who waits longer has a failure, and this bench ends with it. */
const patienceMs = 30_000;

type Cloud = Awaited<ReturnType<typeof ownCloud>>;
type Way = 'capture' | 'webhook';

const balanceOf = async ({ call }: Customer): Promise<number> => (await call('GET /api/credits', {})).balance;

const webhooksOf = { capture: 'drop', webhook: 'normal' } as const;

const capture = ({ addresses }: Cloud, id: string) =>
  guest(addresses)('POST /api/payments/{id}/capture', { params: { id } });

/** Somebody begins a purchase and approves it at PayPal. */
const approved = async ({ addresses }: Cloud, { call }: Customer): Promise<string> => {
  const { id, approveUrl } = await call('POST /api/payments', { body: { pack: 'basic' } });
  await atPayPal(addresses, 'approve', { url: approveUrl });
  return id;
};

/** Milliseconds from the approval until the balance has the credits. */
const purchase = async (cloud: Cloud, customer: Customer, way: Way): Promise<number> => {
  const before = await balanceOf(customer);
  const id = await approved(cloud, customer);
  const start = performance.now();
  if (way === 'capture') await capture(cloud, id);
  while ((await balanceOf(customer)) === before) {
    if (performance.now() - start > patienceMs) throw new Error(`${id}: paid, and no credits`);
    await wait(lookEveryMs);
  }
  return performance.now() - start;
};

const lane = async (cloud: Cloud, customer: Customer, way: Way): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < each; turn++) times.push(await purchase(cloud, customer, way));
  return times;
};

const timesBy = async (cloud: Cloud, customers: readonly Customer[], way: Way): Promise<Figure[]> => {
  await atPayPal(cloud.addresses, 'webhooks', { mode: webhooksOf[way] });
  await Promise.all(customers.map((customer) => purchase(cloud, customer, way)));
  const times = (await Promise.all(customers.map((customer) => lane(cloud, customer, way)))).flat();
  const what = `from approval to visible credits, by ${way}`;
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms', budget: budgetMs },
    { what: `${what}, max`, value: Math.max(...times), unit: 'ms' },
  ];
};

const callsOfPayPal = async ({ addresses }: Cloud): Promise<number> => {
  const response = await fetch(`${addresses.paypal}/control/calls`);
  return ((await response.json()) as { readonly total: number }).total;
};

/** What the functions are called that a purchase is answered by, and what a figure calls them. */
const answering: Readonly<Record<Way, Readonly<Record<string, string>>>> = {
  capture: { CreatePayment: 'its beginning', CapturePayment: 'its capture' },
  webhook: {
    CreatePayment: 'its beginning',
    ReceiveWebhook: 'its webhooks',
    SettleWhatPaypalTold: 'what they lead to',
  },
};

const counted = 10;

/** Nobody looks meanwhile: what is counted is the purchase, and what follows from it. */
const callsBy = async (cloud: Cloud, customer: Customer, way: Way): Promise<Figure[]> => {
  await atPayPal(cloud.addresses, 'webhooks', { mode: webhooksOf[way] });
  await cloud.drain();
  const { capacity } = cloud.aws;
  capacity.reset();
  const before = await callsOfPayPal(cloud);
  for (let turn = 0; turn < counted; turn++) {
    const id = await approved(cloud, customer);
    if (way === 'capture') await capture(cloud, id);
    await cloud.drain();
  }
  const toPayPal = (await callsOfPayPal(cloud)) - before;
  const what = `one purchase by ${way}`;
  const parts = Object.entries(answering[way]).map(([name, part]) => ({
    what: `${what}, ${part}`,
    value: capacity.report(name).calls / counted,
    unit: 'AWS calls',
  }));
  return [
    ...parts,
    { what: `${what}, mails and all that follows`, value: capacity.report().calls / counted, unit: 'AWS calls' },
    { what, value: toPayPal / counted, unit: 'PayPal calls' },
  ];
};

/** From the payer's yes to credits on screen: once the payer comes back, and once PayPal's webhook alone tells of it. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud();
  try {
    const customers = await Promise.all(Array.from({ length: atOnce }, () => signUp(cloud.addresses)));
    const [one] = customers;
    if (!one) throw new Error('Nobody buys');
    const figures: Figure[] = [];
    for (const way of ['capture', 'webhook'] as const)
      figures.push(...(await timesBy(cloud, customers, way)), ...(await callsBy(cloud, one, way)));
    return figures;
  } finally {
    await cloud.close();
  }
};

export default measure;
