import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers } from '#shared/contract/callers.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { session } from '#shared/plans.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { mailsTo, newEmail, registerAs, signUp, tokenIn, type Addresses } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

const proven = declared.map(({ spec }) => spec).filter(({ auth }) => callers[auth].errors.length > 0);
const byId = proven.filter(({ path }) => path.includes('{'));

let cloud: Awaited<ReturnType<typeof ownCloud>>;
let at: Addresses;
let ownIds: Readonly<Record<string, string>>;
let strangersToken: string;

/** What each kind of caller who is no user has to show: ended sessions, or the token of a verification mail. */
const shown: Record<'guest' | 'expired' | 'idle' | 'revoked' | 'unverified', string | undefined> = {
  guest: undefined,
  expired: undefined,
  idle: undefined,
  revoked: undefined,
  unverified: undefined,
};
const strangers = Object.keys(shown) as (keyof typeof shown)[];

const ask = ({ auth, method, path }: EndpointSpec, token: string | undefined) => {
  const filled = path.replace(/\{\w+\}/, () => ownIds[path.slice(0, path.indexOf('/{'))] ?? 'none');
  return fetch(at.appApi + filled, {
    method,
    headers: { 'content-type': 'application/json', ...callers[auth].headers({ token: () => token ?? null }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
};

beforeAll(async () => {
  cloud = await ownCloud();
  at = cloud.addresses;
  const [expired, idle] = await Promise.all([signUp(at), signUp(at)]);
  for (let hours = 0; hours < session.absoluteDays * 24; hours += 8) {
    await cloud.advance(8 * 60 * 60);
    if (hours < session.absoluteDays * 24 - 8) await expired.call('GET /api/auth/me', {});
  }
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

  const owner = await signUp(at);
  const { id } = await owner.call('POST /api/validations', {
    body: { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' },
  });
  const { data } = await owner.call('GET /api/auth/sessions', {});
  ownIds = { '/api/validations': id, '/api/auth/sessions': data[0]?.id ?? '' };
  strangersToken = (await signUp(at)).token;
}, 120_000);
afterAll(() => cloud?.close());

test('the contract has endpoints whose callers prove themselves, and some of them name a record', () => {
  expect(proven.length).toBeGreaterThan(5);
  expect(byId.length).toBeGreaterThan(1);
});

describe.for(proven)('$method $path', (spec) => {
  test.for(strangers)('does not serve who shows what a %s caller has', async (caller) => {
    const response = await ask(spec, shown[caller]);
    const { error } = (await response.json()) as { error: ErrorCode };
    expect(callers[spec.auth].errors).toContain(error);
    expect(response.status).toBe(catalogue[error].status);
    expect(response.status).toBe(401);
  });
});

describe.for(byId)('$method $path', (spec) => {
  test('has no record for another user, and the record is there', async () => {
    expect(Object.keys(ownIds)).toContain(spec.path.slice(0, spec.path.indexOf('/{')));
    const response = await ask(spec, strangersToken);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'errors.notFound' });
  });
});
