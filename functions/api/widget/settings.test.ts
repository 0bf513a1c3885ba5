import { beforeAll, describe, expect, test } from 'vitest';
import { widgetLimits } from '#shared/validation/widget.ts';
import { partsOf, readTicket } from '#shared/widget/token.ts';
import { refusal, signUp } from '../../../infra/testing/customer.ts';
import { widgetHolder, type WidgetHolder } from '../../../infra/testing/widget-holder.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { dayCounter } from '../../rules/widget/day-counter.ts';
import { hashOf } from '../../proof.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const table = tableIn(databasePort);

let holder: WidgetHolder;
beforeAll(async () => {
  holder = await widgetHolder(cloud, []);
});
const change = (body: object) => holder.call('PATCH /api/widget', { body });
const settings = () => holder.call('GET /api/widget', {});

describe('who may', () => {
  test('a customer without the subscription reads what it would be, and changes nothing', async () => {
    const customer = await signUp(cloud);
    expect(await customer.call('GET /api/widget', {})).toEqual({
      entitled: false,
      isOn: true,
      allowedOrigins: [],
      perDay: 200,
      usedToday: 0,
      uncoveredHosts: [],
    });
    expect(await refusal(customer.call('PATCH /api/widget', { body: { isOn: false } }))).toMatchObject({
      status: 403,
      error: 'errors.notOnPlan',
      entitlement: 'widget',
    });
  });

  test('a customer with it changes one thing and leaves the others', async () => {
    expect(await change({ allowedOrigins: ['https://a.example'] })).toMatchObject({ entitled: true, isOn: true });
    expect(await change({ perDay: 7 })).toMatchObject({ allowedOrigins: ['https://a.example'], perDay: 7 });
    const off = await change({ isOn: false });
    expect(off).toMatchObject({ isOn: false, allowedOrigins: ['https://a.example'], perDay: 7 });
    expect(await settings()).toEqual(off);
    expect(await change({})).toEqual(off);
    await change({ isOn: true });
  });

  test('changes of different things at once are all kept', async () => {
    await Promise.all([
      change({ allowedOrigins: ['https://b.example'] }),
      change({ perDay: 9 }),
      change({ isOn: true }),
    ]);
    expect(await settings()).toMatchObject({ allowedOrigins: ['https://b.example'], perDay: 9, isOn: true });
  });
});

describe('the sites', () => {
  test('are kept as they are listed, each once', async () => {
    const listed = ['https://b.example', 'https://*.a.example', 'http://localhost:5173', 'https://b.example'];
    expect((await change({ allowedOrigins: listed })).allowedOrigins).toEqual(listed.slice(0, 3));
  });

  test('that are wrong are pointed at one by one, and nothing is changed', async () => {
    const before = await settings();
    const allowedOrigins = ['https://a.example', 'https://a.example/', 'http://a.example', 'https://A.example'];
    expect(await refusal(change({ allowedOrigins, isOn: false }))).toMatchObject({
      status: 422,
      errors: [1, 2, 3].map((at) => ({ pointer: `/allowedOrigins/${at}`, code: 'field.invalid' })),
    });
    expect(await settings()).toEqual(before);
  });

  test.for([
    'https://*.com',
    'https://*.com.mx',
    'https://*.com.br',
    'https://*.github.io',
    'https://*.vercel.app',
    'https://*.s3.amazonaws.com',
    'https://*.pages.dev:8443',
  ])('are not everybody who registers a name, as %s would be', async (pattern) => {
    expect(await refusal(change({ allowedOrigins: ['https://a.example', pattern] }))).toMatchObject({
      error: 'errors.invalidFields',
      errors: [{ pointer: '/allowedOrigins/1' }],
    });
  });

  test.for([
    'https://*.empresa.com.mx',
    'https://*.empresa.github.io',
    'https://empresa.github.io',
    'https://*.a.corp',
  ])('may be %s', async (pattern) => {
    expect((await change({ allowedOrigins: [pattern] })).allowedOrigins).toEqual([pattern]);
  });

  test('are twenty at most', async () => {
    const many = Array.from({ length: widgetLimits.origins + 1 }, (_, nth) => `https://a${nth}.example`);
    expect((await change({ allowedOrigins: many.slice(1) })).allowedOrigins).toHaveLength(20);
    expect(await refusal(change({ allowedOrigins: many }))).toMatchObject({
      errors: [{ pointer: '/allowedOrigins', code: 'field.tooLong' }],
    });
  });

  test.for([0, 5001, 1.5, '7'])('ask no bank %s times a day', async (perDay) => {
    expect(await refusal(change({ perDay }))).toMatchObject({ errors: [{ pointer: '/perDay' }] });
  });
});

