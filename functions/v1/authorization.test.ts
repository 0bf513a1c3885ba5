import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { declared } from '#shared/contract/index.ts';
import { redeemWidgetResult } from '#shared/contract/public/widget.ts';
import { plans } from '#shared/plans.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../infra/testing/api-key.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { origin, sessionWriter } from '../../infra/testing/widget-frame.ts';
import { newKeyId, newSecret } from '../rules/keys/secret.ts';
import { monthOf } from '../rules/keys/windows.ts';

const cloud = inject('cloud');
const inside = { databasePort: inject('databasePort'), apiKeyPepper: inject('apiKeyPepper') };
const makeKey = keyMaker(cloud, inside);
const base = publicApiOf(cloud);

/** Every operation that asks for a key. */
const operations = declared.map(({ spec }) => spec).filter(({ auth }) => auth === 'key');
const named = operations.filter(({ path }) => path.includes('{id}'));
const makesValidations = ({ counts }: EndpointSpec): boolean => counts !== undefined;

const names = [
  'owner',
  'production',
  'other',
  'lapsed',
  'sandboxFull',
  'productionFull',
  'inactive',
  'ended',
  'deleted',
  'widget',
] as const;
let made: Readonly<Record<(typeof names)[number], MadeKey>>;
/** What the owner has in an environment: a validation, and a batch that waits for its file. */
interface Own {
  readonly validation: string;
  readonly batch: string;
}
const own: Record<Environment, Own> = {
  sandbox: { validation: '', batch: '' },
  production: { validation: '', batch: '' },
};
/** What a key of another account, which has no widget, is answered about something of this one. */
const strangely = (spec: EndpointSpec): readonly [status: number, error: string | undefined] => {
  if (spec.entitlement) return [403, 'errors.notOnPlan'];
  return named.includes(spec) || spec === redeemWidgetResult ? [404, 'errors.notFound'] : [spec.status, undefined];
};
const ownOf = ({ path }: EndpointSpec, environment: Environment): string =>
  own[environment][path.startsWith('/v1/batches') ? 'batch' : 'validation'];

beforeAll(async () => {
  const [customer, stranger] = [await signUp(cloud), await signUp(cloud)];
  await sessionWriter(cloud, inside).entitle(customer);
  await customer.call('PATCH /api/widget', { body: { allowedOrigins: [origin] } });
  const now = new Date();
  const past = new Date(now.getTime() - 1_000).toISOString();
  const month = monthOf(now.toISOString());
  const production = { environment: 'production', plan: 'pro' } as const;
  const { free, pro } = plans;
  made = {
    owner: await makeKey(customer),
    production: await makeKey(customer, production),
    other: await makeKey(stranger),
    lapsed: await makeKey(customer, { ...production, planUntil: past }),
    sandboxFull: await makeKey(customer, { months: { [month]: free.monthlyValidationsPerKey.sandbox } }),
    productionFull: await makeKey(customer, {
      ...production,
      months: { [month]: pro.monthlyValidationsPerKey.production },
    }),
    inactive: await makeKey(customer, { active: false }),
    ended: await makeKey(customer, { secretUntil: past }),
    deleted: await makeKey(customer),
    widget: await makeKey(customer, { purpose: 'widget' }),
  };
  await made.deleted.forget();
  const make = async ({ call }: MadeKey): Promise<Own> => ({
    validation: (await call('POST /v1/validations', { body: { country: 'MX', accountNumber: clabes.company } })).id,
    batch: (await call('POST /v1/batches', { body: { upload: { bytes: 1 } } })).id,
  });
  [own.sandbox, own.production] = [await make(made.owner), await make(made.production)];
});

type Headers = Readonly<Record<string, string>>;

/** As the example of the operation has it, but for the id. */
const ask = async ({ method, path, examples: [example] = [] }: EndpointSpec, headers: Headers, id?: string) => {
  const params = { ...example?.params, ...(id && { id }) } as Headers;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(base + filled, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(example?.request !== undefined && { body: JSON.stringify(example.request) }),
  });
  const { requestId, instance, ...problem } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, problem, headers: response.headers, told: [requestId, instance] };
};

