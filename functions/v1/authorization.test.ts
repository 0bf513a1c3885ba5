import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { declared } from '#shared/contract/index.ts';
import { redeemWidgetResult } from '#shared/contract/public/widget.ts';
import { plans } from '#shared/plans.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../infra/testing/api-key.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { asked } from '../../infra/testing/webhook-holder.ts';
import { origin, sessionWriter } from '../../infra/testing/widget-frame.ts';
import { newKeyId, newSecret } from '../rules/keys/secret.ts';
import { monthOf } from '../rules/time.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
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
/** What the owner has in an environment: a validation, a batch that waits for its file, a webhook, and what that was told. */
interface Own {
  readonly validation: string;
  readonly batch: string;
  readonly webhook: string;
  readonly delivery: string;
}
const nothing: Own = { validation: '', batch: '', webhook: '', delivery: '' };
const own: Record<Environment, Own> = { sandbox: nothing, production: nothing };
/** What a key of another account, which has no widget, is answered about something of this one. */
const strangely = (spec: EndpointSpec): readonly [status: number, error: string | undefined] => {
  if (spec.entitlement) return [403, 'errors.notOnPlan'];
  return named.includes(spec) || spec === redeemWidgetResult ? [404, 'errors.notFound'] : [spec.status, undefined];
};
/** What is there by the beginning of paths. */
const kinds = [
  ['/v1/batches', 'batch'],
  ['/v1/webhooks/deliveries', 'delivery'],
  ['/v1/webhooks', 'webhook'],
  ['/', 'validation'],
] as const satisfies readonly (readonly [beginning: string, kind: keyof Own])[];

const newWebhook = async ({ call }: MadeKey): Promise<string> => (await call('POST /v1/webhooks', { body: asked })).id;

/** One that is there to be asked about, or to be deleted. */
const ownOf = async ({ method, path }: EndpointSpec, environment: Environment): Promise<string> => {
  if (method === 'DELETE') return newWebhook(environment === 'sandbox' ? made.owner : made.production);
  const [, kind = 'validation'] = kinds.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return own[environment][kind];
};

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
  const make = async (key: MadeKey): Promise<Own> => {
    const { call } = key;
    const webhook = await newWebhook(key);
    return {
      validation: (await call('POST /v1/validations', { body: { country: 'MX', accountNumber: clabes.company } })).id,
      batch: (await call('POST /v1/batches', { body: { upload: { bytes: 1 } } })).id,
      webhook,
      delivery: (await call('POST /v1/webhooks/{id}/test', { params: { id: webhook }, body: {} })).id,
    };
  };
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
  const text = await response.text();
  const { requestId, instance, ...problem } = JSON.parse(text || '{}') as Record<string, unknown>;
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
      const { status, problem, headers } = await ask(spec, key.headers, await ownOf(spec, 'sandbox'));
      const open = [200, 201, 204, 404].includes(status) && problem['error'] !== 'errors.quotaExceeded';
      expect(makesValidations(spec) ? [status, problem['error']] : open).toEqual(
        makesValidations(spec) ? [429, 'errors.quotaExceeded'] : true,
      );
      expect(headers.get('retry-after') !== null).toBe(makesValidations(spec));
    }
  });

  test('lets a key of the widget in only where it is for it', async () => {
    const { status, problem } = await ask(spec, made.widget.headers, await ownOf(spec, 'sandbox'));
    const refused = [status, problem['error']].join(' ') === '403 errors.keyNotForThis';
    expect(refused).toBe(!spec.forWidgetKeys);
  });

  test('shows a key of another account nothing of this one', async () => {
    const { status, problem } = await ask(spec, made.other.headers, await ownOf(spec, 'sandbox'));
    expect([status, problem['error']]).toEqual(strangely(spec));
    expect(JSON.stringify(problem)).not.toMatch(new RegExp(Object.values(own).flatMap(Object.values).join('|')));
  });
});

test.for(named)('$method $path finds nothing of the other environment, and what it finds is there', async (spec) => {
  const statuses = [
    await ask(spec, made.owner.headers, await ownOf(spec, 'production')),
    await ask(spec, made.production.headers, await ownOf(spec, 'sandbox')),
    await ask(spec, made.owner.headers, await ownOf(spec, 'sandbox')),
    await ask(spec, made.production.headers, await ownOf(spec, 'production')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, spec.status, spec.status]);
});
