import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, type TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failingTable, failsAfterwards, failsWith, forever, named } from '../../../infra/testing/failing-table.ts';
import { answered } from '../../../infra/testing/answered.ts';
import { call, signedIn } from '../../../infra/testing/pipeline.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { getCredits } from '../../api/credits/get-credits.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import { keyToSeal } from '../sealing/data-keys.ts';
import type { Validation } from '../validations/validation.ts';
import { TableName } from './table.ts';
import { remove, transact, update } from './transaction.ts';

const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

let table: Awaited<ReturnType<typeof failingTable>>;
beforeAll(async () => {
  table = await failingTable();
  // Chance is how long is waited between tries: not at all.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(() => table?.close());
beforeEach(() => table.meets());

const key = { pk: 'X', sk: 'X' };
const raised = () => ({
  TableName: TableName(),
  Key: key,
  UpdateExpression: 'ADD n :one',
  ExpressionAttributeValues: { ':one': 1 },
});
const at = (Key: object) => new GetCommand({ TableName: TableName(), Key: { ...Key }, ConsistentRead: true });
const raisedTo = async (): Promise<number> => ((await table.sends(at(key))) as { Item?: { n: number } }).Item?.n ?? 0;

const throttling = ['ProvisionedThroughputExceededException', 'ThrottlingException', 'RequestLimitExceeded'];
const writes = {
  'a plain write': () => update(raised()),
  'a transaction': () => transact([{ Update: raised() }]),
} as const;

describe.for(Object.entries(writes))('%s', ([, write]) => {
  test.for([...throttling, 'TransactionConflictException', 'TransactionInProgressException'])(
    'that ends with %s is tried again until it is written, once',
    async (name) => {
      const before = await raisedTo();
      table.meets(...Array.from({ length: 5 }, () => failsWith(named(name))));
      await write();
      expect([await raisedTo(), table.left()]).toEqual([before + 1, 0]);
    },
  );

  test('that is throttled for good is given up, with nothing written', async () => {
    const before = await raisedTo();
    table.meets(...forever(failsWith(named('ThrottlingException'))));
    await expect(write()).rejects.toThrow('ThrottlingException');
    expect(await raisedTo()).toBe(before);
    expect(table.calls).toHaveLength(20);
  });
});

describe('a transaction', () => {
  test.for(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict'])(
    'cancelled because one of its items met %s is tried again until it is written, once',
    async (code) => {
      const before = await raisedTo();
      table.meets(...Array.from({ length: 5 }, () => failsWith(cancelled('None', code))));
      expect(await transact([{ Update: raised() }])).toBeUndefined();
      expect([await raisedTo(), table.left()]).toEqual([before + 1, 0]);
    },
  );

  test('whose condition failed beside an item that was throttled is refused, not tried again', async () => {
    table.meets(failsWith(cancelled('ThrottlingError', 'ConditionalCheckFailed')));
    expect(await transact([{ Update: raised() }])).toBe(1);
    expect(table.calls).toHaveLength(1);
  });

  test('with an item that can never be written is thrown at once', async () => {
    table.meets(failsWith(cancelled('ValidationError', 'None')));
    await expect(transact([{ Update: raised() }])).rejects.toThrow('cancelled');
    expect(table.calls).toHaveLength(1);
  });

  test('that is still underway is asked for by its own token, so that it is done once', async () => {
    const before = await raisedTo();
    table.meets(
      failsAfterwards(named('TransactionInProgressException')),
      failsWith(named('TransactionInProgressException')),
      // Where a token is known, DynamoDB says that all was written and writes nothing.
      async () => ({}),
    );
    expect(await transact([{ Update: raised() }])).toBeUndefined();
    expect(await raisedTo()).toBe(before + 1);
    const tokens = table.calls.map((command) => (command as TransactWriteCommand).input.ClientRequestToken);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\w-]{36}$/);
  });

  test('that was cancelled is another one when it is tried again', async () => {
    table.meets(failsWith(cancelled('TransactionConflict')));
    await transact([{ Update: raised() }]);
    const tokens = table.calls.map((command) => (command as TransactWriteCommand).input.ClientRequestToken);
    expect(new Set(tokens).size).toBe(2);
  });

  test('whose token was used for another is thrown at once, with nothing written', async () => {
    const before = await raisedTo();
    table.meets(failsWith(named('IdempotentParameterMismatchException')));
    await expect(transact([{ Update: raised() }])).rejects.toThrow('IdempotentParameterMismatch');
    expect([await raisedTo(), table.calls.length]).toEqual([before, 1]);
  });
});

const now = '2026-11-22T10:00:00.000Z';

const draft = (userId: string): Validation => ({
  id: newId('val', now),
  userId,
  environment: 'sandbox',
  status: 'PROCESSING',
  country: 'MX',
  format: 'CLABE',
  accountNumber: '1',
  normalized: '1',
  verified: false,
  createdAt: now,
});

/** A customer with five credits, and a validation that takes one of them. */
const asking = async () => {
  const { userId, ...origin } = await customerWith(5, now);
  // What meets a call is meant for another one than this.
  await keyToSeal(userId);
  const validation = { ...draft(userId), environment: 'production', hold: { ...origin, credits: 1 } } as const;
  const carry = () => undefined;
  return { validation, claim: { keyHash: 'key', requestHash: 'request', id: validation.id, carry } };
};

const booksOf = async (userId: string) => {
  const { credits, movements } = await connect(['credits.live', 'movements.list']);
  const page = await movements.list(userId, { limit: 10 });
  if (page === 'invalidCursor') throw new Error('A first page has no cursor');
  const told = page.rows.map(({ kind }) => kind).toSorted();
  return { left: (await credits.live(userId, now))[0]?.remaining, told };
};