test('there are operations that ask for a key, and some that name a record', () => {
  expect(operations.length).toBeGreaterThan(8);
  expect(named.map(({ path }) => path)).toContain('/v1/validations/{id}');
});

const swapped = (text: string): string => (text.endsWith('0') ? `${text.slice(0, -1)}1` : `${text.slice(0, -1)}0`);

/** What proves nothing, each for a reason of its own. */
const unproven: Readonly<Record<string, () => Headers>> = {
  'no key': () => ({}),
  'no secret': () => ({ 'x-api-key': made.owner.keyId }),
  'no key but a secret': () => ({ 'x-api-secret': made.owner.secret }),
  'a key that never was': () => ({ 'x-api-key': newKeyId('sandbox'), 'x-api-secret': made.owner.secret }),
  'a key of another form': () => ({ 'x-api-key': '__proto__', 'x-api-secret': made.owner.secret }),
  'a wrong secret': () => ({ 'x-api-key': made.owner.keyId, 'x-api-secret': newSecret('sandbox') }),
  'the secret of another key': () => ({ 'x-api-key': made.owner.keyId, 'x-api-secret': made.other.secret }),
  'a secret with a wrong checksum': () => ({ ...made.owner.headers, 'x-api-secret': swapped(made.owner.secret) }),
  'a secret that has ended': () => made.ended.headers,
  'an inactive key': () => made.inactive.headers,
  'a deleted key': () => made.deleted.headers,
};

describe.for(operations)('$method $path', (spec) => {
  test('answers whoever proves nothing with one and the same refusal', async () => {
    const answers = [];
    for (const headersOf of Object.values(unproven)) answers.push(await ask(spec, headersOf()));
    const [first] = answers;
    expect(first?.problem).toMatchObject({ status: 401, error: 'errors.invalidApiKey' });
    for (const { status, problem, headers, told } of answers) {
      expect({ status, problem }).toEqual({ status: 401, problem: first?.problem });
      expect(told).toEqual([headers.get('x-request-id'), spec.path]);
      expect(headers.get('ratelimit')).toBeNull();
    }
  });

  test('is not on the plan of a production key whose plan is over, and says how much is left all the same', async () => {
    const { status, problem, headers } = await ask(spec, made.lapsed.headers);
    expect([status, problem['error'], problem['entitlement']]).toEqual([403, 'errors.productionNeedsPlan', 'restApi']);
    expect(headers.get('x-ratelimit-limit')).toBe('100');
  });

  test('is shut to a key over its month where it makes validations, and open where it does not', async () => {
    for (const key of [made.sandboxFull, made.productionFull]) {
      const { status, problem, headers } = await ask(spec, key.headers, ownOf(spec, 'sandbox'));
      const open = [200, 201, 404].includes(status) && problem['error'] !== 'errors.quotaExceeded';
      expect(makesValidations(spec) ? [status, problem['error']] : open).toEqual(
        makesValidations(spec) ? [429, 'errors.quotaExceeded'] : true,
      );
      expect(headers.get('retry-after') !== null).toBe(makesValidations(spec));
    }
  });

  test('lets a key of the widget in only where it is for it', async () => {
    const { status, problem } = await ask(spec, made.widget.headers, ownOf(spec, 'sandbox'));
    const refused = [status, problem['error']].join(' ') === '403 errors.keyNotForThis';
    expect(refused).toBe(!spec.forWidgetKeys);
  });

  test('shows a key of another account nothing of this one', async () => {
    const { status, problem } = await ask(spec, made.other.headers, ownOf(spec, 'sandbox'));
    expect([status, problem['error']]).toEqual(strangely(spec));
    expect(JSON.stringify(problem)).not.toMatch(new RegExp(Object.values(own).flatMap(Object.values).join('|')));
  });
});

test.for(named)('$method $path finds nothing of the other environment, and what it finds is there', async (spec) => {
  const statuses = [
    await ask(spec, made.owner.headers, ownOf(spec, 'production')),
    await ask(spec, made.production.headers, ownOf(spec, 'sandbox')),
    await ask(spec, made.owner.headers, ownOf(spec, 'sandbox')),
    await ask(spec, made.production.headers, ownOf(spec, 'production')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 200, 200]);
});
