import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { client } from '#shared/contract/client.ts';
import { goodPassword, guest, mailsTo, signUp } from '../../infra/testing/customer.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { atPayPal } from '../../infra/testing/payer.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  cloud = await ownCloud();
});
afterAll(() => cloud?.close());

const daySeconds = 24 * 60 * 60;

/** What PayPal told and what follows from it is done. */
const calm = async () => {
  for (const reader of ['SettleWhatPaypalTold', 'PublishEvents', 'CarryPlanToKeys', 'CarrySubscriptionToKeys'])
    await cloud.drain(60, reader);
};

/** Time goes on, day by day, as jobs and PayPal see it. */
const pass = async (days: number) => {
  for (let day = 0; day < days; day++) {
    await cloud.advance(daySeconds);
    await calm();
  }
};

const reconcile = async () => {
  await cloud.runSchedules('ReconcileSubscriptions');
  await calm();
};

const webhooks = (mode: object) => atPayPal(cloud.addresses, 'webhooks', mode);
const renewals = (subscriptionId: string | null, outcome: 'pay' | 'fail') =>
  atPayPal(cloud.addresses, 'renewals', { subscriptionId, outcome });

type Plan = 'basic' | 'pro' | 'enterprise';

const person = async () => {
  const { email } = await signUp(cloud.addresses);
  /** Sessions end sooner than a year does. */
  const signedIn = async () => {
    const { token } = await guest(cloud.addresses)('POST /api/auth/login', { body: { email, password: goodPassword } });
    return client({ baseUrl: cloud.addresses.appApi, token: () => token, language: () => 'es' });
  };
  const choose = async (plan: Plan) => {
    const asked = await (await signedIn())('POST /api/subscriptions', { body: { plan } });
    await atPayPal(cloud.addresses, 'approve', { url: asked.approveUrl });
    await calm();
    return asked;
  };
  const standing = async () => {
    const call = await signedIn();
    const [{ user }, listed] = await Promise.all([call('GET /api/auth/me', {}), call('GET /api/subscriptions', {})]);
    return { ...listed, plan: user.plan, credits: user.credits };
  };
  return { email, signedIn, choose, standing };
};

const Found = z.object({
  lots: z.array(z.object({ lotId: z.string(), source: z.string(), granted: z.int() })),
  features: z.record(z.string(), z.string().nullable()),
});
const operate = async (event: object) =>
  (await cloud.invoke('Operate', { by: 'tests', why: 'look', ...event })).payload;

test('a year of a subscription: every sale is one lot, whatever fails, doubles or is lost, and the plan is right at each step', async () => {
  const { email, signedIn, choose, standing } = await person();
  const keyState = async () => (await (await signedIn())('GET /api/keys', {})).data[0]?.state;

  // August: Pro begins; its webhooks come twice.
  await webhooks({ mode: 'duplicate' });
  const pro = await choose('pro');
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 55, current: { id: pro.id, status: 'active' } });
  const { current } = await standing();
  await (
    await signedIn()
  )('POST /api/keys', { body: { name: 'Tienda', environment: 'production', password: goodPassword } });
  expect(await keyState()).toBe('active');

  // Two renewals that PayPal tells, twice each.
  await pass(62);
  expect(await standing()).toMatchObject({
    plan: 'pro',
    current: { status: 'active', totalPaid: { value: '198.00' } },
  });

  // One that nobody tells: the job finds it.
  await webhooks({ mode: 'drop' });
  await pass(31);
  await reconcile();
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 50, current: { totalPaid: { value: '264.00' } } });

  // One that fails: the plan goes on for a while, the credits of the month before are over.
  await webhooks({ mode: 'normal' });
  await renewals(current?.subscriptionId ?? null, 'fail');
  await pass(31);
  const late = await standing();
  expect(late).toMatchObject({ plan: 'pro', credits: 0, current: { status: 'pastDue' } });
  expect(late.current?.failure?.retryAt).not.toBeNull();
  expect(await keyState()).toBe('active');
  await calm();
  await cloud.drain(60, 'MailAboutSubscription');
  expect(
    (await mailsTo(cloud.addresses, email)).filter(({ subject }) => subject === 'No pudimos cobrar Pro'),
  ).toHaveLength(1);

  // It goes through when PayPal tries again.
  await renewals(current?.subscriptionId ?? null, 'pay');
  await pass(5);
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 50, current: { status: 'active', failure: null } });

  // It fails until PayPal gives up: then the plan is over.
  await renewals(current?.subscriptionId ?? null, 'fail');
  await pass(40);
  expect(await standing()).toMatchObject({ plan: 'free', current: { status: 'suspended', entitledUntil: null } });
  expect(await keyState()).toBe('lapsed');

  // Whoever pays anew has a plan at once; the suspended one is over at PayPal too.
  const enterprise = await choose('enterprise');
  const lifted = await standing();
  expect(lifted).toMatchObject({ plan: 'enterprise', credits: 100, current: { id: enterprise.id }, upcoming: null });
  expect(lifted.previous).toMatchObject([{ id: pro.id, endedAs: 'replaced', status: 'cancelled' }]);
  expect(await keyState()).toBe('active');

  // A smaller plan waits; on its day it begins, with its own credits and without what it does not include.
  await pass(3);
  const basic = await choose('basic');
  expect(await standing()).toMatchObject({
    plan: 'enterprise',
    upcoming: { id: basic.id },
    current: { id: enterprise.id },
  });
  await pass(30);
  await reconcile();
  const lower = await standing();
  expect(lower).toMatchObject({ plan: 'basic', credits: 15, current: { id: basic.id }, upcoming: null });
  expect(await keyState()).toBe('lapsed');

  // Cancelled, it lasts until the period ends, and no longer.
  const call = await signedIn();
  const cancelled = await call('POST /api/subscriptions/{id}/cancel', { params: { id: basic.id } });
  expect(await standing()).toMatchObject({ plan: 'basic', credits: 15, current: { endedAs: 'cancelled' } });
  await pass(31);
  expect(cancelled.expiresAt).toBe(lower.current?.activeTo);
  const after = await standing();
  expect(after).toMatchObject({ plan: 'free', credits: 0, current: null, upcoming: null });
  expect(after.previous.map(({ plan, endedAs }) => [plan, endedAs])).toEqual([
    ['basic', 'cancelled'],
    ['enterprise', 'replaced'],
    ['pro', 'replaced'],
  ]);

  // Every sale is one payment, and one lot.
  const { data } = await (await signedIn())('GET /api/payments', { query: { limit: 50 } });
  const periods = data.filter(({ kind }) => kind === 'period');
  expect(periods.map(({ pack, amount }) => [pack, amount.value]).toReversed()).toEqual([
    ['pro', '66.00'],
    ['pro', '66.00'],
    ['pro', '66.00'],
    ['pro', '66.00'],
    ['pro', '66.00'],
    ['enterprise', '125.00'],
    ['basic', '22.00'],
  ]);
  const movements = (await (await signedIn())('GET /api/credits/movements', { query: { limit: 100 } })).data;
  const grants = movements.filter(({ kind, source }) => kind === 'grant' && source === 'subscription');
  expect(grants.map(({ credits }) => credits).toReversed()).toEqual([50, 50, 50, 50, 50, 100, 15]);
  expect(new Set(grants.map(({ lotId }) => lotId)).size).toBe(7);
  expect(Found.parse(await operate({ command: 'find', email })).features['widget']).toBeNull();
  expect(await operate({ command: 'books', email })).toMatchObject({ difference: 0 });
}, 240_000);
