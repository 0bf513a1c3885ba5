import type { Page, Route } from 'playwright-core';
import type * as z from 'zod';
import { createWebhook, getDelivery, listDeliveries, listWebhooks } from '#shared/contract/app/webhooks.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';

export type Webhook = z.output<typeof listWebhooks.response>['data'][number];
export type Detail = z.output<typeof getDelivery.response>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const webhookIdOf = (nth: number): string => `whk_01kam5t7qx8c0000000000000${nth}`;
const eventIdOf = (nth: number): string => `evt_01kam5s1p700000000000000${String(nth).padStart(2, '0')}`;
const deliveryIdOf = (nth: number, webhook = 1): string =>
  `dlv_${eventIdOf(nth).slice(4)}${webhookIdOf(webhook).slice(4)}`;

const tried = (pattern: string): Webhook['recent'] =>
  pattern.split('').map((one) => (one === '+' ? 'delivered' : 'failed'));

export const webhookOf = (nth: number, url: string, change: Partial<Webhook> = {}): Webhook => ({
  id: webhookIdOf(nth),
  url,
  description: null,
  environment: 'production',
  events: ['validation.completed'],
  state: 'active',
  failingSince: null,
  waiting: 0,
  recent: [],
  lastTriedAt: null,
  secrets: [{ endsWith: 'aLaSw', createdAt: ago(40 * dayMs), expiresAt: null }],
  createdAt: ago(40 * dayMs),
  ...change,
});

/** Webhooks in every state there is. */
export const someWebhooks: readonly Webhook[] = [
  webhookOf(1, 'https://pagos.pagosdelsur.com.ar/cc/webhook', {
    events: ['validation.completed', 'batch.completed'],
    recent: tried('+++++++++++-++++++++'),
    lastTriedAt: ago(4 * 60_000),
    description: 'Servidor de pagos',
    secrets: [
      { endsWith: 'Qw3e', createdAt: ago(hourMs), expiresAt: null },
      { endsWith: 'aLaSw', createdAt: ago(40 * dayMs), expiresAt: ago(-23 * hourMs) },
    ],
  }),
  webhookOf(2, 'https://erp.pagosdelsur.com.ar/hooks/creditos', {
    events: ['credits.low', 'credits.expiring', 'usage.high'],
    recent: tried('++++++'),
    lastTriedAt: ago(5 * dayMs),
  }),
  webhookOf(3, 'https://staging.pagosdelsur.com.ar/cc', {
    state: 'disabled',
    failingSince: ago(14 * dayMs),
    waiting: 312,
    recent: tried('++++++++++----------'),
    lastTriedAt: ago(9 * dayMs),
  }),
  webhookOf(4, 'https://pruebas.pagosdelsur.com.ar/entrante/de/una/direccion/muy/larga/que/no/cabe?inquilino=314159', {
    environment: 'sandbox',
    state: 'paused',
    waiting: 1_000,
    recent: tried('+'),
    lastTriedAt: ago(2 * hourMs),
  }),
  webhookOf(5, 'https://nuevo.pagosdelsur.com.ar/cc', {
    failingSince: ago(30 * hourMs),
    waiting: 3,
    recent: tried('+----'),
  }),
  webhookOf(6, 'https://viejo.pagosdelsur.com.ar/cc', {
    state: 'disabled',
    failingSince: ago(hourMs),
    recent: tried('-'),
  }),
];

const good = (ms: number, at = ago(0)) => ({ at, status: 200, trouble: null, durationMs: ms });

type Tried = Detail['tries'][number];
const deliveryOf = (nth: number, tries: readonly Tried[], change: Partial<Detail> = {}): Detail => {
  const type = change.type ?? 'validation.completed';
  const createdAt = change.createdAt ?? ago(nth * 11 * 60_000);
  return {
    id: deliveryIdOf(nth),
    webhookId: webhookIdOf(1),
    eventId: eventIdOf(nth),
    isTest: false,
    state: 'delivered',
    nextTryAt: null,
    tries: [...tries],
    event: {
      id: eventIdOf(nth),
      type,
      createdAt,
      data: { id: 'val_01kam5rz8c0000000000000001', status: 'VALID', reference: 'PRV-0412' },
    },
    headers: {
      'content-type': 'application/json',
      'user-agent': 'CuentaClara-Webhooks/1',
      'webhook-id': eventIdOf(nth),
      'webhook-timestamp': '1795199911',
      'webhook-signature':
        'v1,K5oZfzN95Z9UVu1EsfQmhNPbnhZPFhAzYWMhfJx6pJM= v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=',
    },
    answer: 'ok',
    ...change,
    type,
    createdAt,
  };
};

