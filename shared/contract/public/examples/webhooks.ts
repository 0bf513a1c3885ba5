import type { Example } from '../../endpoint.ts';
import { eventExamples } from '../../resources/event-examples.ts';

const payroll = {
  id: 'whk_01kaxc2m5p8r1t4w7z0c3f6h9k',
  url: 'https://hooks.tienda.example/cuentaclara',
  description: 'ERP',
  environment: 'sandbox',
  events: ['validation.completed', 'batch.completed'],
  state: 'active',
  failingSince: null,
  waiting: 0,
  recent: [],
  lastTriedAt: null,
  secrets: [{ endsWith: 'b0M=', createdAt: '2026-11-24T15:20:00.000Z', expiresAt: null }],
  createdAt: '2026-11-24T15:20:00.000Z',
};

/** Where the events of these examples are really sent. */
export const ofUse = {
  ...payroll,
  id: 'whk_01kaxc3n6q9s2v5x8z1d4g7j0m',
  url: 'https://avisos.tienda.example:8443/consumo',
  description: null,
  events: ['usage.high', 'credits.low', 'credits.expiring'],
  secrets: [{ endsWith: 'Wq8=', createdAt: '2026-11-24T15:21:00.000Z', expiresAt: null }],
  createdAt: '2026-11-24T15:21:00.000Z',
};

/** As the example of a change leaves it. */
const narrowed = { ...payroll, events: ['validation.completed'] };

export const creations: readonly Example[] = [
  {
    summary: 'For answers and batches. Keep the secret: it is shown this once',
    request: { url: payroll.url, description: payroll.description, events: payroll.events },
    response: { ...payroll, secret: 'whsec_c2hvd24gb25jZSwga2VlcCBpdCB3aGVyZSBub2JvZHkgbG8=' },
  },
  {
    summary: 'For what runs out, at a port of your own',
    request: { url: ofUse.url, events: ofUse.events },
    response: { ...ofUse, secret: 'whsec_YW5vdGhlciB3ZWJob29rIGhhcyBhbm90aGVyIHNlY3JldCE=' },
  },
];

export const lists: readonly Example[] = [
  { summary: 'Of the environment of the key, newest first', response: { data: [ofUse, narrowed] } },
];

export const readings: readonly Example[] = [
  { summary: 'Nothing has happened yet', params: { id: payroll.id }, response: narrowed },
];

export const changes: readonly Example[] = [
  {
    summary: 'Paused: what happens meanwhile is kept, and sent when it goes on',
    params: { id: payroll.id },
    request: { active: false },
    response: { ...payroll, state: 'paused' },
  },
  {
    summary: 'It goes on, and is told of one event less',
    params: { id: payroll.id },
    request: { active: true, events: ['validation.completed'] },
    response: narrowed,
  },
];

export const rotations: readonly Example[] = [
  {
    summary: 'Both secrets sign for a day, in which receivers take the new one',
    params: { id: ofUse.id },
    request: {},
    response: {
      ...ofUse,
      secrets: [
        { endsWith: 'Ym0=', createdAt: '2026-11-25T09:00:00.000Z', expiresAt: null },
        { ...ofUse.secrets[0], expiresAt: '2026-11-26T09:00:00.000Z' },
      ],
      secret: 'whsec_dGhlIG5ldyBzZWNyZXQsIHdoaWNoIHNpZ25zIGZpcnN0Li4=',
    },
  },
];

export const endings: readonly Example[] = [
  { summary: 'Nothing more is sent there', params: { id: payroll.id }, response: null },
];

const event = {
  id: 'evt_01kaxc4r7t0w3y6a9d2f5h8k1n',
  type: 'usage.high',
  createdAt: '2026-11-24T15:22:00.000Z',
  data: eventExamples['usage.high'],
};

const waiting = {
  id: 'dlv_01kaxc4r7t0w3y6a9d2f5h8k1n01kaxc3n6q9s2v5x8z1d4g7j0m',
  webhookId: ofUse.id,
  eventId: event.id,
  type: event.type,
  isTest: true,
  state: 'waiting',
  createdAt: event.createdAt,
  nextTryAt: event.createdAt,
};

const answered = { at: '2026-11-24T15:22:01.000Z', status: 200, trouble: null, durationMs: 84 };

const delivered = { ...waiting, state: 'delivered', nextTryAt: null };

const sent = {
  event,
  headers: {
    'content-type': 'application/json',
    'user-agent': 'CuentaClara-Webhooks/1',
    'webhook-id': event.id,
    'webhook-timestamp': '1795533721',
    'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
  answer: 'Recibido',
};

export const trials: readonly Example[] = [
  {
    summary: 'An example of one event, sent as a real one',
    params: { id: ofUse.id },
    request: { type: event.type },
    response: { ...waiting, tries: [], event, headers: {}, answer: null },
  },
];

export const deliveries: readonly Example[] = [
  {
    summary: 'One, delivered at the first try',
    params: { id: ofUse.id },
    query: { state: 'delivered' },
    response: { data: [{ ...delivered, tries: 1, lastTry: answered }], hasMore: false, nextCursor: null },
  },
];

export const details: readonly Example[] = [
  {
    summary: 'What was sent, byte by byte, and what came back',
    params: { id: waiting.id },
    isAwaited: true,
    response: { ...delivered, tries: [answered], ...sent },
  },
];

export const replays: readonly Example[] = [
  {
    summary: 'The same event under the same id, once more',
    params: { id: waiting.id },
    response: { ...waiting, tries: [answered], ...sent },
  },
];
