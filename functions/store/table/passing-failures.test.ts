import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable } from '../../../infra/testing/table.ts';
import { call, signedIn } from '../../../infra/testing/pipeline.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { getCredits } from '../../api/credits/get-credits.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import type { Validation } from '../validations/validations.ts';
import { batchGet } from './batch-get.ts';
import { documents, TableName } from './table.ts';
import { remove, transact, update } from './transaction.ts';

/** What the SDK gives up with after tries of its own, and never when the emulator is asked. */
const named = (name: string) => Object.assign(new Error(name), { name });
const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

type Failure = (command: unknown, ask: () => Promise<unknown>) => Promise<unknown>;
const failsWith =
  (error: Error): Failure =>
  async () => {
    throw error;
  };

/** What meets the next calls of the table, one each; the rest reach it. */
let failures: Failure[] = [];
let calls: unknown[] = [];

const sends = documents.send.bind(documents) as (command: unknown) => Promise<unknown>;
const stubbed = mockClient(documents);

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
  stubbed.send.callsFake(async (command: unknown) => {
    calls.push(command);
    const ask = () => sends(command);
    return (failures.shift() ?? ((_, asked) => asked()))(command, ask);
  });
  // Chance is how long is waited between tries: not at all.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  stubbed.restore();
  await table?.close();
});
beforeEach(() => {
  failures = [];
  calls = [];
});

const key = { pk: 'X', sk: 'X' };
const raised = () => ({
  TableName: TableName(),
  Key: key,
  UpdateExpression: 'ADD n :one',
  ExpressionAttributeValues: { ':one': 1 },
});
const at = (Key: object) => new GetCommand({ TableName: TableName(), Key: { ...Key }, ConsistentRead: true });
const raisedTo = async (): Promise<number> => ((await sends(at(key))) as { Item?: { n: number } }).Item?.n ?? 0;

/** However often it is said: more often than anybody asks. */
const forever = (failure: Failure): Failure[] => Array.from({ length: 100 }, () => failure);

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
      failures = Array.from({ length: 5 }, () => failsWith(named(name)));
      await write();
      expect([await raisedTo(), failures]).toEqual([before + 1, []]);
    },
  );

  test('that is throttled for good is given up, with nothing written', async () => {
    const before = await raisedTo();
    failures = forever(failsWith(named('ThrottlingException')));
    await expect(write()).rejects.toThrow('ThrottlingException');
    expect(await raisedTo()).toBe(before);
    expect(calls).toHaveLength(20);
  });
});

describe('a transaction', () => {
  test.for(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict'])(
    'cancelled because one of its items met %s is tried again until it is written, once',
    async (code) => {
      const before = await raisedTo();
      failures = Array.from({ length: 5 }, () => failsWith(cancelled('None', code)));
      expect(await transact([{ Update: raised() }])).toBeUndefined();
      expect([await raisedTo(), failures]).toEqual([before + 1, []]);
    },
  );

  test('whose condition failed beside an item that was throttled is refused, not tried again', async () => {
    failures = [failsWith(cancelled('ThrottlingError', 'ConditionalCheckFailed'))];
    expect(await transact([{ Update: raised() }])).toBe(1);
    expect(calls).toHaveLength(1);
  });

  test('with an item that can never be written is thrown at once', async () => {
    failures = [failsWith(cancelled('ValidationError', 'None'))];
    await expect(transact([{ Update: raised() }])).rejects.toThrow('cancelled');
    expect(calls).toHaveLength(1);
  });

  test('that is still underway is asked for by its own token, so that it is done once', async () => {
    const before = await raisedTo();
    failures = [
      async (_, ask) => {
        await ask();
        throw named('TransactionInProgressException');
      },
      failsWith(named('TransactionInProgressException')),
      // Where a token is known, DynamoDB says that all was written and writes nothing.
      async () => ({}),
    ];
    expect(await transact([{ Update: raised() }])).toBeUndefined();
    expect(await raisedTo()).toBe(before + 1);
    const tokens = calls.map((command) => (command as TransactWriteCommand).input.ClientRequestToken);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\w-]{36}$/);
  });

  test('that was cancelled is another one when it is tried again', async () => {
    failures = [failsWith(cancelled('TransactionConflict'))];
    await transact([{ Update: raised() }]);
    const tokens = calls.map((command) => (command as TransactWriteCommand).input.ClientRequestToken);
    expect(new Set(tokens).size).toBe(2);
  });

  test('whose token was used for another is thrown at once, with nothing written', async () => {
    const before = await raisedTo();
    failures = [failsWith(named('IdempotentParameterMismatchException'))];
    await expect(transact([{ Update: raised() }])).rejects.toThrow('IdempotentParameterMismatch');
    expect([await raisedTo(), calls.length]).toEqual([before, 1]);
  });
});

