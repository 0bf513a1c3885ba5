import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failingTable, failsWith, forever, named, type Failure } from '../../../infra/testing/failing-table.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import type { Validation } from '../validations/validation.ts';
import { batchGet } from './batch-get.ts';
import { TableName } from './table.ts';
import { transact } from './transaction.ts';

let table: Awaited<ReturnType<typeof failingTable>>;
beforeAll(async () => {
  table = await failingTable();
  // Chance is how long is waited between tries: not at all.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(() => table?.close());
beforeEach(() => table.meets());

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
    const found = now.length > 0 ? ((await table.sends(new BatchGetCommand({ RequestItems }))) as object) : {};
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
    table.meets(...met.map(givesFirst));
    expect(placesOf(await batchGet(wanted))).toEqual(placesOf(rows));
  });

  test('asks again only for what it did not get, and consistently', async () => {
    table.meets(givesFirst(5));
    await batchGet(wanted);
    const again = (table.calls[1] as BatchGetCommand).input.RequestItems?.[TableName()];
    expect(again?.ConsistentRead).toBe(true);
    expect(again?.Keys).toEqual(wanted.slice(5));
  });

  test('that never is given whole fails, and is not taken for less', async () => {
    table.meets(...forever(givesFirst(0)));
    await expect(batchGet(wanted)).rejects.toThrow('kept some');
    table.meets(...forever(failsWith(named('ProvisionedThroughputExceededException'))));
    await expect(batchGet(wanted)).rejects.toThrow('ProvisionedThroughputExceeded');
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

describe('who reads batches', () => {
  test('knows of every failed login, or lets nobody try', async () => {
    const { failedLogins } = await connect(['failedLogins.find', 'failedLogins.add', 'failedLogins.clear']);
    const login = { email: 'hash of an e-mail', place: 'hash of a place' };
    const next = { failures: 3, notBefore: plusDays(now, 1), ttl: 4_000_000_000 };
    const counts = [login.email, login.place].map((whose) => ({ whose, seen: undefined, next }));
    expect(await failedLogins.add(counts, now)).toBe(true);
    table.meets(givesFirst(1), givesFirst(0));
    expect(await failedLogins.find(login, now)).toMatchObject({ fromAnywhere: next, fromHere: next });
    table.meets(...forever(givesFirst(0)));
    await expect(failedLogins.find(login, now)).rejects.toThrow('kept some');
  });

  test('knows the credits of a customer, or does not begin', async () => {
    const { preflight } = await connect(['preflight.read']);
    const { userId } = await customerWith(5, now);
    table.meets(givesFirst(0), givesFirst(0));
    expect((await preflight.read({ userId, account: 'account', sought: [] }, now)).liveLots).toHaveLength(1);
    table.meets(...forever(givesFirst(0)));
    await expect(preflight.read({ userId, account: 'account', sought: [] }, now)).rejects.toThrow('kept some');
  });

  test('shows every validation that a search found', async () => {
    const { validations } = await connect(['validations.findAll', 'validations.create']);
    const drafts = Array.from({ length: 6 }, () => draft('usr_reader'));
    for (const one of drafts) await validations.create(one);
    table.meets(givesFirst(2), givesFirst(2));
    const ids = drafts.map(({ id }) => id);
    expect((await validations.findAll('usr_reader', ids)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});
