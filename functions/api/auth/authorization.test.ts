import fc from 'fast-check';
import * as z from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { callers } from '#shared/contract/callers.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { session } from '#shared/plans.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { mailsTo, newEmail, registerAs, signUp, tokenIn, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { asked as asWebhook } from '../../../infra/testing/webhook-holder.ts';
import { subscribe } from '../../../infra/testing/widget-holder.ts';
import { hashOf } from '../../proof.ts';
import { minusSeconds } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';

const proven = declared.map(({ spec }) => spec).filter(({ auth }) => callers[auth].errors.length > 0);
/** Of users: whom keys find is asked beside `/v1`. */
const byId = proven.filter(({ auth, path }) => auth === 'user' && path.includes('{'));

const { addresses: at, databasePort } = await sharedCloud();
const table = tableIn(databasePort);

let ownIds: ReadonlyMap<string, string>;
let strangersToken: string;

/** The list that a record is found in. */
const listOf = ({ path }: EndpointSpec): string => path.slice(0, path.indexOf('/{'));

/** What each kind of caller who is no user has to show: ended sessions, or the token of a verification mail. */
const shown: Record<'guest' | 'expired' | 'idle' | 'revoked' | 'unverified', string | undefined> = {
  guest: undefined,
  expired: undefined,
  idle: undefined,
  revoked: undefined,
  unverified: undefined,
};
const strangers = Object.keys(shown) as (keyof typeof shown)[];

const Param = z.object({ pattern: z.string().default('^none$'), enum: z.tuple([z.string()], z.string()).optional() });
const Params = z.object({ properties: z.record(z.string(), Param) });

/** A word of those that its endpoint knows, or this id, or one in the form it asks for, which nobody's record has. */
const paramOf = ({ params = z.object({}) }: EndpointSpec, name: string, id: string | undefined): string => {
  const { properties } = Params.parse(z.toJSONSchema(params, { io: 'input' }));
  const { pattern = '^none$', enum: [word] = [] } = properties[name] ?? {};
  return word ?? id ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0] ?? '';
};

const ask = (spec: EndpointSpec, token: string | undefined, ownId?: string) => {
  const { api, auth, method, path, examples: [example] = [] } = spec;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => paramOf(spec, name, ownId));
  return fetch({ app: at.appApi, public: at.publicApi }[api] + filled, {
    method,
    headers: { 'content-type': 'application/json', ...callers[auth].headers({ token: () => token ?? null }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(example?.request ?? {}) }),
  });
};

const Listed = z.object({ data: z.tuple([z.object({ id: z.string() })], z.unknown()) });

/** One id of the user's own in every list that holds one; what an example of the contract makes is made before. */
const ownIdsOf = async (token: string): Promise<ReadonlyMap<string, string>> => {
  const lists = new Set(byId.map(listOf));
  const beside = proven.filter(({ path }) => lists.has(path));
  for (const spec of beside.filter(({ method, examples }) => method === 'POST' && examples)) await ask(spec, token);
  const listed = beside.filter(({ method }) => method === 'GET');
  const found = await Promise.all(
    listed.map(async (spec) => [spec.path, Listed.safeParse(await (await ask(spec, token)).json())] as const),
  );
  return new Map(found.flatMap(([path, { data }]) => (data ? [[path, data.data[0].id] as const] : [])));
};

/** The session of a customer as it is later; `with-time.test.ts` lets time itself pass. */
const later = async ({ token }: Customer, change: object): Promise<void> => {
  const row = await table.get(keys.session(hashOf(token)));
  await table.put({ ...row, ...change });
};

describe('whoever is no user', () => {
  beforeAll(async () => {
    const [expired, idle] = await Promise.all([signUp(at), signUp(at)]);
    const now = new Date().toISOString();
    await later(expired, {
      createdAt: minusSeconds(now, session.absoluteDays * 86_400 + 1),
      expiresAt: minusSeconds(now, 1),
    });
    await later(idle, { lastSeenAt: minusSeconds(now, session.idleHours * 3600 + 1) });
    const revoked = await signUp(at);
    await revoked.call('POST /api/auth/logout', {});
    const email = newEmail();
    await registerAs(at, email);
    Object.assign(shown, {
      expired: expired.token,
      idle: idle.token,
      revoked: revoked.token,
      unverified: tokenIn((await mailsTo(at, email))[0]),
    });
  }, 120_000);

  describe.for(proven)('$method $path', (spec) => {
    test.for(strangers)('is not served with what a %s caller has', async (caller) => {
      const response = await ask(spec, shown[caller]);
      const { error } = (await response.json()) as { error: ErrorCode };
      expect(callers[spec.auth].errors).toContain(error);
      expect(response.status).toBe(catalogue[error].status);
      expect(response.status).toBe(401);
    });
  });
});

describe('another user', () => {
  beforeAll(async () => {
    const [owner, stranger] = [await signUp(at), await signUp(at)];
    // What is refused is refused because it is somebody else's, and not for want of a plan.
    for (const customer of [owner, stranger]) await subscribe(at, customer, 'pro');
    const asked = await owner.call('POST /api/validations', {
      body: { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' },
    });
    await owner.call('POST /api/batches', { body: { environment: 'sandbox', upload: { bytes: 1 } } });
    await owner.call('POST /api/webhooks', { body: asWebhook });
    // Receipts are listed by what they are of.
    const receipt = await owner.call('POST /api/validations/{id}/receipts', { params: { id: asked.id }, body: {} });
    ownIds = new Map([...(await ownIdsOf(owner.token)), ['/api/receipts', receipt.id]]);
    strangersToken = stranger.token;
  });

  test('the contract has endpoints whose callers prove themselves, and lists that name records', () => {
    expect(proven.length).toBeGreaterThan(5);
    expect([...ownIds.keys()]).toEqual(
      expect.arrayContaining([
        '/api/validations',
        '/api/auth/sessions',
        '/api/keys',
        '/api/payees',
        '/api/batches',
        '/api/webhooks',
      ]),
    );
  });

  describe.for(byId)('$method $path', (spec) => {
    test('finds no record by an id that nobody has', async () => {
      const response = await ask(spec, strangersToken);
      expect(await response.json()).toMatchObject({ status: 404, error: 'errors.notFound' });
      expect(response.status).toBe(404);
    });

    test('finds no record of its owner, and the record is there', async ({ skip }) => {
      const id = ownIds.get(listOf(spec));
      if (id === undefined)
        return skip('nobody has one here: an example of what makes one would be made and asked for');
      const response = await ask(spec, strangersToken, id);
      expect(await response.json()).toMatchObject({ status: 404, error: 'errors.notFound' });
      expect(response.status).toBe(404);
    });
  });
});