const isBatch = (command: unknown): command is BatchGetCommand => command instanceof BatchGetCommand;

/** Answers a batch for the first so many of its keys, and keeps the others to itself. */
const givesFirst =
  (count: number): Failure =>
  async (command) => {
    if (!isBatch(command)) throw new Error('Only a batch has keys that are not processed');
    const [[name, asked] = ['', undefined]] = Object.entries(command.input.RequestItems ?? {});
    const wanted = asked?.Keys ?? [];
    const [now, later] = [wanted.slice(0, count), wanted.slice(count)];
    const RequestItems = { [name]: { ...asked, Keys: now } };
    const found = now.length > 0 ? ((await sends(new BatchGetCommand({ RequestItems }))) as object) : {};
    return { ...found, UnprocessedKeys: { [name]: { ...asked, Keys: later } } };
  };

describe('a batch of keys', () => {
  const rows = Array.from({ length: 12 }, (_, n) => ({ pk: 'BATCH', sk: String(n).padStart(2, '0') }));
  const wanted = rows.map((row) => ({ ...row }));
  beforeAll(async () => {
    await transact(rows.map((Item) => ({ Put: { TableName: TableName(), Item } })));
  });
  const placesOf = (items: readonly Readonly<Record<string, unknown>>[]) =>
    items.map(({ sk }) => String(sk)).toSorted();

  test.for([
    { how: 'gives none at first', met: [0, 0, 12] },
    { how: 'gives one at a time', met: Array.from({ length: 9 }, () => 1) },
    { how: 'gives some', met: [5, 3] },
  ])('is read whole, each item once, where the table $how', async ({ met }) => {
    failures = met.map(givesFirst);
    expect(placesOf(await batchGet(wanted))).toEqual(placesOf(rows));
  });

  test('asks again only for what it did not get, and consistently', async () => {
    failures = [givesFirst(5)];
    await batchGet(wanted);
    const again = (calls[1] as BatchGetCommand).input.RequestItems?.[TableName()];
    expect(again?.ConsistentRead).toBe(true);
    expect(again?.Keys).toEqual(wanted.slice(5));
  });

  test('that never is given whole fails, and is not taken for less', async () => {
    failures = forever(givesFirst(0));
    await expect(batchGet(wanted)).rejects.toThrow('kept some');
    failures = forever(failsWith(named('ProvisionedThroughputExceededException')));
    await expect(batchGet(wanted)).rejects.toThrow('ProvisionedThroughputExceeded');
  });
});

const now = '2026-11-22T10:00:00.000Z';