describe('a credit', () => {
  const ports = () => connect(['validations.create', 'validations.settle', 'validations.listUnsettled']);

  test('is reserved once where the table says that the reservation is still underway', async () => {
    const { validations } = await ports();
    const { validation, claim } = await asking();
    table.meets(failsAfterwards(named('TransactionInProgressException')));
    expect(await validations.create(validation, claim)).toBe('created');
    expect(await booksOf(validation.userId)).toEqual({ left: 4, told: ['grant', 'reserve'] });
  });

  test('is not taken where the reservation is throttled for good', async () => {
    const { validations } = await ports();
    const { validation, claim } = await asking();
    table.meets(...forever(failsWith(cancelled('None', 'ThrottlingError', 'None', 'None'))));
    await expect(validations.create(validation, claim)).rejects.toThrow('cancelled');
    table.meets();
    expect(await booksOf(validation.userId)).toEqual({ left: 5, told: ['grant'] });
    // The key is free, so that the request may come again.
    expect(await validations.create(validation, claim)).toBe('created');
  });

  test('comes back once, by whoever comes next, where its return was throttled for good', async () => {
    const { validations } = await ports();
    const { validation } = await asking();
    await validations.create(validation);
    const outcome = { status: 'TIMEOUT', verified: false } as const;
    table.meets(...forever(failsWith(cancelled('TransactionConflict', 'None', 'None'))));
    await expect(validations.settle(validation, outcome, now)).rejects.toThrow('cancelled');
    table.meets();
    const { found } = await validations.listUnsettled(plusDays(now, 1));
    expect(found.map(({ item }) => item.id)).toContain(validation.id);
    expect(await validations.settle(validation, outcome, now)).toBe('settled');
    expect(await validations.settle(validation, outcome, now)).toBe('alreadySettled');
    expect(await booksOf(validation.userId)).toEqual({ left: 5, told: ['grant', 'reserve', 'void'] });
  });
});

test('an answer is counted once where the table says that counting it is still underway, or throttled it', async () => {
  const { usage } = await connect(['usage.count', 'usage.find']);
  const userId = newId('usr', now);
  const [answer] = await answered(['VALID'], { userId, at: now });
  if (!answer) throw new Error('Nothing was answered');
  table.meets(
    failsWith(cancelled('None', 'ThrottlingError')),
    failsAfterwards(named('TransactionInProgressException')),
  );
  expect(await usage.count([answer], now)).toBe(1);
  expect(table.left()).toBe(0);
  const day = { userId, date: now.slice(0, 10), environment: 'sandbox' };
  expect(Object.values((await usage.find(day)).counts)).toEqual([1]);
});

describe('a plain write beside a transaction of somebody else', () => {
  const conflict = () => failsWith(named('TransactionConflictException'));

  test('forgets the failed logins of an owner, whom a stranger tries to shut out at that moment', async () => {
    const { failedLogins } = await connect(['failedLogins.find', 'failedLogins.add', 'failedLogins.clear']);
    const login = { email: 'another e-mail', place: 'another place' };
    const next = { failures: 1, notBefore: now, ttl: 4_000_000_000 };
    await failedLogins.add([{ whose: login.email, seen: undefined, next }], now);
    table.meets(conflict(), conflict());
    await failedLogins.clear(login, now);
    expect((await failedLogins.find(login, now)).fromAnywhere).toBeUndefined();
  });

  test('removes an item in the end', async () => {
    await update(raised());
    table.meets(conflict());
    await remove({ TableName: TableName(), Key: key });
    expect(await raisedTo()).toBe(0);
  });

  test('extends a session, points a link and claims a mail', async () => {
    const { users, sessions } = await connect([
      'users.create',
      'users.claimResend',
      'users.pointLink',
      'users.find',
      'sessions.create',
      'sessions.extend',
      'sessions.find',
    ]);
    const userId = newId('usr', now);
    const passwordHash = 'argon2id$1$1$salt$tag';
    const user = { userId, email: `${userId}@empresa.mx`, passwordHash, createdAt: now, verificationSentAt: now };
    await users.create({ ...user, freeCredits: 0, logins: 0, language: 'es' });
    const session = { sessionId: newId('ses', now), userId, email: user.email, createdAt: now, lastSeenAt: now };
    await sessions.create(
      'hash',
      { ...session, expiresAt: plusDays(now, 7) },
      { passwordHash, passwordIsCommon: false },
    );
    const later = '2026-11-22T11:00:00.000Z';
    table.meets(conflict());
    await sessions.extend('hash', now, later);
    table.meets(conflict());
    expect(await users.claimResend(userId, { now: later, notAfter: now })).toBe(true);
    table.meets(conflict());
    expect(await users.pointLink(userId, 'resetLink', { hash: 'h', mailId: 'mail_1' })).toBe(true);
    expect(await sessions.find('hash', later)).toMatchObject({ lastSeenAt: later });
    expect(await users.find(userId)).toMatchObject({ verificationSentAt: later, resetLink: { hash: 'h' } });
  });
});

test('a request whose table is throttled for good ends as a problem that every operation documents', async () => {
  const headers = await signedIn();
  table.meets(...forever(failsWith(named('ProvisionedThroughputExceededException'))));
  const { statusCode, json } = await call(getCredits, { headers });
  expect([statusCode, json['status'], json['error']]).toEqual([500, 500, 'errors.internal']);
  expect(JSON.stringify(json)).not.toContain('Throughput');
});
