import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keysCreatedPerDay, plans, provenForMinutes } from '#shared/plans.ts';
import { goodPassword } from '../../../infra/testing/customer.ts';
import { keyHolder, knockWith, sessionOf } from '../../../infra/testing/key-holder.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { plusSeconds } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());
afterEach(() => void vi.useRealTimers());

const rowOf = async (keyId: string) =>
  (await documents().send(new GetCommand({ TableName: TableName(), Key: keys.apiKey(keyId), ConsistentRead: true })))
    .Item ?? {};

const sandbox = { name: 'Tienda', environment: 'sandbox' } as const;
const production = { name: 'Tienda', environment: 'production' } as const;

test('a key works as soon as it is created, and is listed without its secret', async () => {
  const holder = await keyHolder();
  const { secret, ...key } = await holder.create({ description: 'Caja', environment: 'production' });
  expect(secret).toMatch(/^vs_live_[0-9A-Za-z]{38}$/);
  expect(await knockWith({ ...key, secret })).toMatchObject({ statusCode: 200, json: { text: key.id } });
  expect(await holder.list()).toEqual([{ ...key, lastUsedAt: expect.any(String) as string }]);
  expect(key).toMatchObject({
    name: 'Tienda',
    description: 'Caja',
    state: 'active',
    usage: { month: 0, limit: 25_000 },
    features: { webhooks: true, sso: true, whiteLabel: true },
  });
});

test('neither a list, nor a change, nor the table holds a secret', async () => {
  const holder = await keyHolder();
  const key = await holder.create();
  const { secret } = await holder.rotate(key.id);
  const shown = [
    await holder.send('listKeys'),
    await holder.send('changeKey', { id: key.id, body: { name: 'Otra' } }),
    await rowOf(key.keyId),
  ].map((each) => JSON.stringify(each));
  const middles = [key.secret, secret].map((text) => text.slice('vs_test_'.length, -4));
  expect(shown.filter((text) => middles.some((middle) => text.includes(middle)))).toEqual([]);
});

test('so many keys are created in a day, however many of them are deleted, and the next day begins anew', async () => {
  const [holder, other] = [await keyHolder('free'), await keyHolder('free')];
  const start = new Date(Date.now() + 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) });
  const place = keys.counter(`keys#${holder.userId}`, `${start}T00:00:00.000Z`);
  await documents().send(new PutCommand({ TableName: TableName(), Item: { ...place, calls: keysCreatedPerDay - 1 } }));
  const session = await sessionOf(holder.userId, holder.email);
  expect((await session.send('deleteKey', { id: (await session.create()).id })).statusCode).toBe(204);
  expect(await session.send('createKey', { body: sandbox })).toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': '86400' },
  });
  expect((await (await sessionOf(other.userId, other.email)).send('createKey', { body: sandbox })).statusCode).toBe(
    201,
  );
  vi.setSystemTime(Date.parse(start) + 86_400_000);
  expect((await (await sessionOf(holder.userId, holder.email)).send('createKey', { body: sandbox })).statusCode).toBe(
    201,
  );
});

describe('the plan', () => {
  test('bounds how many keys there are, ten of them created at once or one after the other', async () => {
    const holder = await keyHolder('free');
    const answers = await Promise.all(Array.from({ length: 10 }, () => holder.send('createKey', { body: sandbox })));
    const { count } = plans.free.keys;
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(count);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(refused.map(({ json }) => json['error']))).toEqual(new Set(['errors.tooManyKeys']));
    expect(refused[0]).toMatchObject({ statusCode: 409, json: { count } });
    expect(await holder.list()).toHaveLength(count);
    const [first] = await holder.list();
    await holder.send('deleteKey', { id: first?.id ?? '' });
    expect((await holder.send('createKey', { body: sandbox })).statusCode).toBe(201);
    expect((await holder.send('createKey', { body: sandbox })).statusCode).toBe(409);
  });

  test.for(['free', 'basic'] as const)('%s has no keys of production', async (plan) => {
    const holder = await keyHolder(plan);
    expect(await holder.send('createKey', { body: production })).toMatchObject({
      statusCode: 403,
      json: { error: 'errors.productionNeedsPlan', entitlement: 'restApi' },
    });
    expect((await holder.send('listKeys')).json).toMatchObject({ data: [], limits: plans[plan].keys });
  });

  test.for(['pro', 'enterprise'] as const)('%s has them', async (plan) => {
    const holder = await keyHolder(plan);
    expect((await holder.create(production)).keyId).toMatch(/^vk_live_/);
    expect((await holder.send('listKeys')).json).toMatchObject({ limits: { ...plans[plan].keys, perMinute: 100 } });
  });
});

