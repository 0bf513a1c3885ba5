import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scriptedPayPal, type Heard } from '../../../infra/testing/scripted-paypal.ts';
import { wantedEvents } from '../../rules/payments/webhook-event.ts';
import { connect, type PortName } from '../connect.ts';

const ports = ['paypal.setUp'] as const satisfies readonly PortName[];
const { paypal } = await connect(ports);

const url = 'https://panel.example/api/payments/webhook';
const making = {
  products: 'POST /v1/catalogs/products',
  plans: 'POST /v1/billing/plans',
  webhooks: 'POST /v1/notifications/webhooks',
} as const;

interface Account {
  products: object[];
  plans: object[];
  webhooks: { id: string; url: string; event_types: { name: string }[] }[];
}

let server: Awaited<ReturnType<typeof scriptedPayPal>>;
let account: Account;
beforeAll(async () => {
  server = await scriptedPayPal({ PAYPAL_WEBHOOK_ID: 'none' });
});
afterAll(() => server.close());

/** An account that keeps what is made in it. */
beforeEach(() => {
  server.forget();
  process.env['PAYPAL_WEBHOOK_ID'] = 'none';
  account = { products: [], plans: [], webhooks: [] };
  const paged = 'page_size=20&page=1&total_required=true';
  server.on(`GET /v1/catalogs/products?${paged}`, () => ({ body: { products: account.products, total_pages: 1 } }));
  server.on(`GET /v1/billing/plans?product_id=products-1&${paged}`, () => ({
    body: { plans: account.plans, total_pages: 1 },
  }));
  server.on('GET /v1/notifications/webhooks', () => ({ body: { webhooks: account.webhooks } }));
  for (const list of ['products', 'plans', 'webhooks'] as const)
    server.on(making[list], ({ body }: Heard) => {
      const made = { ...(JSON.parse(body) as Account['webhooks'][number]), id: `${list}-${account[list].length + 1}` };
      account[list].push(made);
      return { status: 201, body: made };
    });
});

const done = {
  product: 'products-1',
  plans: { basic: 'plans-1', pro: 'plans-2', enterprise: 'plans-3' },
  webhook: 'webhooks-1',
};

test('an empty account gets the product, a plan for each price and the webhook', async () => {
  expect(await paypal.setUp(url)).toEqual(done);
  expect(account.plans).toMatchObject(
    [
      ['CuentaClara basic 22.00 USD monthly', '22.00'],
      ['CuentaClara pro 66.00 USD monthly', '66.00'],
      ['CuentaClara enterprise 125.00 USD monthly', '125.00'],
    ].map(([name, value]) => ({
      name,
      status: 'ACTIVE',
      billing_cycles: [
        { total_cycles: 0, pricing_scheme: { fixed_price: { value, currency_code: 'USD' } }, tenure_type: 'REGULAR' },
      ],
    })),
  );
  expect(account.webhooks).toMatchObject([{ url, event_types: wantedEvents.map((name) => ({ name })) }]);
});

test('a second time nothing is made, and the same is said', async () => {
  await paypal.setUp(url);
  expect(await paypal.setUp(url)).toEqual(done);
  expect(Object.values(account).map((list: object[]) => list.length)).toEqual([1, 3, 1]);
});

test('a plan that sleeps is woken', async () => {
  await paypal.setUp(url);
  account.plans[1] = { ...account.plans[1], status: 'INACTIVE' };
  server.on('POST /v1/billing/plans/plans-2/activate', { status: 204, body: '' });
  expect(await paypal.setUp(url)).toEqual(done);
  expect(server.heard('POST /v1/billing/plans/plans-2/activate')).toHaveLength(1);
});

test.for([
  ['another address', { url: 'https://old.example/api/payments/webhook' }],
  ['events that are not ours', { event_types: [{ name: 'PAYMENT.SALE.COMPLETED' }] }],
] as const)('the webhook that the stack knows is corrected where it has %s', async ([, changes]) => {
  await paypal.setUp(url);
  process.env['PAYPAL_WEBHOOK_ID'] = 'webhooks-1';
  account.webhooks = account.webhooks.map((webhook) => ({
    ...webhook,
    ...changes,
    event_types: 'event_types' in changes ? [...changes.event_types] : webhook.event_types,
  }));
  server.on('PATCH /v1/notifications/webhooks/webhooks-1', { body: {} });
  expect(await paypal.setUp(url)).toEqual(done);
  const [patch] = server.heard('PATCH /v1/notifications/webhooks/webhooks-1');
  expect(JSON.parse(patch?.body ?? '')).toMatchObject([
    { op: 'replace', path: '/url', value: url },
    { op: 'replace', path: '/event_types' },
  ]);
});

test('what PayPal refuses is told to the operator by its code, and the step that it was', async () => {
  server.on(making.plans, { status: 403, body: { details: [{ issue: 'PERMISSION_DENIED' }] } });
  expect(await paypal.setUp(url)).toEqual({ refused: 'createPlan: PERMISSION_DENIED (403)' });
});
