import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxBodyKb } from '#shared/validation/limits.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { refusal, signUp, statusOf, type Customer } from '../../../infra/testing/customer.ts';
import { asked, webhookHolders, type WebhookHolder } from '../../../infra/testing/webhook-holder.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const newHolder = webhookHolders(cloud, { databasePort, apiKeyPepper });

let holder: WebhookHolder;
let call: Customer['call'];
const begin = async () => {
  holder = await newHolder();
  ({ call } = holder);
};
beforeAll(begin);
/** What is tried once more finds nothing of before. */
beforeEach(({ task }) => (task.result?.retryCount ? begin() : undefined));

const create = (more: object = {}, options = {}) =>
  call('POST /api/webhooks', { body: { ...asked, ...more } }, options);
const get = (id: string) => call('GET /api/webhooks/{id}', { params: { id } });
const change = (id: string, body: object) => call('PATCH /api/webhooks/{id}', { params: { id }, body });
const remove = (id: string) => call('DELETE /api/webhooks/{id}', { params: { id } });
/** What a test makes it takes away, so that there is room for the next. */
const created = async (more: object = {}) => {
  const webhook = await create(more);
  return { ...webhook, [Symbol.asyncDispose]: async () => void (await statusOf(remove(webhook.id))) };
};

describe('a webhook', () => {
  test('shows its secret once, and its end from then on', async () => {
    await using webhook = await created({ description: '  ERP  ' });
    const { secret, ...shown } = webhook;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(shown).toMatchObject({
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/) as string,
      ...asked,
      description: 'ERP',
      environment: 'production',
      state: 'active',
      failingSince: null,
      waiting: 0,
      recent: [],
      lastTriedAt: null,
      secrets: [{ endsWith: secret.slice(-4), createdAt: webhook.createdAt, expiresAt: null }],
    });
    const [read, { data }] = [await get(webhook.id), await call('GET /api/webhooks', {})];
    expect(JSON.stringify([read, data])).not.toContain(secret);
    expect(data).toEqual([read]);
  });

  test('is of production unless the sandbox is said, and is told of each event once', async () => {
    await using webhook = await created({
      environment: 'sandbox',
      events: ['key.created', 'key.revoked', 'key.created'],
    });
    expect(webhook).toMatchObject({
      environment: 'sandbox',
      events: ['key.created', 'key.revoked'],
      description: null,
    });
  });

  test('is changed in what is said, and in nothing else', async () => {
    await using webhook = await created({ description: 'ERP' });
    const { secret, ...before } = webhook;
    expect(secret).toBeTruthy();
    const url = 'https://otra.tienda.example/';
    expect(await change(webhook.id, { url })).toMatchObject({ url, description: 'ERP', events: before.events });
    expect(await change(webhook.id, { description: null })).toMatchObject({ url, description: null });
    expect(await change(webhook.id, { events: ['usage.high', 'usage.high'] })).toMatchObject({
      events: ['usage.high'],
    });
    const paused = await change(webhook.id, { active: false });
    expect(paused.state).toBe('paused');
    expect(await change(webhook.id, {})).toEqual(paused);
    expect(await change(webhook.id, { active: true })).toEqual({ ...paused, state: 'active' });
  });

  test('has two secrets while a rotation is under way, and one where that ends at once', async () => {
    await using webhook = await created();
    const params = { id: webhook.id };
    const rotate = (endsAtOnce: boolean) => call('POST /api/webhooks/{id}/rotate', { params, body: { endsAtOnce } });
    const rotated = await rotate(false);
    expect(rotated.secret).not.toBe(webhook.secret);
    const [newest, before] = rotated.secrets;
    expect([newest?.expiresAt, before?.createdAt]).toEqual([null, webhook.createdAt]);
    const livesOn = Date.parse(before?.expiresAt ?? '') - Date.parse(newest?.createdAt ?? '');
    expect(livesOn).toBe(webhookLimits.rotationHours * 3_600_000);
    expect((await rotate(false)).secrets).toHaveLength(2);
    expect((await rotate(true)).secrets).toHaveLength(1);
  });

  test('is gone once it is deleted', async () => {
    const { id } = await create();
    await remove(id);
    expect(await Promise.all([get(id), remove(id), change(id, {})].map(statusOf))).toEqual([404, 404, 404]);
  });
});

describe('a request with an idempotency key', () => {
  const withKey = { headers: { 'idempotency-key': 'webhook-7' } };

  test('makes one webhook and shows its secret as often as it is repeated, until that is deleted', async () => {
    const first = await create({}, withKey);
    expect(await create({}, withKey)).toEqual(first);
    expect((await call('GET /api/webhooks', {})).data).toHaveLength(1);
    expect(await refusal(create({ events: ['key.created'] }, withKey))).toMatchObject({
      error: 'errors.idempotencyMismatch',
    });
    await remove(first.id);
    expect(await refusal(create({}, withKey))).toMatchObject({ status: 404, error: 'errors.notFound' });
  });

  test('rotates once', async () => {
    await using webhook = await created();
    const rotate = () =>
      call(
        'POST /api/webhooks/{id}/rotate',
        { params: { id: webhook.id }, body: {} },
        { headers: { 'idempotency-key': 'rotation-7' } },
      );
    const first = await rotate();
    expect(await rotate()).toEqual(first);
    expect((await get(webhook.id)).secrets[1]?.createdAt).toBe(webhook.createdAt);
  });
});

