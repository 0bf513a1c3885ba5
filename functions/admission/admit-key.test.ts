import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '../../infra/testing/table.ts';
import { admitting } from '../entry/admission.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { newKeyId, newSecret } from '../rules/keys/secret.ts';
import { minusSeconds, plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { admitKey } from './admit-key.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
  Object.assign(process.env, { API_KEY_PEPPER_SECRET: 'pepper', STAGE_NAME: 'dev' });
});
afterAll(() => table?.close());

const now = '2026-11-22T10:00:00.000Z';

const admit = async (headers: Record<string, string>) => {
  const ports = { ...(await connect(admitKey.needs)), clock: { now: () => now } };
  const at = { ...admitKey, run: (shown: Parameters<typeof admitKey.run>[0]) => admitKey.run(shown, ports) };
  const handler = await admitting(at);
  const methodArn = 'arn:aws:execute-api:us-east-1:123456789012:abc123/live/GET/v1/banks';
  return handler({ methodArn, headers } as APIGatewayRequestAuthorizerEvent);
};

interface Planted {
  readonly environment?: 'sandbox' | 'production';
  readonly row?: object;
  readonly until?: string;
  readonly userId?: string;
}

/** A key as its row has it, and the headers by which it is proven. */
const plant = async ({ environment = 'sandbox', row = {}, until, userId = newId('usr', now) }: Planted = {}) => {
  const { keySecrets } = await connect(['keySecrets.hash']);
  const [keyId, secret] = [newKeyId(environment), newSecret(environment)];
  const hash = await keySecrets.hash(secret);
  const secrets = { [hash]: { endsWith: secret.slice(-4), createdAt: now, until } };
  const facts = { id: newId('key', now), keyId, userId, name: 'web', environment, active: true, secrets };
  const Item = { ...keys.apiKey(keyId), ...facts, tiers: [], createdAt: now, minutes: {}, months: {}, ...row };
  await documents().send(new PutCommand({ TableName: TableName(), Item }));
  return { 'X-API-Key': keyId, 'X-API-Secret': secret };
};

const pro = [{ tier: 'pro', until: plusDays(now, 10) }];
const own = (change: object = {}) => ({
  gateway: { apiKeyId: 'abc', value: 'ownValueOfTheAccount1234', tier: 'pro', since: now, ...change },
});

describe('who may pass', () => {
  test('a key with its secret, for every method and path of /v1 and nothing else, whatever the case of the headers', async () => {
    const headers = await plant();
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const answer = await admit(lower);
    expect(answer.principalId).toBe(headers['X-API-Key']);
    expect(answer.policyDocument.Statement).toEqual([
      {
        Effect: 'Allow',
        Action: 'execute-api:Invoke',
        Resource: 'arn:aws:execute-api:us-east-1:123456789012:abc123/live/*/v1/*',
      },
    ]);
  });

  test('both secrets of a rotation, until the old one ends', async () => {
    expect(await admit(await plant({ until: plusSeconds(now, 1) }))).toBeDefined();
    await expect(admit(await plant({ until: now }))).rejects.toThrow(/^Unauthorized$/);
  });

  test.for<[string, () => Promise<Record<string, string>>]>([
    ['unknown', async () => ({ 'X-API-Key': newKeyId('sandbox'), 'X-API-Secret': newSecret('sandbox') })],
    ['inactive', () => plant({ row: { active: false } })],
    ['shown with the secret of another', async () => ({ ...(await plant()), 'X-API-Secret': newSecret('sandbox') })],
    ['shown with a secret that ended a second ago', () => plant({ until: minusSeconds(now, 1) })],
    ['malformed', async () => ({ ...(await plant()), 'X-API-Key': 'vk_test_' })],
    ['shown with half a secret', async () => ({ ...(await plant()), 'X-API-Secret': 'vs_test_abc' })],
    ['shown without a secret', async () => ({ 'X-API-Key': newKeyId('sandbox') })],
    ['unreadable', () => plant({ row: { secrets: 'gone' } })],
  ])('a key that is %s is refused in the very same word', async ([, headers]) => {
    await expect(admit(await headers())).rejects.toThrow(/^Unauthorized$/);
  });

  test('a table that does not answer refuses nobody: the gateway is told of a failure', async () => {
    const failing = vi.spyOn(documents(), 'send').mockRejectedValue(new Error('secret detail') as never);
    await expect(admit({ 'X-API-Key': newKeyId('sandbox'), 'X-API-Secret': newSecret('sandbox') })).rejects.toThrow(
      /^Nobody was judged: Error$/,
    );
    failing.mockRestore();
  });

  test('it costs one read of half a unit a kilobyte, and nothing is written', async () => {
    const headers = await plant();
    const sent = vi.spyOn(documents(), 'send');
    await admit(headers);
    expect(sent.mock.calls.map(([{ constructor }]) => constructor.name)).toEqual(['GetCommand']);
    sent.mockRestore();
  });
});

describe('by which gateway key a call is counted', () => {
  const countedOf = async (planted: Planted) => (await admit(await plant(planted))).usageIdentifierKey;
  const production = (row: object): Planted => ({ environment: 'production', row: { tiers: pro, ...row } });

  test('a sandbox key by one that customers of the plan share, always the same of four', async () => {
    const userId = newId('usr', now);
    const counted = await countedOf({ userId });
    expect(counted).toMatch(/^cuentaclaraDevSharedFreeSandbox[0-3]$/);
    expect(await countedOf({ userId })).toBe(counted);
    const many = await Promise.all(Array.from({ length: 40 }, () => countedOf({})));
    expect(new Set(many).size).toBe(4);
  });

  test('a sandbox key of a higher plan by that plan, and by free again when it is over', async () => {
    expect(await countedOf({ row: { tiers: pro } })).toMatch(/SharedProSandbox[0-3]$/);
    expect(await countedOf({ row: { tiers: [{ tier: 'pro', until: now }] } })).toMatch(/SharedFreeSandbox[0-3]$/);
  });

  test("a production key by the account's own", async () => {
    expect(await countedOf(production(own()))).toBe('ownValueOfTheAccount1234');
  });

  test.for<[string, object]>([
    ['it has none', {}],
    ['it is of another plan', own({ tier: 'enterprise' })],
    ['the gateway may not know it yet', own({ since: plusSeconds(now, 1) })],
    ['nobody can read what it is', { gateway: { value: 7 } }],
  ])('a production key by a shared one where %s', async ([, row]) => {
    expect(await countedOf(production(row))).toMatch(/^cuentaclaraDevSharedProProduction[0-3]$/);
  });

  test('a production key whose plan is over passes, so that the function refuses it in words', async () => {
    const over = { ...own(), tiers: [{ tier: 'pro', until: now }] };
    expect(await countedOf(production(over))).toMatch(/^cuentaclaraDevSharedFreeSandbox[0-3]$/);
  });
});

test('the gateway is told when the month ends, for whoever uses it up', async () => {
  const { context } = await admit(await plant());
  const seconds = String((8 * 24 + 14) * 3600);
  expect(context).toEqual({ retryAfter: seconds, rateLimit: `"month";r=0;t=${seconds}` });
});
