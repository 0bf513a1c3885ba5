import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf, readTicket } from '#shared/widget/token.ts';
import { refusal, signUp } from '../../../infra/testing/customer.ts';
import { callsOf, widgetHolder, type WidgetHolder } from '../../../infra/testing/widget-holder.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { hashOf } from '../../proof.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const table = tableIn(databasePort);
const origin = 'https://tienda.example';

let holder: WidgetHolder;
let sandbox: Awaited<ReturnType<WidgetHolder['newKey']>>;
let production: typeof sandbox;
beforeAll(async () => {
  holder = await widgetHolder(cloud, [origin, 'https://*.pagos.example']);
  [sandbox, production] = [await holder.newKey('sandbox'), await holder.newKey('production')];
});

type Server = (typeof sandbox)['server'];
const mintWith = (server: Server, body: object = {}) =>
  server('POST /v1/widget/sessions', { body: { origin, ...body } });
const outcomeOf = (server: Server, body: object = {}) =>
  mintWith(server, body).then(
    () => 'minted',
    async (error: unknown) => (await refusal(Promise.reject(error as Error))).error,
  );

/** The row of a session, by its token alone. */
const rowOf = async (token: string) => table.get(keys.widgetSession(hashOf(partsOf(token)?.secret ?? '')));

describe('a session', () => {
  test('lasts ten minutes, names its origin to the edge, and is kept without its secret', async () => {
    const asked = { language: 'en', theme: 'dark', country: 'MX', maxValidations: 5, reference: 'proveedor-7' };
    const session = await mintWith(sandbox.server, asked);
    const { ticket = '', secret = '' } = partsOf(session.token) ?? {};
    expect(readTicket(ticket)).toEqual({ o: origin, e: Math.floor(Date.parse(session.expiresAt) / 1000) });
    const row = await rowOf(session.token);
    const { reference, ...shown } = asked;
    expect(row).toMatchObject({ ...shown, origin, key: sandbox.id, keyId: sandbox.keyId, environment: 'sandbox' });
    expect(row).toMatchObject({ asked: 0, requests: 0, expiresAt: session.expiresAt });
    const { createdAt } = row as { readonly createdAt: string };
    expect(Date.parse(session.expiresAt) - Date.parse(createdAt)).toBe(10 * 60_000);
    expect(row['steps']).toEqual({ minted: createdAt });
    for (const kept of [secret, reference]) expect(JSON.stringify(row)).not.toContain(kept);
    expect(row['ttl']).toBe(Math.floor(Date.parse(session.expiresAt) / 1000) + 86_400);
  });

  test('may ask three times where nobody says how often', async () => {
    expect((await mintWith(sandbox.server)).maxValidations).toBe(3);
  });

  test.for<[string, object, string]>([
    ['more than five questions', { maxValidations: 6 }, '/maxValidations'],
    ['no question at all', { maxValidations: 0 }, '/maxValidations'],
    ['a language we do not speak', { language: 'pt' }, '/language'],
    ['a country we do not know', { country: 'XX' }, '/country'],
    ['a reference of nothing', { reference: '  ' }, '/reference'],
    ['an origin with a path', { origin: `${origin}/caja` }, '/origin'],
    ['a wildcard for its origin', { origin: 'https://*.pagos.example' }, '/origin'],
    ['what nobody knows', { isAdmin: true }, '/isAdmin'],
  ])('with %s is none', async ([, body, pointer]) => {
    expect(await refusal(mintWith(sandbox.server, body))).toMatchObject({
      error: 'errors.invalidFields',
      errors: [{ pointer }],
    });
  });
});

describe('the site', () => {
  test('may be a subdomain of a wildcard, and not its domain itself', async () => {
    const subdomain = 'https://a.b.pagos.example';
    expect((await mintWith(sandbox.server, { origin: subdomain })).origin).toBe(subdomain);
    expect(await outcomeOf(sandbox.server, { origin: 'https://pagos.example' })).toBe('errors.originNotAllowed');
  });

  test('that is not allowed gets nothing, and its customer reads which it was and how often it asked', async () => {
    const foreign = 'https://copia.example:8443';
    for (let time = 0; time < 2; time++)
      expect(await refusal(mintWith(sandbox.server, { origin: foreign }))).toMatchObject({
        status: 403,
        error: 'errors.originNotAllowed',
        origin: foreign,
      });
    const { uncoveredHosts } = await holder.call('GET /api/widget', {});
    expect(uncoveredHosts.find((host) => host.origin === foreign)?.count).toBe(2);
  });

  test('is read anew for every session: what is taken off the list gets none any more', async () => {
    const other = await widgetHolder(cloud, [origin]);
    const { server } = await other.newKey('sandbox');
    expect(await outcomeOf(server)).toBe('minted');
    await other.call('PATCH /api/widget', { body: { allowedOrigins: [] } });
    expect(await outcomeOf(server)).toBe('errors.originNotAllowed');
  });
});

