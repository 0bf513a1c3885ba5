import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyLimits } from '#shared/plans.ts';
import { keyHolder, knockWith, sessionOf } from '../../../infra/testing/key-holder.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { connect } from '../../ports/connect.ts';
import { plusSeconds } from '../../rules/time.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

const noon = '2026-11-22T12:00:00.000Z';
const at = (seconds: number) => vi.setSystemTime(plusSeconds(noon, seconds));
const daySeconds = keyLimits.rotationHours * 3600;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noon) }));
afterEach(() => void vi.useRealTimers());

const statusWith = async (key: Parameters<typeof knockWith>[0]) => (await knockWith(key)).statusCode;

describe('a key', () => {
  test.for([
    ['deleted', (holder, id) => holder.send('deleteKey', { id })],
    ['switched off', (holder, id) => holder.send('changeKey', { id, body: { active: false } })],
  ] satisfies [string, (holder: Awaited<ReturnType<typeof keyHolder>>, id: string) => unknown][])(
    '%s one second ago is refused in the words for one that never was',
    async ([, revoke]) => {
      const holder = await keyHolder();
      const key = await holder.create();
      expect(await statusWith(key)).toBe(200);
      await revoke(holder, key.id);
      at(1);
      const refused = await knockWith(key);
      const never = await knockWith({ ...key, keyId: key.keyId.slice(0, -4) + 'zzzz' });
      expect(refused).toMatchObject({ statusCode: 401, json: { error: 'errors.invalidApiKey' } });
      expect(refused.json).toEqual(never.json);
    },
  );

  test('switched on again works at once', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    for (const [active, status] of [
      [false, 401],
      [true, 200],
    ] as const) {
      await holder.send('changeKey', { id: key.id, body: { active } });
      expect(await statusWith(key)).toBe(status);
    }
  });

  test('is not proven by the secret of another', async () => {
    const holder = await keyHolder();
    const [key, other] = [await holder.create(), await holder.create()];
    expect(await statusWith({ ...key, secret: other.secret })).toBe(401);
  });
});

describe('a secret that was rotated', () => {
  test('works 24 hours beside the new one, and not a second longer', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    at(60);
    const { secret, secrets } = await holder.rotate(key.id);
    const ends = plusSeconds(noon, 60 + daySeconds);
    expect(secrets.map(({ endsWith, expiresAt }) => [endsWith, expiresAt])).toEqual([
      [secret.slice(-4), null],
      [key.secret.slice(-4), ends],
    ]);
    at(60 + daySeconds - 1);
    expect([await statusWith(key), await statusWith({ ...key, secret })]).toEqual([200, 200]);
    at(60 + daySeconds);
    expect([await statusWith(key), await statusWith({ ...key, secret })]).toEqual([401, 200]);
    const later = await sessionOf(holder.userId, holder.email);
    expect((await later.list())[0]?.secrets).toMatchObject([{ endsWith: secret.slice(-4) }]);
  });

  test('ends at once where that is asked', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    const { secret } = await holder.rotate(key.id, { endsAtOnce: true });
    expect([await statusWith(key), await statusWith({ ...key, secret })]).toEqual([401, 200]);
  });

  test('ends at once when its successor is rotated within the 24 hours: never more than two work', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    at(60);
    const second = await holder.rotate(key.id);
    at(120);
    const third = await holder.rotate(key.id);
    expect(await Promise.all([key, second, third].map(statusWith))).toEqual([401, 200, 200]);
    expect(third.secrets).toHaveLength(2);
  });

  test('leaves the row with the next change after its end', async () => {
    const holder = await keyHolder();
    const key = await holder.create();
    await holder.rotate(key.id);
    at(daySeconds + 1);
    const secretsOf = async () => {
      const { ownKeys } = await connect(['ownKeys.find']);
      return Object.keys((await ownKeys.find(holder.userId, key.keyId))?.secrets ?? {});
    };
    expect(await secretsOf()).toHaveLength(2);
    await (await sessionOf(holder.userId, holder.email)).send('changeKey', { id: key.id, body: {} });
    expect(await secretsOf()).toHaveLength(1);
  });
});

test('of two rotations at once one wins unless it came second, and exactly the secrets that were told work', async () => {
  for (let round = 0; round < 5; round++) {
    const holder = await keyHolder();
    const key = await holder.create();
    const answers = await Promise.all([1, 2].map(() => holder.send('rotateKey', { id: key.id, body: {} })));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 429);
    expect([won.length + lost.length, won.length > 0]).toEqual([2, true]);
    const told = await Promise.all(won.map(({ json }) => statusWith({ ...key, secret: String(json['secret']) })));
    // Where the second began after the first had ended, it rotates what that one made.
    expect([await statusWith(key), ...told]).toEqual(won.length === 1 ? [200, 200] : [401, 200, 200]);
    expect((await holder.list())[0]?.secrets).toHaveLength(2);
  }
});
