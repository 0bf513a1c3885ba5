import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../infra/testing/accounts.ts';
import {
  control,
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  signUp,
  tokenIn,
  type Customer,
} from '../infra/testing/customer.ts';
import { ownCloud } from '../infra/testing/own-cloud.ts';
import { hashOf } from './proof.ts';
import { registrableDomainOf } from './rules/credits/free-credits.ts';
import { connectDynamoDb, type DynamoDb } from '../infra/local/aws/dynamodb-client.ts';

type Value = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, Value>>;

const stateDir = mkdtempSync(join(tmpdir(), 'poison-'));
let cloud: Awaited<ReturnType<typeof ownCloud>>;
let database: DynamoDb;
let table: string;
beforeAll(async () => {
  cloud = await ownCloud({}, { stateDir });
  database = connectDynamoDb(cloud.databasePort);
  const { TableNames } = (await database.send('ListTables', {})) as { TableNames: string[] };
  table = TableNames[0] ?? '';
});
afterAll(async () => {
  await cloud?.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const put = (item: Item) => database.send('PutItem', { TableName: table, Item: item });

const itemsIn = async (pk: string): Promise<readonly Item[]> => {
  const found = (await database.send('Query', {
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: pk } },
  })) as { Items: Item[] };
  return found.Items;
};

const partitionOf = async ({ email }: Customer): Promise<string> => {
  const [owner] = await itemsIn(`EMAIL#${email}`);
  return `USER#${String(owner?.['userId']?.['S'])}`;
};

/** How often functions said that they met a row they cannot read, which is what the alarm counts. */
const told = (): number =>
  readdirSync(join(stateDir, 'logs'))
    .map((name) => readFileSync(join(stateDir, 'logs', name), 'utf8'))
    .reduce((sum, text) => sum + text.split('"unreadableRows":').length - 1, 0);

const sandbox = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;

/** What customers open: none of it may fail, whatever stands in a row. */
const readAll = async ({ call }: Customer) => {
  const { data: history } = await call('GET /api/validations', { query: { limit: 100 } });
  const { data: found } = await call('GET /api/validations', { query: { search: clabes.company } });
  const whole = await Promise.all(history.map(({ id }) => call('GET /api/validations/{id}', { params: { id } })));
  const { data: movements } = await call('GET /api/credits/movements', { query: { limit: 100 } });
  await call('GET /api/validations/export', {});
  await call('GET /api/auth/me', {});
  await call('GET /api/auth/sessions', {});
  return { history, found, whole, movements, credits: await call('GET /api/credits', {}) };
};

/** The keys of the table and of its index: DynamoDB itself takes nothing but text there. */
const isKey = (name: string): boolean => ['pk', 'sk', 'unsettledPk', 'unsettledSk'].includes(name);

/** A row three times worse in each of its fields: with a word, a type and a gap of another version. */
const poisoned = (item: Item): readonly Item[] =>
  Object.keys(item)
    .filter((name) => !isKey(name))
    .flatMap((name) => [
      { ...item, [name]: { S: 'FROM_ANOTHER_VERSION' } },
      { ...item, [name]: { L: [{ BOOL: true }] } },
      Object.fromEntries(Object.entries(item).filter(([other]) => other !== name)),
    ]);

/** The same text with every id in it counted on: rows of their own, each where it belongs. */
const renamed = (item: Item, id: string, serial: number): Item =>
  JSON.parse(JSON.stringify(item).replaceAll(id, id.slice(0, -3) + String(serial).padStart(3, '0'))) as Item;