describe('the password', () => {
  const later = (minutes: number) => {
    const now = plusSeconds(new Date().toISOString(), minutes * 60);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  };
  const proven = { ...sandbox, password: goodPassword };

  test(`is not asked for within ${provenForMinutes} minutes of the login, and once within as many after that`, async () => {
    const holder = await keyHolder();
    const { id } = await holder.create();
    later(provenForMinutes + 1);
    expect(await holder.send('createKey', { body: sandbox })).toMatchObject({
      statusCode: 403,
      json: { error: 'errors.passwordNeeded' },
    });
    expect((await holder.send('rotateKey', { id, body: {} })).json).toMatchObject({ error: 'errors.passwordNeeded' });
    expect((await holder.send('rotateKey', { id, body: { password: goodPassword } })).statusCode).toBe(200);
    expect((await holder.send('createKey', { body: sandbox })).statusCode).toBe(201);
    later(provenForMinutes + 1);
    expect((await holder.send('createKey', { body: sandbox })).statusCode).toBe(403);
  });

  test('is asked for where a key is switched on that was off, and neither to switch it off nor to rename it', async () => {
    const holder = await keyHolder();
    const { id } = await holder.create();
    later(provenForMinutes + 1);
    const change = (body: object) => holder.send('changeKey', { id, body });
    expect((await change({ active: true, name: 'Web' })).statusCode).toBe(200);
    expect((await change({ active: false })).statusCode).toBe(200);
    expect((await change({ active: true })).json).toMatchObject({ error: 'errors.passwordNeeded' });
    expect((await change({ name: 'Caja' })).json).toMatchObject({ name: 'Caja', active: false });
    const again = await sessionOf(holder.userId, holder.email);
    expect((await again.send('changeKey', { id, body: { active: true } })).json).toMatchObject({ active: true });
  });

  test('that was given in one session proves nothing in another', async () => {
    const holder = await keyHolder();
    const other = await sessionOf(holder.userId, holder.email);
    later(provenForMinutes + 1);
    expect((await holder.send('createKey', { body: proven })).statusCode).toBe(201);
    expect((await other.send('createKey', { body: sandbox })).json).toMatchObject({ error: 'errors.passwordNeeded' });
  });

  test('is refused when it is wrong, and after five times even the right one waits, in every session', async () => {
    const holder = await keyHolder();
    const other = await sessionOf(holder.userId, holder.email);
    later(provenForMinutes + 1);
    const wrong = { ...sandbox, password: 'Otra-clave-2026' };
    for (let tried = 0; tried < 5; tried++)
      expect(await holder.send('createKey', { body: wrong })).toMatchObject({
        statusCode: 401,
        json: { error: 'errors.wrongPassword', errors: [{ pointer: '/password' }] },
      });
    expect(await other.send('createKey', { body: proven })).toMatchObject({
      statusCode: 429,
      json: { error: 'errors.tooManyRequests' },
    });
    later(2 / 60);
    expect((await other.send('createKey', { body: proven })).statusCode).toBe(201);
    expect((await other.list())[0]).toMatchObject({ name: sandbox.name });
  });

  test('is not asked for where the plan refuses anyway', async () => {
    const holder = await keyHolder('free');
    later(provenForMinutes + 1);
    expect((await holder.send('createKey', { body: production })).json).toMatchObject({
      error: 'errors.productionNeedsPlan',
    });
  });
});

describe('a change', () => {
  test('renames a key, takes its description away and leaves what it does not name', async () => {
    const holder = await keyHolder();
    const { secret, ...key } = await holder.create({ description: 'Caja' });
    const change = async (body: object) => (await holder.send('changeKey', { id: key.id, body })).json;
    expect(await change({ name: 'Web' })).toEqual({ ...key, name: 'Web' });
    expect(await change({ description: null })).toEqual({ ...key, name: 'Web', description: null });
    expect(await change({ active: false })).toMatchObject({ name: 'Web', active: false, state: 'inactive' });
    expect(await change({})).toMatchObject({ name: 'Web', active: false });
    expect(JSON.stringify(await holder.list())).not.toContain(secret);
  });
});

