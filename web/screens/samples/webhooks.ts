import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import type { Answers } from '../stage/answers.ts';
import { ago } from '../stage/usual.ts';

type Webhook = OutputOf<EndpointAt<'GET /api/webhooks'>>['data'][number];
type Detail = OutputOf<EndpointAt<'GET /api/webhooks/deliveries/{id}'>>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

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

/** A delivery as lists tell it: without what only its detail has. */
const listed = ({ tries, event: _event, headers: _sent, answer: _answer, ...delivery }: Detail) => ({
  ...delivery,
  tries: tries.length,
  lastTry: tries.at(-1) ?? null,
});

/** What the server is to say; each part may be changed while the page is open. */
export interface WebhookScene {
  webhooks: readonly Webhook[];
  /** There is an older page. */
  isLong?: boolean;
}

/** The answers about webhooks, where there are such. */
export const webhookAnswers = (scene: WebhookScene): Answers => ({
  'GET /api/webhooks': () => ({ data: [...scene.webhooks] }),
  'POST /api/webhooks': ({ body: { url, events, environment } }) => {
    const made = webhookOf(9, url, { events, environment });
    scene.webhooks = [made, ...scene.webhooks];
    return { ...made, secret: sampleSecret };
  },
  'GET /api/webhooks/{id}/deliveries': ({ params: { id }, query: { state, cursor } }) => {
    const hasMore = scene.isLong === true && cursor === undefined;
    const data = someDeliveries
      .filter((one) => one.webhookId === id && (state === undefined || one.state === state))
      .map(listed);
    return { data, hasMore, nextCursor: hasMore ? 'older' : null };
  },
  'GET /api/webhooks/deliveries/{id}': ({ params }) =>
    someDeliveries.find(({ id }) => id === params.id) ?? new Fault('errors.notFound'),
});

/** As many as a customer may have. */
export const allWebhooks = Array.from({ length: webhookLimits.count }, (_, index) =>
  webhookOf(index, `https://${index}.pagosdelsur.com.ar/cc`),
);
