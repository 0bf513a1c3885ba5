import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyMaker, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, statusOf } from '../../../infra/testing/customer.ts';
import { asked, webhookHolders, type WebhookHolder } from '../../../infra/testing/webhook-holder.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
const newHolder = webhookHolders(cloud, inside);

let holder: WebhookHolder;
let keys: { readonly sandbox: MadeKey; readonly production: MadeKey };
const begin = async () => {
  holder = await newHolder();
  keys = { sandbox: await holder.key('sandbox'), production: await holder.key('production') };
};
beforeAll(begin);
/** What is tried once more finds nothing of before. */
beforeEach(({ task }) => (task.result?.retryCount ? begin() : undefined));

test('a webhook is of the environment of the key that makes it, and one of the other is not found', async () => {
  const [tried, live] = await Promise.all([
    keys.sandbox.call('POST /v1/webhooks', { body: asked }),
    keys.production.call('POST /v1/webhooks', { body: asked }),
  ]);
  expect([tried.environment, live.environment]).toEqual(['sandbox', 'production']);
  expect((await keys.sandbox.call('GET /v1/webhooks', {})).data.map(({ id }) => id)).toEqual([tried.id]);
  const params = { id: live.id };
  const { call } = keys.sandbox;
  const calls = [
    call('GET /v1/webhooks/{id}', { params }),
    call('PATCH /v1/webhooks/{id}', { params, body: { active: false } }),
    call('POST /v1/webhooks/{id}/rotate', { params, body: {} }),
    call('DELETE /v1/webhooks/{id}', { params }),
  ];
  expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404, 404, 404]);
  const { secret, ...shown } = live;
  expect(secret).toBeTruthy();
  expect(await keys.production.call('GET /v1/webhooks/{id}', { params })).toEqual(shown);
  expect((await holder.call('GET /api/webhooks', {})).data).toHaveLength(2);
});

test("the environment is the key's to say, and never the body's", async () => {
  const body = { ...asked, environment: 'production' } as typeof asked;
  expect(await refusal(keys.sandbox.call('POST /v1/webhooks', { body }))).toMatchObject({
    status: 422,
    errors: [{ pointer: '/environment', code: 'field.unknown' }],
  });
});

describe('an idempotency key', () => {
  const options = { headers: { 'idempotency-key': 'integration-1' } };

  test('means the same through either API', async () => {
    const own = await newHolder();
    const key = await own.key('sandbox');
    const made = await key.call('POST /v1/webhooks', { body: asked }, options);
    const again = await own.call('POST /api/webhooks', { body: { ...asked, environment: 'sandbox' } }, options);
    expect(again).toEqual(made);
    const inProduction = own.call('POST /api/webhooks', { body: { ...asked, environment: 'production' } }, options);
    expect((await refusal(inProduction)).error).toBe('errors.idempotencyMismatch');
  });
});

test('a key whose owner has no plan with webhooks makes none, and takes away what there is', async () => {
  const lapsing = await newHolder();
  const key = await lapsing.key('sandbox');
  const { id } = await key.call('POST /v1/webhooks', { body: asked });
  await lapsing.lapse();
  expect(await refusal(key.call('POST /v1/webhooks', { body: asked }))).toMatchObject({
    status: 403,
    error: 'errors.notOnPlan',
    entitlement: 'webhooks',
  });
  expect((await key.call('PATCH /v1/webhooks/{id}', { params: { id }, body: { active: false } })).state).toBe('paused');
  await key.call('DELETE /v1/webhooks/{id}', { params: { id } });
  expect((await key.call('GET /v1/webhooks', {})).data).toEqual([]);
});

test('a key of production without a plan, and one of the widget, get nothing of webhooks', async () => {
  const makeKey = keyMaker(cloud, inside);
  const [unpaid, widget] = [
    await makeKey(holder, { environment: 'production', plan: 'free' }),
    await makeKey(holder, { purpose: 'widget', plan: 'enterprise' }),
  ];
  for (const [{ call }, error] of [
    [unpaid, 'errors.productionNeedsPlan'],
    [widget, 'errors.keyNotForThis'],
  ] as const) {
    expect((await refusal(call('GET /v1/webhooks', {}))).error).toBe(error);
    expect((await refusal(call('POST /v1/webhooks', { body: asked }))).error).toBe(error);
  }
});