describe('hosts that ask in vain', () => {
  test('are the newest thirty, however many there are, and those at once are all counted', async () => {
    await change({ allowedOrigins: [] });
    const { server } = await holder.newKey('sandbox');
    const ask = (origin: string) => refusal(server('POST /v1/widget/sessions', { body: { origin } }));
    for (let nth = 0; nth < 32; nth++) await ask(`https://h${nth}.ajeno.example`);
    await Promise.all(Array.from({ length: 5 }, () => ask('https://otro.example')));
    const { uncoveredHosts } = await settings();
    expect(uncoveredHosts).toHaveLength(widgetLimits.uncoveredHosts);
    expect(uncoveredHosts[0]).toMatchObject({ origin: 'https://otro.example', count: 5 });
    expect(uncoveredHosts.at(-1)).toMatchObject({ origin: 'https://h3.ajeno.example', count: 1 });
  });

  test('leave the list once they are allowed, and begin anew when they are not any more', async () => {
    const { uncoveredHosts } = await change({ allowedOrigins: ['https://*.ajeno.example'] });
    expect(uncoveredHosts.map(({ origin }) => origin)).toEqual(['https://otro.example']);
    expect((await change({ allowedOrigins: [] })).uncoveredHosts).toEqual(uncoveredHosts);
  });
});

test('the questions of the day are those of the key of production', async () => {
  const { id } = await holder.newKey('production');
  expect((await settings()).usedToday).toBe(0);
  const midnight = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  await table.put({ ...keys.counter(dayCounter(id, 1).what, midnight), calls: 11 });
  expect((await settings()).usedToday).toBe(11);
});

test('settings that cannot be read allow nothing, and are written anew', async () => {
  const other = await widgetHolder(cloud, ['https://a.example']);
  const { server } = await other.newKey('sandbox');
  await table.put({ ...keys.widget(await table.userIdOf(other)), allowedOrigins: 'all', isOn: true, perDay: 5 });
  expect(await other.call('GET /api/widget', {})).toMatchObject({ isOn: false, allowedOrigins: [] });
  const minted = server('POST /v1/widget/sessions', { body: { origin: 'https://a.example' } });
  expect((await refusal(minted)).error).toBe('errors.widgetOff');
  expect(await other.call('PATCH /api/widget', { body: { allowedOrigins: [] } })).toMatchObject({ isOn: true });
});

describe('a trial on the dashboard', () => {
  test('is of the sandbox and of the dashboard alone, whatever the plan', async () => {
    const customer = await signUp(cloud);
    const session = await customer.call('POST /api/widget/sessions', { body: { maxValidations: 2 } });
    const { origin } = new URL(cloud.dashboard);
    expect(session).toMatchObject({ origin, environment: 'sandbox', maxValidations: 2 });
    const { ticket = '', secret = '' } = partsOf(session.token) ?? {};
    expect(readTicket(ticket)?.o).toBe(origin);
    const row = await table.get(keys.widgetSession(hashOf(secret)));
    expect(row).not.toHaveProperty('key');
    expect(row).toMatchObject({ userId: await table.userIdOf(customer), environment: 'sandbox' });
  });

  test('calls the payee as its owner does, which nobody reads in the table, whether it is the first or not', async () => {
    const [one, other] = [await signUp(cloud), await signUp(cloud)];
    const account = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
    await other.call('POST /api/validations', { body: account });
    for (const { call } of [one, other]) {
      const { token } = await call('POST /api/widget/sessions', { body: { reference: 'Proveedor 7' } });
      const row = await table.get(keys.widgetSession(hashOf(partsOf(token)?.secret ?? '')));
      expect(row['sealed']).toBeInstanceOf(Uint8Array);
      expect(row).not.toHaveProperty('reference');
    }
  });

  test('names neither an origin nor an environment', async () => {
    const asked = { origin: 'https://evil.example', environment: 'production' };
    expect(await refusal(holder.call('POST /api/widget/sessions', { body: asked as object }))).toMatchObject({
      errors: [{ pointer: '/origin' }, { pointer: '/environment' }],
    });
  });

  test('is had so often a day, by each customer alone', async () => {
    const [one, other] = [await signUp(cloud), await signUp(cloud)];
    const midnight = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const counter = keys.counter(`widget-trials#${await table.userIdOf(one)}`, midnight);
    await table.put({ ...counter, calls: widgetLimits.trialsPerDay - 1 });
    const attempt = ({ call }: typeof one) => call('POST /api/widget/sessions', { body: {} });
    await attempt(one);
    const refused = await refusal(attempt(one));
    expect(refused).toMatchObject({ status: 429, error: 'errors.tooManyRequests' });
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(86_400);
    await attempt(other);
  });
});