describe('who reads batches', () => {
  test('knows of every failed login, or lets nobody try', async () => {
    const { failedLogins } = await connect(['failedLogins.find', 'failedLogins.add', 'failedLogins.clear']);
    const login = { email: 'hash of an e-mail', place: 'hash of a place' };
    const next = { failures: 3, notBefore: plusDays(now, 1), ttl: 4_000_000_000 };
    const counts = [login.email, login.place].map((whose) => ({ whose, seen: undefined, next }));
    expect(await failedLogins.add(counts, now)).toBe(true);
    failures = [givesFirst(1), givesFirst(0)];
    expect(await failedLogins.find(login, now)).toMatchObject({ fromAnywhere: next, fromHere: next });
    failures = forever(givesFirst(0));
    await expect(failedLogins.find(login, now)).rejects.toThrow('kept some');
  });

  test('knows the credits of a customer, or does not begin', async () => {
    const { preflight } = await connect(['preflight.read']);
    const { userId } = await customerWith(5, now);
    failures = [givesFirst(0), givesFirst(0)];
    expect((await preflight.read(userId, 'account', now)).liveLots).toHaveLength(1);
    failures = forever(givesFirst(0));
    await expect(preflight.read(userId, 'account', now)).rejects.toThrow('kept some');
  });

  test('shows every validation that a search found', async () => {
    const { validations } = await connect(['validations.findAll', 'validations.create']);
    const drafts = Array.from({ length: 6 }, () => draft('usr_reader'));
    for (const one of drafts) await validations.create(one);
    failures = [givesFirst(2), givesFirst(2)];
    const ids = drafts.map(({ id }) => id);
    expect((await validations.findAll('usr_reader', ids)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

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
    failures = [
      async (_, ask) => {
        await ask();
        throw named('TransactionInProgressException');
      },
    ];
    expect(await validations.create(validation, claim)).toBe('created');
    expect(await booksOf(validation.userId)).toEqual({ left: 4, told: ['grant', 'reserve'] });
  });

  test('is not taken where the reservation is throttled for good', async () => {
    const { validations } = await ports();
    const { validation, claim } = await asking();
    failures = forever(failsWith(cancelled('None', 'ThrottlingError', 'None', 'None')));
    await expect(validations.create(validation, claim)).rejects.toThrow('cancelled');
    failures = [];
    expect(await booksOf(validation.userId)).toEqual({ left: 5, told: ['grant'] });
    // The key is free, so that the request may come again.
    expect(await validations.create(validation, claim)).toBe('created');
  });

  test('comes back once, by whoever comes next, where its return was throttled for good', async () => {
    const { validations } = await ports();
    const { validation } = await asking();
    await validations.create(validation);
    const outcome = { status: 'TIMEOUT', verified: false } as const;
    failures = forever(failsWith(cancelled('TransactionConflict', 'None', 'None')));
    await expect(validations.settle(validation, outcome, now)).rejects.toThrow('cancelled');
    failures = [];
    const { found } = await validations.listUnsettled(plusDays(now, 1));
    expect(found.map(({ item }) => item.id)).toContain(validation.id);
    expect(await validations.settle(validation, outcome, now)).toBe('settled');
    expect(await validations.settle(validation, outcome, now)).toBe('alreadySettled');
    expect(await booksOf(validation.userId)).toEqual({ left: 5, told: ['grant', 'reserve', 'void'] });
  });
});

describe('a plain write beside a transaction of somebody else', () => {
  const conflict = () => failsWith(named('TransactionConflictException'));

  test('forgets the failed logins of an owner, whom a stranger tries to shut out at that moment', async () => {
    const { failedLogins } = await connect(['failedLogins.find', 'failedLogins.add', 'failedLogins.clear']);
    const login = { email: 'another e-mail', place: 'another place' };
    const next = { failures: 1, notBefore: now, ttl: 4_000_000_000 };
    await failedLogins.add([{ whose: login.email, seen: undefined, next }], now);
    failures = [conflict(), conflict()];
    await failedLogins.clear(login, now);
    expect((await failedLogins.find(login, now)).fromAnywhere).toBeUndefined();
  });

  test('removes an item in the end', async () => {
    await update(raised());
    failures = [conflict()];
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
    await sessions.create('hash', { ...session, expiresAt: plusDays(now, 7) }, passwordHash);
    const later = '2026-11-22T11:00:00.000Z';
    failures = [conflict()];
    await sessions.extend('hash', now, later);
    failures = [conflict()];
    expect(await users.claimResend(userId, { now: later, notAfter: now })).toBe(true);
    failures = [conflict()];
    expect(await users.pointLink(userId, 'resetLink', { hash: 'h', mailId: 'mail_1' })).toBe(true);
    expect(await sessions.find('hash', later)).toMatchObject({ lastSeenAt: later });
    expect(await users.find(userId)).toMatchObject({ verificationSentAt: later, resetLink: { hash: 'h' } });
  });
});

test('a request whose table is throttled for good ends as a problem that every operation documents', async () => {
  const headers = await signedIn();
  failures = forever(failsWith(named('ProvisionedThroughputExceededException')));
  const { statusCode, json } = await call(getCredits, { headers });
  expect([statusCode, json['status'], json['error']]).toEqual([500, 500, 'errors.internal']);
  expect(JSON.stringify(json)).not.toContain('Throughput');
});
