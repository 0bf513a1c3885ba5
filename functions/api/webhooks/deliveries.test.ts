import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { webhookLimits, type EventType } from '#shared/validation/webhooks.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { goodPassword, mailsTo, refusal } from '../../../infra/testing/customer.ts';
import { webhookHolders, type WebhookHolder } from '../../../infra/testing/webhook-holder.ts';
import { webhookReceiver } from '../../../infra/testing/webhook-receiver.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };

let holder: WebhookHolder;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
const secrets = new Map<string, string>();
beforeAll(async () => {
  holder = await webhookHolders(cloud, inside)();
  receiver = await webhookReceiver({
    secretOf: async (path) => secrets.get(path) ?? '',
    answer: (_, path) => (path.startsWith('/gone') ? 410 : 200),
  });
});
afterAll(() => receiver?.close());

/** Each of a path of its own, so that a test which is tried once more finds nothing of before. */
let made = 0;
const make = async (name: string, events: EventType[], environment: 'sandbox' | 'production' = 'sandbox') => {
  const path = `${name}/${(made += 1)}`;
  const body = { url: receiver.url + path, events, environment };
  const { id, secret } = await holder.call('POST /api/webhooks', { body });
  secrets.set(path, secret);
  return { id, path };
};
const arrived = (path: string, count = 1) =>
  vi.waitFor(
    () => {
      const got = receiver.gotAt(path);
      expect(got.length).toBeGreaterThanOrEqual(count);
      return got.map((one) => ({ ...one, event: JSON.parse(one.body) as { type: string; data: { id: string } } }));
    },
    { timeout: 40_000, interval: 50 },
  );
const deliveriesOf = (id: string) =>
  holder.call('GET /api/webhooks/{id}/deliveries', { params: { id }, query: { limit: 1 } });
const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const { data } = await deliveriesOf(id);
      expect(data[0]?.state).toBe('delivered');
      return data;
    },
    { timeout: 40_000, interval: 100 },
  );

test('an answer of the sandbox and a batch arrive, proven, and are shown as they were sent', async () => {
  const { id, path } = await make('/answers', ['validation.completed', 'batch.completed']);
  const asked = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;
  const validation = await holder.call('POST /api/validations', { body: asked });
  const [first] = await arrived(path);
  expect(first).toMatchObject({
    isProven: true,
    event: { id: first?.id, type: 'validation.completed', data: { id: validation.id, status: 'VALID' } },
  });
  const [delivery] = await settled(id);
  const shown = await holder.call('GET /api/webhooks/deliveries/{id}', { params: { id: delivery?.id ?? '' } });
  expect(shown).toMatchObject({
    eventId: first?.id,
    isTest: false,
    event: JSON.parse(first?.body ?? '') as object,
    headers: { 'webhook-id': first?.id, 'user-agent': 'CuentaClara-Webhooks/1' },
    tries: [{ status: 200, trouble: null }],
    answer: 'thanks',
  });
  const rows = [{ country: 'MX', accountNumber: clabes.company }];
  const batch = await holder.call('POST /api/batches', { body: { environment: 'sandbox', rows } });
  const types = async () => (await arrived(path, 3)).map(({ event }) => event.type);
  expect(await types()).toContain('batch.completed');
  const ofBatch = (await arrived(path, 3)).find(({ event }) => event.type === 'batch.completed');
  expect(ofBatch?.event.data).toMatchObject({ id: batch.id, status: 'SUCCESS' });
});

test('a key that is made, switched off and deleted is told of as made and revoked, once each', async () => {
  const { path } = await make('/keys', ['key.created', 'key.revoked'], 'production');
  const body = { name: 'ERP', environment: 'sandbox', password: goodPassword } as const;
  const { id } = await holder.call('POST /api/keys', { body });
  await arrived(path);
  await holder.call('PATCH /api/keys/{id}', { params: { id }, body: { active: false } });
  await arrived(path, 2);
  await holder.call('DELETE /api/keys/{id}', { params: { id } });
  const { id: other } = await holder.call('POST /api/keys', { body });
  await holder.call('DELETE /api/keys/{id}', { params: { id: other } });
  const got = (await arrived(path, 4)).map(({ event }) => [event.type, event.data.id]);
  expect(got.toSorted((one, two) => (one.join() < two.join() ? -1 : 1))).toEqual(
    [
      ['key.created', id],
      ['key.created', other],
      ['key.revoked', id],
      ['key.revoked', other],
    ].toSorted((one, two) => (one.join() < two.join() ? -1 : 1)),
  );
});