/** Deliveries of every kind, newest first. */
export const someDeliveries: readonly Detail[] = [
  deliveryOf(1, [good(184)], { isTest: true }),
  deliveryOf(
    2,
    [
      { at: ago(17 * 60_000), status: null, trouble: 'timeout', durationMs: 15_000 },
      { at: ago(16 * 60_000), status: 504, trouble: 'status', durationMs: 201 },
      good(192, ago(11 * 60_000)),
    ],
    {},
  ),
  deliveryOf(3, [{ at: ago(15 * 60_000), status: 302, trouble: 'status', durationMs: 41 }], {
    state: 'waiting',
    nextTryAt: ago(-2 * hourMs),
    answer: '<html><title>302 Found</title></html>',
  }),
  deliveryOf(
    4,
    (['dns', 'privateAddress', 'connection', 'tls'] as const).map((trouble, index) => ({
      at: ago((40 - index) * hourMs),
      status: null,
      trouble,
      durationMs: 12,
    })),
    { state: 'failed', type: 'batch.completed', answer: null },
  ),
  deliveryOf(5, [good(322)], { type: 'subscription.changed', answer: '' }),
  deliveryOf(6, [], { state: 'waiting', nextTryAt: ago(0), answer: null, headers: {}, type: 'usage.high' }),
];

/** A secret in the form of the standard; nobody's. */
export const sampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

/** A delivery as lists tell it; the contract leaves out what only its detail has. */
const listed = ({ tries, ...delivery }: Detail) => ({
  ...delivery,
  tries: tries.length,
  lastTry: tries.at(-1) ?? null,
});

/** What the server is to say; each part may be changed while the page is open. */
export interface WebhookScene {
  webhooks: readonly Webhook[];
  deliveries?: readonly Detail[];
  /** There is an older page. */
  isLong?: boolean;
}

/** Answers the calls of the webhooks in the server's place, each checked against the contract. */
export const playWebhooks = async (page: Page, scene: WebhookScene) => {
  const deliveries = () => scene.deliveries ?? someDeliveries;
  const detailIn = (route: Route) =>
    deliveries().find(({ id }) => route.request().url().includes(id)) ?? deliveries()[0];
  await page.route(/\/api\/webhooks$/, (route) => {
    if (route.request().method() === 'POST') {
      const draft = route.request().postDataJSON() as Pick<Webhook, 'url' | 'events' | 'environment'>;
      const made = webhookOf(9, draft.url, draft);
      scene.webhooks = [made, ...scene.webhooks];
      return route.fulfill({ status: 201, json: createWebhook.response.parse({ ...made, secret: sampleSecret }) });
    }
    return route.fulfill({ json: listWebhooks.response.parse({ data: scene.webhooks }) });
  });
  await page.route(/\/api\/webhooks\/whk_\w+\/deliveries/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const isOlder = query.has('cursor');
    const data = deliveries()
      .filter(({ webhookId }) => route.request().url().includes(webhookId))
      .filter(({ state }) => query.get('state') === null || query.get('state') === state)
      .map(listed);
    const hasMore = scene.isLong === true && !isOlder;
    return route.fulfill({
      json: listDeliveries.response.parse({ data, hasMore, nextCursor: hasMore ? 'older' : null }),
    });
  });
  await page.route(/\/api\/webhooks\/deliveries\/dlv_\w+$/, (route) =>
    route.fulfill({ json: getDelivery.response.parse(detailIn(route)) }),
  );
};

/** As many as a customer may have. */
export const allWebhooks = Array.from({ length: webhookLimits.count }, (_, index) =>
  webhookOf(index, `https://${index}.pagosdelsur.com.ar/cc`),
);
