import type { Example } from '../../endpoint.ts';

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

const ofKeys = {
  ...payroll,
  id: 'whk_01kaxc3n6q9s2v5x8z1d4g7j0m',
  url: 'https://avisos.tienda.example:8443/seguridad',
  description: null,
  events: ['key.created', 'key.revoked', 'usage.high'],
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
    summary: 'For what happens to keys, at a port of your own',
    request: { url: ofKeys.url, events: ofKeys.events },
    response: { ...ofKeys, secret: 'whsec_YW5vdGhlciB3ZWJob29rIGhhcyBhbm90aGVyIHNlY3JldCE=' },
  },
];

export const lists: readonly Example[] = [
  { summary: 'Of the environment of the key, newest first', response: { data: [ofKeys, narrowed] } },
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
    params: { id: ofKeys.id },
    request: {},
    response: {
      ...ofKeys,
      secrets: [
        { endsWith: 'Ym0=', createdAt: '2026-11-25T09:00:00.000Z', expiresAt: null },
        { ...ofKeys.secrets[0], expiresAt: '2026-11-26T09:00:00.000Z' },
      ],
      secret: 'whsec_dGhlIG5ldyBzZWNyZXQsIHdoaWNoIHNpZ25zIGZpcnN0Li4=',
    },
  },
];

export const endings: readonly Example[] = [
  { summary: 'Nothing more is sent there', params: { id: payroll.id }, response: null },
];