test('a test is sent now, listed page by page, and replayed as the same bytes, through both APIs', async () => {
  const { id, path } = await make('/tests', ['usage.high']);
  const params = { id };
  const sent = await holder.call('POST /api/webhooks/{id}/test', { params, body: {} });
  expect(sent).toMatchObject({ isTest: true, type: 'usage.high', state: 'waiting' });
  await arrived(path);
  await settled(id);
  const { call: api } = await holder.key();
  const second = await api('POST /v1/webhooks/{id}/test', { params, body: { type: 'credits.low' } });
  await arrived(path, 2);
  const page = await api('GET /v1/webhooks/{id}/deliveries', { params, query: { limit: 1 } });
  expect(page).toMatchObject({ data: [{ id: second.id }], hasMore: true });
  const query = { limit: 1, cursor: page.nextCursor ?? '' };
  expect(await api('GET /v1/webhooks/{id}/deliveries', { params, query })).toMatchObject({
    data: [{ id: sent.id }],
    hasMore: false,
  });
  await settled(id);
  for (const active of [false, true]) await api('PATCH /v1/webhooks/{id}', { params, body: { active } });
  await api('POST /v1/webhooks/deliveries/{id}/replay', { params: { id: sent.id } });
  await holder.call('POST /api/webhooks/deliveries/{id}/replay', { params: { id: second.id } });
  const bodies = (await arrived(path, 4)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(2);
  const shown = await vi.waitFor(
    async () => {
      const found = await api('GET /v1/webhooks/deliveries/{id}', { params: { id: sent.id } });
      expect(found.tries).toHaveLength(2);
      return found;
    },
    { timeout: 40_000, interval: 100 },
  );
  expect(shown.state).toBe('delivered');
  const production = (await holder.key('production')).call;
  expect(await refusal(production('GET /v1/webhooks/{id}/deliveries', { params, query: {} }))).toMatchObject({
    error: 'errors.notFound',
  });
});

test('tests and replays of a user are so many a day', async () => {
  const other = await webhookHolders(cloud, inside)();
  const table = tableIn(databasePort);
  const midnight = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const userId = await table.userIdOf(other);
  const { id } = await other.call('POST /api/webhooks', {
    body: { url: `${receiver.url}/days`, events: ['usage.high'] },
  });
  const params = { id };
  const used = (what: string, calls: number) => table.put({ ...keys.counter(`${what}#${userId}`, midnight), calls });
  await used('webhookTests', webhookLimits.testsPerDay - 1);
  const sent = await other.call('POST /api/webhooks/{id}/test', { params, body: {} });
  const tooMany = { status: 429, error: 'errors.tooManyRequests' };
  expect(await refusal(other.call('POST /api/webhooks/{id}/test', { params, body: {} }))).toMatchObject(tooMany);
  await used('webhookReplays', webhookLimits.replaysPerDay);
  const again = other.call('POST /api/webhooks/deliveries/{id}/replay', { params: { id: sent.id } });
  expect(await refusal(again)).toMatchObject(tooMany);
});

test('a receiver that is gone is switched off, and its owner told by mail', async () => {
  const { id } = await make('/gone', ['usage.high']);
  await holder.call('POST /api/webhooks/{id}/test', { params: { id }, body: {} });
  const mail = await vi.waitFor(
    async () => {
      const found = (await mailsTo(cloud, holder.email)).find(({ subject }) =>
        subject.startsWith('Apagamos un webhook'),
      );
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 40_000, interval: 100 },
  );
  expect(mail?.text).toContain('127.0.0.1');
  expect(await holder.call('GET /api/webhooks/{id}', { params: { id } })).toMatchObject({ state: 'disabled' });
});