const asRows = (item: Item): readonly Item[] => {
  const [id = ''] = /(?<=#)(val|ses|lot)_\w+$/.exec(String(item['sk']?.['S'])) ?? [];
  return poisoned(item).map((worse, serial) => renamed(worse, id, serial));
};

/** A debt, as it stands inside a wallet. */
const debt: Item = {
  debtId: { S: 'debt_1' },
  owed: { N: '1' },
  total: { N: '2' },
  of: { S: 'lot_1' },
  source: { S: 'pack' },
  at: { S: '2026-11-22T10:00:00.000Z' },
  paymentId: { S: 'pay_1' },
};

/** Lots and debts stand inside the wallet. */
const asWallet = (wallet: Item): readonly Item[] => {
  const [name = ''] = Object.keys(wallet).filter((attribute) => attribute.startsWith('lot_'));
  const lots = poisoned((wallet[name]?.['M'] ?? {}) as Item).map((M, serial) => [`lot_${serial}`, { M }]);
  const debts = poisoned(debt).map((M, serial) => [`debt_${serial}`, { M }]);
  return [{ ...wallet, ...Object.fromEntries([...lots, ...debts]), lot_text: { S: 'x' }, debt_text: { S: 'x' } }];
};

describe('a row of another version, or a damaged one', () => {
  const kinds = { 'VALIDATION#': asRows, 'MOVEMENT#': asRows, 'SESSION#': asRows, WALLET: asWallet } as const;

  test.for(Object.entries(kinds))('of kind %s fails nothing, in none of its fields', async ([kind, worsened]) => {
    const customer = await signUp(cloud.addresses);
    const { id } = await customer.call('POST /api/validations', {
      body: { country: 'MX', accountNumber: clabes.company },
    });
    // Until it is counted, the row stands in an index, whose keys take no other type.
    await cloud.drain(5);
    const good =
      (await itemsIn(await partitionOf(customer))).find(({ sk }) => String(sk?.['S']).startsWith(kind)) ?? {};
    const before = told();
    for (const item of worsened(good)) await put(item);
    const { history, credits } = await readAll(customer);
    expect(history.find((row) => row.id === id)?.status).toBe('VALID');
    expect(credits.balance).toBeGreaterThanOrEqual(4);
    // Lines of logs are written together, some of them a moment later.
    await expect.poll(told).toBeGreaterThan(before);
  });

  test('is shown beside the others as one that cannot be read, and takes none of them with it', async () => {
    const customer = await signUp(cloud.addresses);
    const { id } = await customer.call('POST /api/validations', { body: sandbox });
    const { id: after } = await customer.call('POST /api/validations', { body: sandbox });
    const pk = await partitionOf(customer);
    const good = (await itemsIn(pk)).find((item) => item['id']?.['S'] === id) ?? {};
    await put({ ...good, status: { S: 'SETTLED_IN_PART' } });
    const { history, found, whole } = await readAll(customer);
    for (const rows of [history, found, whole])
      expect(rows.map((row) => [row.id, row.status])).toEqual([
        [after, 'VALID'],
        [id, 'UNREADABLE'],
      ]);
    await put(good);
    expect((await readAll(customer)).history[1]?.status).toBe('VALID');
  });

  test('of the ledger is told as such, with its place in time', async () => {
    const customer = await signUp(cloud.addresses);
    const pk = await partitionOf(customer);
    const at = '2026-11-22T10:00:00.000Z';
    const entry = { pk: { S: pk }, sk: { S: `MOVEMENT#${at}#7#val_1` } };
    await put({ ...entry, kind: { S: 'transfer' }, subject: { S: 'val_1' }, lotId: { S: 'lot_1' } });
    const { movements } = await readAll(customer);
    expect(movements.find((row) => row.at === at)).toMatchObject({ kind: 'unknown', credits: null });
    expect(movements.map(({ kind }) => kind)).toContain('grant');
  });

  test('that holds a session, or a password, shuts out nobody with a 5xx', async () => {
    const customer = await signUp(cloud.addresses);
    const key = createHash('sha256').update(customer.token).digest();
    const sessions = await Promise.all(
      [key.toString('hex'), key.toString('base64url'), key.toString('base64')].map((hash) =>
        itemsIn(`SESSION#${hash}`),
      ),
    );
    const [session] = sessions.flat();
    expect(session).toBeDefined();
    for (const item of poisoned(session ?? {})) {
      await put(item);
      const answer = await refusal(customer.call('GET /api/auth/me', {})).catch(() => ({ status: 200 }));
      expect([200, 401]).toContain(answer.status);
    }
    const pk = await partitionOf(customer);
    const user = (await itemsIn(pk)).find((item) => item['sk']?.['S'] === 'PROFILE') ?? {};
    for (const item of poisoned(user)) {
      await put(item);
      const body = { email: customer.email, password: goodPassword };
      const answer = await refusal(guest(cloud.addresses)('POST /api/auth/login', { body })).catch(() => ({
        status: 200,
      }));
      expect(answer.status).toBeLessThan(500);
      await control(cloud.addresses, '/clock', { advanceSeconds: 3600 });
    }
  });

  test('that holds a link, what a mailbox got or what a company may get fails no sign-up with a 5xx', async () => {
    const { addresses } = cloud;
    const email = newEmail();
    await registerAs(addresses, email);
    const token = tokenIn((await mailsTo(addresses, email))[0]);
    const scanned = (await database.send('Scan', { TableName: table })) as { Items: Item[] };
    const kinds = scanned.Items.filter(({ pk }) => /^(VERIFICATION|MAILBOX|EMAIL)#/.test(String(pk?.['S'])));
    const domain = { pk: { S: `FREE#${hashOf(registrableDomainOf(email))}` }, sk: { S: 'DOMAIN' } };
    const body = { token, password: goodPassword };
    const statusOf = (call: Promise<unknown>): Promise<number> =>
      refusal(call).then(
        ({ status }) => status,
        () => 200,
      );
    for (const good of [...kinds, { ...domain, accounts: { N: '0' } }])
      for (const item of poisoned(good)) {
        await put(item);
        const call = guest(addresses);
        expect(await statusOf(call('POST /api/email-validation', { body: { email } }))).toBeLessThan(500);
        expect(await statusOf(call('POST /api/auth/registration', { body: { token } }))).toBeLessThan(500);
        expect(await statusOf(call('POST /api/auth/forgot-password', { body: { email } }))).toBeLessThan(500);
        await put(good);
      }
    await put({ ...domain, accounts: { S: 'FROM_ANOTHER_VERSION' } });
    const { credits } = await guest(addresses)('POST /api/auth/verify-email', { body });
    expect(credits).toBe(0);
  });
});
