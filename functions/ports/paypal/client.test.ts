import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedPayPal } from '../../../infra/testing/scripted-paypal.ts';
import { connect, type PortName } from '../connect.ts';

const ports = ['paypal.createOrder', 'paypal.findOrder', 'paypal.captureOrder'] as const satisfies readonly PortName[];
const { paypal } = await connect(ports);

let server: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  server = await scriptedPayPal();
});
afterAll(() => server?.close());
beforeEach(() => server.forget());

const id = '5O190127TN364715T';
const showing = `GET /v2/checkout/orders/${id}`;
const creating = 'POST /v2/checkout/orders';
const capturing = `POST /v2/checkout/orders/${id}/capture`;
const orderAs = () => ({ id, status: 'CREATED', purchase_units: [{}] });

const wanted = {
  id: 'pay_1',
  cents: 7500,
  description: '50 créditos',
  language: 'es',
  method: 'card',
  returnUrl: 'https://panel.example/payment-success',
  cancelUrl: 'https://panel.example/payment-cancel',
} as const;

const unreachable = { refused: 'UNREACHABLE', status: 0, passes: true };
const unreadable = { refused: 'UNREADABLE', status: 200, passes: true };

describe('whatever PayPal refuses', () => {
  test.for([
    [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] }, 'INSTRUMENT_DECLINED', false],
    [
      422,
      { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_COMPLETION_IN_PROGRESS' }] },
      'ORDER_COMPLETION_IN_PROGRESS',
      true,
    ],
    [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'NEVER_HEARD_OF' }] }, 'NEVER_HEARD_OF', true],
    [404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }, 'INVALID_RESOURCE_ID', false],
    [400, { name: 'INVALID_REQUEST', details: [] }, 'INVALID_REQUEST', false],
    [403, { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] }, 'PERMISSION_DENIED', true],
    [403, { name: 'NOT_AUTHORIZED', details: [{ issue: 'CONSENT_NEEDED' }] }, 'CONSENT_NEEDED', false],
    [404, '<html>', 'UNREADABLE', true],
  ] as const)('is told by its code: %i %j', async ([status, body, refused, passes]) => {
    server.on(capturing, { status, body });
    expect(await paypal.captureOrder(id, 'pay_1')).toEqual({ refused, status, passes });
    expect(server.heard(capturing)).toHaveLength(1);
  });
});

describe('a call', () => {
  const tokens = 'POST /v1/oauth2/token';

  test('is repeated with the same request id when PayPal fails, breaks off or is busy', async () => {
    server.inTurn(creating, { status: 503 }, { breaks: true }, { status: 201, body: orderAs() });
    expect(await paypal.createOrder(wanted)).toMatchObject({ told: { id } });
    expect(server.heard(creating).map(({ headers }) => headers['paypal-request-id'])).toEqual(Array(3).fill('pay_1'));
    server.inTurn(showing, { status: 429 }, { body: orderAs() });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { id } });
  });

  test('is given up after three times, and may pass another day', async () => {
    server.on(showing, { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    expect(await paypal.findOrder(id)).toEqual({ refused: 'INTERNAL_SERVER_ERROR', status: 500, passes: true });
    server.on(showing, { breaks: true });
    expect(await paypal.findOrder(id)).toEqual(unreachable);
    expect(server.heard(showing)).toHaveLength(6);
  });

  test('uses one token as long as it is good', async () => {
    server.on(showing, { body: orderAs() });
    await Promise.all([paypal.findOrder(id), paypal.findOrder(id)]);
    await paypal.findOrder(id);
    expect(new Set(server.heard(showing).map(({ headers }) => headers.authorization)).size).toBe(1);
    expect(server.heard(tokens)).toHaveLength(0);
  });

  test('that finds its token taken back gets another, once', async () => {
    server.inTurn(showing, { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } }, { body: orderAs() });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { id } });
    const [first, second] = server.heard(showing).map(({ headers }) => headers.authorization);
    expect(first).not.toBe(second);
    expect(server.heard(tokens)).toHaveLength(1);
    server.on(showing, { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await paypal.findOrder(id)).toEqual({ refused: 'AUTHENTICATION_FAILURE', status: 401, passes: true });
  });

  test('with credentials that PayPal does not know is not repeated', async () => {
    server.on(tokens, { status: 401, body: { error: 'invalid_client' } });
    server.on(showing, { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await paypal.findOrder(id)).toEqual({ refused: 'CREDENTIALS_REFUSED', status: 401, passes: true });
    expect(server.heard(tokens)).toHaveLength(1);
  });

  test('follows nobody elsewhere', async () => {
    server.on(showing, { status: 307, headers: { location: `${server.url}/v2/elsewhere` } });
    expect(await paypal.findOrder(id)).toEqual(unreachable);
    expect(server.heard('GET /v2/elsewhere')).toEqual([]);
  });

  test('reads no answer without end, and none that is no JSON', async () => {
    server.on(showing, { body: JSON.stringify({ ...orderAs(), filler: 'x'.repeat(600 * 1024) }) });
    expect(await paypal.findOrder(id)).toEqual(unreadable);
    server.on(showing, { body: 'not json' });
    expect(await paypal.findOrder(id)).toEqual(unreadable);
  });
});
