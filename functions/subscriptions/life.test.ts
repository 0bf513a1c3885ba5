import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { goodPassword, logIn, mailsTo, signUp, type Customer } from '../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';
import { atPayPal } from '../../infra/testing/payer.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  await pass((nextAutumn() - Date.parse(cloud.now().now)) / 1000);
});
afterAll(() => cloud?.close());

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/** A year that begins on the last of a month: its periods are the same, and the hard ones, whenever this runs. */
const nextAutumn = (): number => {
  const { now } = cloud.now();
  const ofYear = (year: number) => Date.parse(`${year}-08-31T10:00:00.000Z`);
  const year = Number(now.slice(0, 4));
  return ofYear(ofYear(year) > Date.parse(now) ? year : year + 1);
};

/** What PayPal told and what follows from it is done. */
const calm = async () => {
  for (const reader of ['SettleWhatPaypalTold', 'PublishEvents', 'CarryPlanToKeys', 'CarrySubscriptionToKeys'])
    expect(await cloud.drain(60, reader)).toEqual({ isDrained: true, open: [] });
};

/** Time goes on, as PayPal and the jobs see it. */
const pass = async (seconds: number) => {
  await cloud.advance(seconds);
  await calm();
};

/** Until a while after an instant, and so many days: PayPal acted, and a webhook that has not come by then is lost. */
const passBeyond = (instant: string | null | undefined, days = 0) =>
  pass((Date.parse(instant ?? '') - Date.parse(cloud.now().now)) / 1000 + 2 * hourSeconds + days * daySeconds);

const webhooks = (mode: object) => atPayPal(cloud.addresses, 'webhooks', mode);
const renewals = (subscriptionId: string | null, outcome: 'pay' | 'fail') =>
  atPayPal(cloud.addresses, 'renewals', { subscriptionId, outcome });

const Credentials = z.object({ clientId: z.string(), clientSecret: z.string() });