describe('the environment', () => {
  test('is that of the key, and a key of production may ask for the sandbox', async () => {
    expect((await mintWith(sandbox.server)).environment).toBe('sandbox');
    expect((await mintWith(production.server)).environment).toBe('production');
    expect((await mintWith(production.server, { environment: 'sandbox' })).environment).toBe('sandbox');
  });

  test('of a key of the sandbox is never production', async () => {
    expect(await outcomeOf(sandbox.server, { environment: 'production' })).toBe('errors.productionNeedsPlan');
  });
});

describe('the plan', () => {
  test('with the widget is the subscription: credits of Enterprise do not bring it', async () => {
    const customer = await signUp(cloud);
    const granted = { command: 'grant', email: customer.email, credits: 10, days: 30, tier: 'enterprise' };
    await operatorOf(cloud)({ ...granted, why: 'widget' });
    const key = await customer.call('POST /api/keys', { body: { name: 'Caja', environment: 'sandbox' } });
    expect(await refusal(mintWith(callsOf(cloud, key)))).toMatchObject({
      status: 403,
      error: 'errors.notOnPlan',
      entitlement: 'widget',
    });
  });

  test('that is over mints nothing with the keys it leaves behind, which work again as soon as it goes on', async () => {
    const other = await widgetHolder(cloud, [origin]);
    const servers = [(await other.newKey('sandbox')).server, (await other.newKey('production')).server];
    await other.endPlanIn(databasePort, -1);
    for (const server of servers) expect(await outcomeOf(server)).toBe('errors.notOnPlan');
    expect((await other.call('GET /api/keys', {})).data.map(({ state }) => state)).toEqual(['lapsed', 'lapsed']);
    await other.endPlanIn(databasePort, 3600);
    for (const server of servers) expect(await outcomeOf(server)).toBe('minted');
  });

  test('lets ordinary keys of the customer mint too', async () => {
    const key = await holder.call('POST /api/keys', { body: { name: 'Caja', environment: 'sandbox' } });
    const { token } = await mintWith(callsOf(cloud, key));
    expect(await rowOf(token)).toMatchObject({ key: key.id, keyId: key.keyId });
  });
});

describe('the switch', () => {
  test('of the customer stops every key until it is switched on again', async () => {
    const other = await widgetHolder(cloud, [origin]);
    const { server } = await other.newKey('sandbox');
    await other.call('PATCH /api/widget', { body: { isOn: false } });
    expect(await outcomeOf(server)).toBe('errors.widgetOff');
    await other.call('PATCH /api/widget', { body: { isOn: true } });
    expect(await outcomeOf(server)).toBe('minted');
  });
});

describe('the secret of a widget key', () => {
  test('goes on beside the new one for a day, unless it is to end at once', async () => {
    const other = await widgetHolder(cloud, [origin]);
    const key = await other.newKey('sandbox');
    const params = { id: key.id };
    const second = await other.call('POST /api/keys/{id}/rotate', { params, body: {} });
    expect(second.keyId).toBe(key.keyId);
    expect(await outcomeOf(key.server)).toBe('minted');
    expect(await outcomeOf(callsOf(cloud, second))).toBe('minted');
    const third = await other.call('POST /api/keys/{id}/rotate', { params, body: { endsAtOnce: true } });
    expect(await outcomeOf(key.server)).toBe('errors.invalidApiKey');
    expect(await outcomeOf(callsOf(cloud, second))).toBe('errors.invalidApiKey');
    expect(await outcomeOf(callsOf(cloud, third))).toBe('minted');
  });

  test('mints nothing while its key is switched off, and never again once it is deleted', async () => {
    const other = await widgetHolder(cloud, [origin]);
    const key = await other.newKey('sandbox');
    const params = { id: key.id };
    await other.call('PATCH /api/keys/{id}', { params, body: { active: false } });
    expect(await outcomeOf(key.server)).toBe('errors.invalidApiKey');
    await other.call('PATCH /api/keys/{id}', { params, body: { active: true } });
    expect(await outcomeOf(key.server)).toBe('minted');
    await other.call('DELETE /api/keys/{id}', { params });
    expect(await outcomeOf(key.server)).toBe('errors.invalidApiKey');
    expect(await outcomeOf((await other.newKey('sandbox')).server)).toBe('minted');
  });
});