describe('an address that events cannot be sent to', () => {
  test.for([
    ['http://hooks.tienda.example/', 'field.https', 'Usa una dirección que empiece con https://.'],
    ['https://10.0.0.1/', 'field.privateAddress', 'Es una dirección privada. Usa una URL pública con https.'],
    ['https://2852039166/latest/meta-data', 'field.privateAddress', undefined],
    ['https://[::ffff:169.254.169.254]/', 'field.privateAddress', undefined],
    ['https://intranet/', 'field.privateAddress', undefined],
    ['https://user:secret@tienda.example/', 'field.invalid', undefined],
    ['nowhere', 'field.invalid', undefined],
  ] as const)('is refused when a webhook is made and when it is changed: %s', async ([url, code, detail]) => {
    await using webhook = await created();
    for (const send of [() => create({ url }), () => change(webhook.id, { url })])
      expect(await refusal(send())).toMatchObject({
        status: 422,
        error: 'errors.invalidFields',
        errors: [{ pointer: '/url', code, ...(detail && { detail }) }],
      });
    expect((await get(webhook.id)).url).toBe(asked.url);
  });

  test('may be this machine here, where the stack allows it', async () => {
    await using webhook = await created({ url: 'http://127.0.0.1:4010/hooks' });
    expect(webhook.url).toBe('http://127.0.0.1:4010/hooks');
  });
});

describe('a body that cannot be right', () => {
  test.for([
    [{ events: ['validation.deleted'] }, '/events/0', 'field.option'],
    [{ events: [] }, '/events', 'field.required'],
    [{ events: Array.from({ length: 9 }, () => 'key.created') }, '/events', 'field.tooLong'],
    [{ events: 7 }, '/events', 'field.invalid'],
    [{ url: `https://tienda.example/${'x'.repeat(webhookLimits.urlCharacters)}` }, '/url', 'field.tooLong'],
    [{ url: 7 }, '/url', 'field.invalid'],
    [{ description: 'x'.repeat(webhookLimits.descriptionCharacters + 1) }, '/description', 'field.tooLong'],
    [{ environment: 'staging' }, '/environment', 'field.option'],
    [{ secret: 'whsec_mine' }, '/secret', 'field.unknown'],
    [{ state: 'active' }, '/state', 'field.unknown'],
  ] as const)('is refused by its field: %o', async ([more, pointer, code]) => {
    expect(await refusal(create(more))).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  test('is refused whole where it is larger than any request', async () => {
    expect(await refusal(create({ description: 'x'.repeat(maxBodyKb * 1024) }))).toMatchObject({
      error: 'errors.bodyTooLarge',
    });
  });
});

test('of eleven that are made at once ten are made, and there is room again where one goes', async () => {
  const other = await newHolder();
  const make = () => other.call('POST /api/webhooks', { body: asked });
  const answers = await Promise.all(Array.from({ length: webhookLimits.count + 1 }, () => statusOf(make())));
  expect(answers.filter((status) => status === 200)).toHaveLength(webhookLimits.count);
  expect(answers.filter((status) => status === 409)).toHaveLength(1);
  expect(await refusal(make())).toMatchObject({ error: 'errors.tooManyWebhooks', count: webhookLimits.count });
  const { data } = await other.call('GET /api/webhooks', {});
  expect(data.map(({ id }) => id)).toEqual(
    data
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  await other.call('DELETE /api/webhooks/{id}', { params: { id: data[0]?.id ?? '' } });
  expect((await make()).state).toBe('active');
});

test('a stranger finds none of it, whatever is asked', async () => {
  await using webhook = await created();
  const stranger = (await newHolder()).call;
  const params = { id: webhook.id };
  const calls = [
    stranger('GET /api/webhooks/{id}', { params }),
    stranger('PATCH /api/webhooks/{id}', { params, body: { active: false } }),
    stranger('DELETE /api/webhooks/{id}', { params }),
    stranger('POST /api/webhooks/{id}/rotate', { params, body: {} }),
  ];
  expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404, 404, 404]);
  expect((await stranger('GET /api/webhooks', {})).data).toEqual([]);
  expect(await get(webhook.id)).toMatchObject({ state: 'active', secrets: [{}] });
});

test('who has no plan with webhooks makes none', async () => {
  const { call: free } = await signUp(cloud);
  expect(await refusal(free('POST /api/webhooks', { body: asked }))).toMatchObject({
    status: 403,
    error: 'errors.notOnPlan',
    entitlement: 'webhooks',
  });
  expect((await free('GET /api/webhooks', {})).data).toEqual([]);
});

test('who loses the plan sees, pauses, rotates and deletes what there is, and makes no more', async () => {
  const lapsing = await newHolder();
  const { id } = await lapsing.call('POST /api/webhooks', { body: asked });
  await lapsing.lapse();
  const params = { id };
  expect(await statusOf(lapsing.call('POST /api/webhooks', { body: asked }))).toBe(403);
  expect((await lapsing.call('GET /api/webhooks', {})).data).toHaveLength(1);
  expect((await lapsing.call('PATCH /api/webhooks/{id}', { params, body: { active: false } })).state).toBe('paused');
  expect((await lapsing.call('POST /api/webhooks/{id}/rotate', { params, body: {} })).secrets).toHaveLength(2);
  await lapsing.call('DELETE /api/webhooks/{id}', { params });
  expect((await lapsing.call('GET /api/webhooks', {})).data).toEqual([]);
});
