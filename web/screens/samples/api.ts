import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { Answers } from '../stage/answers.ts';
import { ago } from '../stage/usual.ts';

type Key = OutputOf<EndpointAt<'GET /api/keys'>>['data'][number];
type Usage = OutputOf<EndpointAt<'GET /api/usage'>>;
type Logged = OutputOf<EndpointAt<'GET /api/requests'>>['data'][number];

const dayMs = 86_400_000;
/** A resource id whose end tells it from its like. */
const idOf = (nth: number): string => `key_01kam5t7qx8c0000000000000${nth}`;

const nextMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
};

/** A key as the server tells it; production keys have the limits of Pro. */
export const keyOf = (nth: number, name: string, change: Partial<Key> = {}): Key => {
  const environment = change.environment ?? 'production';
  const mark = environment === 'sandbox' ? 'test' : 'live';
  return {
    id: idOf(nth),
    keyId: `vk_${mark}_7Qm2Lw9XcR4bLhN8sYp${nth}`,
    name,
    description: null,
    environment,
    purpose: 'api',
    active: true,
    state: 'active',
    secrets: [{ endsWith: 'kZ1x', createdAt: ago(40 * dayMs), expiresAt: null }],
    createdAt: ago(40 * dayMs),
    lastUsedAt: ago(4 * 60_000),
    usage: { month: 318, limit: environment === 'sandbox' ? 10_000 : 5_000, resetsAt: nextMonth() },
    features: { webhooks: true, sso: false, whiteLabel: false },
    ...change,
  };
};

const usedOf = (month: number, limit = 5_000) => ({ month, limit, resetsAt: nextMonth() });

/** Keys in every state there is. */
export const someKeys: readonly Key[] = [
  keyOf(1, 'Nómina producción', { usage: usedOf(4_300), description: 'Servidor de pagos, sede central' }),
  keyOf(2, 'Conciliación', {
    lastUsedAt: ago(17 * 3_600_000),
    secrets: [
      { endsWith: 'Qw3e', createdAt: ago(3_600_000), expiresAt: null },
      { endsWith: 'kZ1x', createdAt: ago(40 * dayMs), expiresAt: ago(-23 * 3_600_000) },
    ],
  }),
  keyOf(3, 'Pruebas de integración', { environment: 'sandbox', usage: usedOf(86, 10_000), lastUsedAt: ago(3 * dayMs) }),
  keyOf(4, 'Proveedor anterior', { active: false, state: 'inactive', usage: usedOf(0), lastUsedAt: null }),
];

const limits = {
  free: { count: 2, production: false, perMinute: 100 },
  pro: { count: 5, production: true, perMinute: 100 },
} as const;

/** A secret in the form that scanners know; nobody's. */
export const sampleSecret = 'vs_test_9fKq2TzW7mXcR4bLhN8sYpD3vGjA6eU0wQkZ1x';

const counted = (valid: number, invalid: number, error: number, timeout: number) => ({
  total: valid + invalid + error + timeout,
  valid,
  invalid,
  error,
  timeout,
});
type Counted = ReturnType<typeof counted>;
const sum = (all: readonly Counted[]): Counted =>
  all.reduce(
    (left, right) =>
      counted(
        left.valid + right.valid,
        left.invalid + right.invalid,
        left.error + right.error,
        left.timeout + right.timeout,
      ),
    counted(0, 0, 0, 0),
  );

/** Working days are busy, weekends calm, and one day a bank was silent. */
const daysOf = (period: number): Usage['days'] =>
  Array.from({ length: period }, (_, index) => {
    const date = new Date(Date.now() - (period - 1 - index) * dayMs);
    const isCalm = date.getUTCDay() % 6 === 0;
    const valid = isCalm ? 50 + (index % 4) * 4 : 210 + ((index * 37) % 70);
    const wasSilent = index === period - 5;
    const day = wasSilent ? counted(164, 22, 41, 58) : counted(valid, Math.round(valid / 13), index % 5, index % 4);
    return { ...day, date: date.toISOString().slice(0, 10) };
  });

