import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#shared/contract/openapi.ts';
import { boot, type LocalCloud } from './local/boot.ts';
import { proofSecretOf } from './origin-proofs.ts';
import { prepare } from './prepare.ts';
import { synthesize } from './synthesize.ts';
import { publicApiOf } from './testing/api-key.ts';
import { goodPassword, signUp, type Addresses } from './testing/customer.ts';
import { quick } from './testing/quick.ts';

const directory = mkdtempSync(join(tmpdir(), 'proofs-'));
const stateDir = join(directory, 'state');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  prepared = await prepare();
});

/** One cloud after the other, as deployments leave it: table and secrets stay. */
const deployed = async (originProofs: string): Promise<LocalCloud & { readonly addresses: Addresses }> => {
  const { functionsDir, sites } = prepared;
  const outdir = join(directory, originProofs);
  const assemblyDir = synthesize({ outdir, functionsDir, sites, strict: false, settings: { originProofs } });
  const env = { ...quick, CUENTACLARA_PAST_THE_EDGE: 'refused' };
  const cloud = await boot({ assemblyDir, stateDir, env });
  return { ...cloud, addresses: cloud.endpoints as Addresses };
};

const proofOf = (generation: number): string => {
  const kept = JSON.parse(readFileSync(join(stateDir, 'secrets.json'), 'utf8')) as Readonly<Record<string, string>>;
  const named = new RegExp(`/${proofSecretOf(generation)}[0-9A-F]{8}$`);
  const [, value = ''] = Object.entries(kept).find(([path]) => named.test(path)) ?? [];
  return value;
};

const me = (address: string, token: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${address}/api/auth/me`, { headers: { authorization: `Bearer ${token}`, ...headers } });
const showing = (proof: string) => ({ 'x-origin-proof': proof, 'x-api-key': proof });

let token: string;

/** Each deployment of a rotation: what its distributions show, and what those before and after it do meanwhile. */
const steps = [
  { originProofs: '1', believed: [1], refused: [2] },
  { originProofs: '1,2', believed: [1, 2], refused: [] },
  { originProofs: '2,1', believed: [2, 1], refused: [] },
  { originProofs: '2', believed: [2], refused: [1] },
] as const;

describe.for(steps)('with the proofs $originProofs', ({ originProofs, believed, refused }) => {
  let cloud: Awaited<ReturnType<typeof deployed>>;
  beforeAll(async () => {
    cloud = await deployed(originProofs);
    const at = { ...cloud.addresses, appApi: cloud.addresses.dashboard };
    token ??= (await signUp(at)).token;
  }, 60_000);
  afterAll(() => cloud?.close());

  test('whoever was signed in goes on, and others sign in', async () => {
    const { dashboard } = cloud.addresses;
    expect((await me(dashboard, token)).status).toBe(200);
    const told = (await (await me(dashboard, token)).json()) as { readonly user: { readonly email: string } };
    const { email } = told.user;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password: goodPassword });
    expect((await fetch(`${dashboard}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200);
  });

  test('distributions of the deployment before and after are let in, and those of no deployment any more are not', async () => {
    const statusOf = async (generation: number) =>
      (await me(cloud.addresses.appApi, token, showing(proofOf(generation)))).status;
    expect(await Promise.all(believed.map(statusOf))).toEqual(believed.map(() => 200));
    expect(await Promise.all(refused.map(statusOf))).toEqual(refused.map(() => 403));
  });

  test.for([
    ['nothing', () => ({})],
    ['a made-up proof', () => showing('x'.repeat(64))],
    ['the proof to the firewall alone', () => ({ 'x-origin-proof': proofOf(believed[0]) })],
    ['the proof to the gateway alone', () => ({ 'x-api-key': proofOf(believed[0]) })],
    [
      'the proof to the firewall, and another to the gateway',
      () => ({ ...showing(proofOf(believed[0])), 'x-api-key': 'x'.repeat(64) }),
    ],
  ] as const)('who calls the API past the distribution with %s reads a refusal', async ([, headers]) => {
    const response = await me(cloud.addresses.appApi, token, headers());
    expect(Problem.parse(await response.json())).toMatchObject({ status: 403, error: 'errors.accessDenied' });
    expect(response.status).toBe(403);
  });

  test('the public API is open to everybody, and asks for a proof of nobody', async () => {
    const open = `${publicApiOf(cloud.addresses)}/v1/openapi.json`;
    expect((await fetch(open)).status).toBe((await fetch(open, { headers: showing('x'.repeat(64)) })).status);
    expect((await fetch(open)).status).not.toBe(403);
  });
});

test('every method of the app API asks for the key of a distribution, and no method of the public API for one', () => {
  const methodsOf = (stack: string) =>
    Object.values(
      (JSON.parse(readFileSync(join(prepared.assemblyDir, `${stack}.template.json`), 'utf8')) as { Resources: object })
        .Resources as Readonly<
        Record<string, { Type: string; Properties: { ApiKeyRequired?: boolean; AuthorizerId?: unknown } }>
      >,
    ).filter(({ Type }) => Type === 'AWS::ApiGateway::Method');
  const asksOf = (stack: string) =>
    new Set(methodsOf(stack).map(({ Properties }) => Properties.ApiKeyRequired === true));
  expect(asksOf('AppApi')).toEqual(new Set([true]));
  // Where it does, an authorizer names the key: callers show their own.
  for (const { Properties } of methodsOf('PublicApi'))
    expect(Properties.ApiKeyRequired === true).toBe('AuthorizerId' in Properties);
});

/** CloudFormation fills in so many secrets a template. */
const secretsAtMost = 60;

test.for(['AppFunctions', 'PublicFunctions', 'AppApi', 'PublicApi', 'Web', 'Widget'])(
  'while two proofs live, %s names no more secrets than CloudFormation fills in',
  (stack) => {
    const template = readFileSync(join(directory, '1,2', `${stack}.template.json`), 'utf8');
    expect(template.split('{{resolve:').length - 1).toBeLessThanOrEqual(secretsAtMost);
  },
);