describe('the key of somebody else', () => {
  test.for([
    ['changeKey', { active: false }],
    ['deleteKey', undefined],
    ['rotateKey', {}],
  ] as const)('is answered by %s like one that never was, and goes on working', async ([name, body]) => {
    const [owner, stranger] = [await keyHolder(), await keyHolder()];
    const key = await owner.create();
    await stranger.create();
    const ask = (id: string) => stranger.send(name, { id, ...(body && { body }) });
    const [foreign, never] = [await ask(key.id), await ask(`key_${'0'.repeat(26)}`)];
    expect(foreign).toMatchObject({ statusCode: 404, json: { error: 'errors.notFound' } });
    expect(foreign).toEqual(never);
    expect((await knockWith(key)).statusCode).toBe(200);
    expect(await owner.list()).toHaveLength(1);
  });

  test('is not found though a ring names it', async () => {
    const [owner, stranger] = [await keyHolder(), await keyHolder()];
    const [key, own] = [await owner.create(), await stranger.create()];
    await documents().send(
      new UpdateCommand({
        TableName: TableName(),
        Key: keys.keyring(stranger.userId),
        UpdateExpression: 'SET keyIds.#id = :keyId',
        ExpressionAttributeNames: { '#id': key.id },
        ExpressionAttributeValues: { ':keyId': key.keyId },
      }),
    );
    expect((await stranger.list()).map(({ id }) => id)).toEqual([own.id]);
    expect((await stranger.send('rotateKey', { id: key.id, body: {} })).statusCode).toBe(404);
    expect((await stranger.send('changeKey', { id: key.id, body: { name: 'x' } })).statusCode).toBe(404);
    await stranger.send('deleteKey', { id: key.id });
    expect((await knockWith(key)).statusCode).toBe(200);
  });
});

describe('a row', () => {
  const put = (Item: Record<string, unknown>) => documents().send(new PutCommand({ TableName: TableName(), Item }));

  test('of a key without anything that came later is read, works and is rotated', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    const { carried: _, description: __, lastUsedAt: ___, ...old } = await rowOf(key.keyId);
    await put({ ...old, soon: { from: 'the release after' }, secrets: withUnknown(old['secrets']) });
    expect(await holder.list()).toHaveLength(1);
    expect((await knockWith(key)).statusCode).toBe(200);
    const { secret } = await holder.rotate(key.id);
    expect((await knockWith({ ...key, secret })).statusCode).toBe(200);
    expect((await knockWith(key)).statusCode).toBe(200);
  });

  test('that cannot be read is left out of the list, which shows the others, and can be deleted', async () => {
    const holder = await keyHolder();
    const [damaged, whole] = [await holder.create(), await holder.create()];
    const good = await rowOf(damaged.keyId);
    // Keys of before say no purpose.
    const { pk: _, sk: __, carried: ___, tiers: ____, purpose: _____, ...fields } = good;
    for (const name of Object.keys(fields)) {
      for (const spoilt of [['x'], undefined]) {
        await put({ ...good, [name]: spoilt });
        expect((await holder.list()).map(({ id }) => id)).toEqual([whole.id]);
        expect((await knockWith(whole)).statusCode).toBe(200);
        const { statusCode } = await holder.send('changeKey', { id: damaged.id, body: { active: false } });
        expect(statusCode).toBe(404);
      }
    }
    expect((await holder.send('deleteKey', { id: damaged.id })).statusCode).toBe(204);
    expect((await knockWith(damaged)).statusCode).toBe(401);
    expect(await rowOf(damaged.keyId)).toEqual({});
  });

  test('of a ring that cannot be read lists nothing, refuses more keys and stops none', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    await put({ ...keys.keyring(holder.userId), keyIds: 'damaged' });
    expect(await holder.list()).toEqual([]);
    expect((await holder.send('createKey', { body: sandbox })).statusCode).toBe(429);
    expect((await knockWith(key)).statusCode).toBe(200);
  });
});

/** Each secret with a field that another version writes. */
const withUnknown = (secrets: unknown) =>
  Object.fromEntries(
    Object.entries(secrets as Record<string, object>).map(([hash, secret]) => [hash, { ...secret, soon: 1 }]),
  );