/** Usage of a busy account; without `period` days of nothing. */
export const usageOf = (period: number, environment: Usage['environment'], isEmpty = false): Usage => {
  const days = daysOf(period).map((day) => (isEmpty ? { ...counted(0, 0, 0, 0), date: day.date } : day));
  const totals = sum(days);
  const part = (share: number) =>
    counted(
      ...([totals.valid, totals.invalid, totals.error, totals.timeout].map((n) => Math.round(n * share)) as [
        number,
        number,
        number,
        number,
      ]),
    );
  return {
    period,
    environment,
    totals,
    before: part(0.96),
    days,
    keys: isEmpty
      ? []
      : [
          { ...part(0.73), id: idOf(1), keyId: someKeys[0]?.keyId ?? null, name: 'Nómina producción' },
          { ...part(0.25), id: idOf(2), keyId: someKeys[1]?.keyId ?? null, name: 'Conciliación' },
          { ...part(0.02), id: idOf(9), keyId: null, name: null },
        ],
    countries: isEmpty
      ? []
      : [
          { ...part(0.5), country: 'MX', latency: { p50: 1700, p95: 3600, p99: 5400 } },
          { ...part(0.25), country: 'AR', latency: { p50: 1800, p95: 3900, p99: 6100 } },
          { ...part(0.15), country: 'BR', latency: { p50: 1400, p95: 2900, p99: 4600 } },
          { ...part(0.1), country: 'CL', latency: { p50: 3100, p95: 6900, p99: 9600 } },
        ],
    latency: isEmpty ? null : { p50: 1900, p95: 4100, p99: 6800 },
    requests: isEmpty ? 0 : totals.total * 2,
    errors: isEmpty
      ? []
      : [
          { error: 'errors.invalidAccount', status: 422, count: 214 },
          { error: 'errors.tooManyRequests', status: 429, count: 97 },
          { error: 'errors.providerUnavailable', status: 503, count: 58 },
          { error: 'errors.invalidFields', status: 422, count: 31 },
        ],
    limit: isEmpty
      ? { monthly: 5_000, used: 0, percentage: 0, resetsAt: nextMonth() }
      : { monthly: 5_000, used: 4_200, percentage: 84, resetsAt: nextMonth() },
  };
};

const key = { id: idOf(1), keyId: someKeys[0]?.keyId ?? '', name: 'Nómina producción' };
const logged = (nth: number, change: Partial<Logged>): Logged => ({
  id: `req_01kam5t7qx8c000000000000${String(nth).padStart(2, '0')}`,
  at: ago(nth * 47_000),
  key,
  method: 'GET',
  route: '/v1/credits',
  status: 200,
  error: null,
  durationMs: 9,
  replayed: false,
  validationId: null,
  body: null,
  ...change,
});
const asked = { method: 'POST', route: '/v1/validations' } as const;
const body = { country: 'MX', accountFormat: 'CLABE', accountNumber: '002115••••••••417', reference: "O'Higgins" };

/** Requests of every kind, newest first. */
export const someRequests: readonly Logged[] = [
  logged(1, { ...asked, status: 201, durationMs: 2800, validationId: 'val_01kam5t7qx8c000000000001', body }),
  logged(2, { ...asked, status: 422, durationMs: 6, error: 'errors.invalidAccount', body }),
  logged(3, {}),
  logged(4, {
    ...asked,
    status: 201,
    durationMs: 3,
    replayed: true,
    validationId: 'val_01kam5t7qx8c000000000002',
    body,
  }),
  logged(5, { ...asked, status: 429, durationMs: 3, error: 'errors.tooManyRequests' }),
  logged(6, { route: '/v1/validations/{id}', durationMs: 11, validationId: 'val_01kam5t7qx8c000000000003' }),
  logged(7, { ...asked, status: 503, durationMs: 10_000, error: 'errors.providerUnavailable', body }),
  logged(8, { route: '/v1/countries/{country}/banks', status: 304, durationMs: 4 }),
];

/** What the server is to say; each part may be changed while the page is open. */
export interface ApiScene {
  keys: readonly Key[];
  plan: keyof typeof limits;
  isEmpty?: boolean;
}

/** Another key, with the secret that is shown this once. */
export const makeKey = (scene: ApiScene, { name, environment }: Pick<Key, 'name' | 'environment'>) => {
  const made = keyOf(7, name, { environment, lastUsedAt: null, usage: usedOf(0, 1000) });
  scene.keys = [made, ...scene.keys];
  return { ...made, secret: sampleSecret };
};

/** The answers about keys, their usage and their requests, where there are such. */
export const apiAnswers = (scene: ApiScene): Answers => ({
  'GET /api/keys': () => ({ data: [...scene.keys], limits: limits[scene.plan] }),
  'POST /api/keys': ({ body }) => makeKey(scene, body),
  'DELETE /api/keys/{id}': ({ params }) => {
    scene.keys = scene.keys.filter(({ id }) => id !== params.id);
  },
  'GET /api/usage': ({ query: { period, environment } }) =>
    usageOf(Number(period), environment, scene.isEmpty ?? scene.keys.length === 0),
  'GET /api/requests': ({ query: { status, error } }) => ({
    data: (scene.isEmpty ? [] : someRequests).filter(
      (one) =>
        (status === undefined || (status === 'ok') === one.status < 400) &&
        (error === undefined || error === one.error),
    ),
    hasMore: false,
    nextCursor: null,
  }),
});