/** What a merchant does at PayPal who gets the money by other means: it takes what is owed, and the subscription goes on. */
const payOutstanding = async (subscriptionId: string) => {
  const { paypal } = cloud.addresses;
  const { clientId, clientSecret } = Credentials.parse(JSON.parse(cloud.aws.secrets.value('PayPalCredentials')));
  const login = {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  };
  const { access_token } = (await (await fetch(`${paypal}/v1/oauth2/token`, login)).json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const ask = async (what: string, body: object) => {
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${paypal}/v1/billing/subscriptions/${subscriptionId}/${what}`, sent);
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  };
  await renewals(subscriptionId, 'pay');
  const amount = { currency_code: 'USD', value: '66.00' };
  await ask('capture', { note: 'Paid by phone', capture_type: 'OUTSTANDING_BALANCE', amount });
  await ask('activate', { reason: 'Paid' });
};

type Plan = 'basic' | 'pro' | 'enterprise';

const person = async () => {
  const { email } = await signUp(cloud.addresses);
  let session: { readonly at: string; readonly call: Customer['call'] } | undefined;
  /** Sessions end sooner than a year does. */
  const signedIn = async () => {
    const { now } = cloud.now();
    if (session?.at.slice(0, 10) === now.slice(0, 10)) return session.call;
    session = { at: now, call: (await logIn(cloud.addresses, { email })).call };
    return session.call;
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
const operate = async (event: object) => (await cloud.operate('clara', { why: 'look', ...event })).payload;

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

  // A renewal that PayPal tells, twice; then three of which it tells late, twice each: what was paid lasts from then on.
  const next = async () => (await standing()).current?.nextBillingAt;
  await passBeyond(await next());
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 50, current: { totalPaid: { value: '132.00' } } });
  await passBeyond(await next(), 62);
  const renewed = await standing();
  expect(renewed).toMatchObject({ plan: 'pro', credits: 150, current: { totalPaid: { value: '330.00' } } });

  // One that nobody tells: the job finds it.
  await webhooks({ mode: 'drop' });
  await passBeyond(await next());
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 150, current: { totalPaid: { value: '396.00' } } });

  // One that fails: the plan goes on for a while, the credits of the month before are over.
  await webhooks({ mode: 'normal' });
  await renewals(current?.subscriptionId ?? null, 'fail');
  await passBeyond(await next());
  const late = await standing();
  expect(late).toMatchObject({ plan: 'pro', credits: 0, current: { status: 'pastDue' } });
  expect(late.current?.failure?.retryAt).not.toBeNull();
  expect(await keyState()).toBe('active');
  await cloud.drain(60, 'MailAboutSubscription');
  expect((await mailsTo(cloud.addresses, email)).map(({ subject }) => subject)).toContain('No pudimos cobrar Pro');

  // It goes through when PayPal tries again.
  await renewals(current?.subscriptionId ?? null, 'pay');
  await passBeyond(late.current?.failure?.retryAt);
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 50, current: { status: 'active', failure: null } });

  // It fails until PayPal gives up: then the plan is over.
  await renewals(current?.subscriptionId ?? null, 'fail');
  await passBeyond(await next(), 5);
  expect(await standing()).toMatchObject({ plan: 'pro', current: { status: 'pastDue' } });
  await pass(5 * daySeconds);
  expect(await standing()).toMatchObject({ plan: 'free', current: { status: 'suspended', entitledUntil: null } });
  expect(await keyState()).toBe('lapsed');

  // Paid at PayPal after all, it is taken up again, with the credits of what was paid.
  await payOutstanding(current?.subscriptionId ?? '');
  await calm();
  expect(await standing()).toMatchObject({ plan: 'pro', credits: 50, current: { status: 'active', failure: null } });
  expect(await keyState()).toBe('active');
  await renewals(current?.subscriptionId ?? null, 'fail');
  await passBeyond(await next(), 10);
  expect(await standing()).toMatchObject({ plan: 'free', current: { status: 'suspended' } });

  // Whoever pays anew has a plan at once; the suspended one is over at PayPal too.
  const enterprise = await choose('enterprise');
  const lifted = await standing();
  expect(lifted).toMatchObject({ plan: 'enterprise', credits: 100, current: { id: enterprise.id }, upcoming: null });
  expect(lifted.previous).toMatchObject([{ id: pro.id, endedAs: 'replaced', status: 'cancelled' }]);
  expect(await keyState()).toBe('active');
  expect(Found.parse(await operate({ command: 'find', email })).features['widget']).toBe('subscription');

  // A smaller plan waits; on its day it begins, with its own credits and without what it does not include.
  const basic = await choose('basic');
  expect(await standing()).toMatchObject({
    plan: 'enterprise',
    upcoming: { id: basic.id },
    current: { id: enterprise.id },
  });
  await passBeyond(lifted.current?.activeTo);
  const lower = await standing();
  expect(lower).toMatchObject({ plan: 'basic', credits: 15, current: { id: basic.id }, upcoming: null });
  expect(await keyState()).toBe('lapsed');

  // Cancelled, it lasts until the period ends, and no longer.
  const call = await signedIn();
  const cancelled = await call('POST /api/subscriptions/{id}/cancel', { params: { id: basic.id } });
  expect(await standing()).toMatchObject({ plan: 'basic', credits: 15, current: { endedAs: 'cancelled' } });
  await passBeyond(cancelled.expiresAt);
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
    ...Array.from({ length: 8 }, () => ['pro', '66.00']),
    ['enterprise', '125.00'],
    ['basic', '22.00'],
  ]);
  const movements = (await (await signedIn())('GET /api/credits/movements', { query: { limit: 100 } })).data;
  const grants = movements.filter(({ kind, source }) => kind === 'grant' && source === 'subscription');
  expect(grants.map(({ credits }) => credits).toReversed()).toEqual([...Array.from({ length: 8 }, () => 50), 100, 15]);
  expect(new Set(grants.map(({ lotId }) => lotId)).size).toBe(10);
  expect(Found.parse(await operate({ command: 'find', email })).features['widget']).toBeNull();
  expect(await operate({ command: 'books', email })).toMatchObject({ difference: 0 });
}, 240_000);
