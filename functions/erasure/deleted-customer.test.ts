import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { erasingJobs, runJobs } from '../../infra/testing/control.ts';
import {
  goodPassword,
  guest,
  mailsTo,
  refusal,
  registerAs,
  signUp,
  statusOf,
  type Customer,
} from '../../infra/testing/customer.ts';
import { everyTrace, type Words } from '../../infra/testing/every-trace.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { rowsOfBefore } from '../../infra/testing/rows-of-before.ts';
import { filesBelow, readIn, textsOfFile, textsWithin } from '../../infra/testing/readable.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { keys } from '../store/table/keys.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'erasure-'));
let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  cloud = await ownCloud({}, { stateDir });
});
afterAll(async () => {
  await cloud?.close();
  rmSync(stateDir, { recursive: true, force: true });
});

/** What stays of an account, and why: it names nobody, says only amounts and dates, or is found by a hash. */
const stays: Readonly<Record<string, string>> = {
  USER: 'movements: the law wants the books for ten years',
  PAYMENT: 'the same',
  SUBSCRIPTION: 'the same',
  PAYLINK: 'the same',
  PAYLINKS: 'a list of links by when they were made',
  CHARGE: 'that money was granted for, once',
  FREE: 'that a mailbox, by its hash, had free credits',
  DATAKEY: 'that nothing of it is sealed or opened any more',
  ERASURE: 'that an account was deleted',
  AUDIT: 'what operators did, in a chain of which nothing is taken out',
  COUNTER: 'how often somebody called, for minutes',
  LOGIN: 'wrong passwords and known places, by hashes',
  MAILBOX: 'how many mails a mailbox got, and that it refused some, by its hash',
  SIGHTING: 'what was seen of an account, by its hash',
  ROUND: "how far a job has come over everybody's wallets, or the table",
  STATUS: 'what alarms said',
};

/** Values of one customer alone: wherever one of them is found, it is theirs. */
const marker: Words = {
  email: 'borrame.qq7+cuenta@pagosdelnorte.com.ar',
  company: 'Molinos Qqborrar del Ñandú SA',
  holder: 'Jörg Qqborrar Güemes',
  account: clabeOf('00211501600776611'),
  document: 'QQBO710101QQ1',
  reference: 'Factura qqborrar 4711',
  note: 'Notita qqborrar 12',
  keyName: 'Llave qqborrar',
  fileName: 'credencial-qqborrar.png',
  message: 'Mi mensaje qqborrar a soporte',
  host: 'tienda-qqborrar.example',
  cell: 'Fila qqborrar 33',
};

const asked = {
  country: 'MX',
  accountNumber: '999700000000000001',
  beneficiaryName: marker.holder,
  reference: marker.reference,
} as const;

const everyRow = () => tableIn(cloud.databasePort).all();
const read = readIn(Object.values(marker));
const readable = async () =>
  (await everyRow()).flatMap((row) =>
    [...textsWithin(row)].flatMap((text) => read(text).map((value) => [String(row['sk']), value])),
  );
const filesNaming = (text: string) =>
  filesBelow(stateDir, outside).filter((path) => textsOfFile(path).some((one) => one.includes(text)));
const inBuckets = (paths: readonly string[]) => paths.filter((path) => path.startsWith(join(stateDir, 'buckets')));
const nineYears = (): number => Date.now() / 1000 + 9 * 365 * 24 * 3600;
/** The database is asked itself; what left by mail is with whoever got it, and what PayPal was told is PayPal's. */
const outside = /^(dynamodb\.sqlite|mailbox|paypal)/;
const readableFiles = () =>
  filesBelow(stateDir, outside).flatMap((path) =>
    textsOfFile(path).flatMap((text) => read(text).map((value) => [path.slice(stateDir.length), value])),
  );

/** A history of so many rows that searching it reads segments. */
const withSegments = async ({ call }: Customer) => {
  const body = { ...asked, environment: 'sandbox' } as const;
  for (let sent = 0; sent < 110; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => call('POST /api/validations', { body })));
  await cloud.advance(120);
  await call('POST /api/validations/search', { body: { search: 'nobody' } });
};

/** That the mailbox refused a mail is known by its hash alone, as how many it got. */
const mailboxThatBounced = async () => {
  const { pk } = (await everyRow()).find((row) => String(row['pk']).startsWith('MAILBOX#')) ?? {};
  return { pk, sk: keys.returnedMails('').sk, bouncedAt: cloud.now().now, ttl: Date.now() / 1000 + 86_400 };
};

/** A message that nobody could do anything about lies among the dead letters. */
const giveUpMail = async ({ call }: Customer) => {
  cloud.inject({ kind: 'error', service: 'ses', function: 'SendMail' });
  await call('PATCH /api/auth/profile', { body: { company: marker.company } });
  for (let tries = 0; tries < 6; tries++) {
    await cloud.drain(5);
    await cloud.advance(400);
  }
  cloud.clearFaults();
};

const pass = async (seconds: number) => {
  await cloud.advance(seconds);
  await runJobs(cloud.addresses, ...erasingJobs, 'PrepareExports');
  await cloud.drain(60);
};

describe('an account of which the mail that says it is deleted does not leave', () => {
  const closed = 'Cerramos tu cuenta de CuentaClara';
  const isTold = async (email: string) =>
    (await mailsTo(cloud.addresses, email)).some(({ subject }) => subject === closed);
  const rowsOf = async (email: string) => (await everyRow()).filter((row) => row['email'] === email).length;
  let email: string;

  beforeEach(async () => {
    const { call, ...customer } = await signUp(cloud.addresses);
    email = customer.email;
    cloud.inject({ kind: 'error', service: 'ses', function: 'SendMail' });
    await call('DELETE /api/auth/me', { body: { password: goodPassword } });
    // Fewer deliveries than make a dead letter, and more than the time in which somebody may still be writing.
    for (const seconds of [120, 120, 700]) await pass(seconds);
  });
  afterEach(() => cloud.clearFaults());

  test('keeps its e-mail and nothing else until the mail left', async () => {
    expect([await isTold(email), await rowsOf(email)]).toEqual([false, 1]);
    cloud.clearFaults();
    for (let turn = 0; turn < 4; turn++) await pass(600);
    expect([await isTold(email), await rowsOf(email)]).toEqual([true, 0]);
  });

  test('keeps it no longer than the day in which all is to be gone', async () => {
    expect([await isTold(email), await rowsOf(email)]).toEqual([false, 1]);
    for (let hour = 0; hour < 20; hour++) await pass(3600);
    expect([await isTold(email), await rowsOf(email)]).toEqual([false, 0]);
  });
});

describe('an account that its owner deletes', () => {
  let customer: Awaited<ReturnType<typeof everyTrace>>;
  let userId: string;

  beforeAll(async () => {
    customer = await everyTrace(cloud.addresses, marker);
    userId = await tableIn(cloud.databasePort).userIdOf(marker);
    await withSegments(customer);
    const table = tableIn(cloud.databasePort);
    for (const row of rowsOfBefore(userId, marker, cloud.now().now)) await table.put(row);
    await table.put(await mailboxThatBounced());
    await giveUpMail(customer);
  }, 240_000);

  test('holds what is looked for, so that not finding it means something', async () => {
    const found = new Set((await readable()).map(([, value]) => value));
    // What only rows of today say of it is sealed.
    const sealed = [marker.keyName, marker.host];
    expect([...found]).toEqual(
      expect.arrayContaining(Object.values(marker).filter((value) => !sealed.includes(value))),
    );
    const rows = await everyRow();
    expect(rows.filter((row) => Object.keys(row).some((name) => name.startsWith('sealed'))).length).toBeGreaterThan(10);
    expect(rows.filter(({ sk }) => String(sk).startsWith('DIGEST4#')).length).toBeGreaterThan(1);
    // The same is looked for in buckets, queues and logs.
    const places = new Set(readableFiles().map(([path]) => path?.split('/')[1]));
    expect(places).toContain('buckets');
    expect(inBuckets(filesNaming(userId)).length).toBeGreaterThan(2);
    expect(filesNaming(userId).length).toBeGreaterThan(inBuckets(filesNaming(userId)).length);
  });

  test('is kept where the password is wrong', async () => {
    const refused = await refusal(customer.call('DELETE /api/auth/me', { body: { password: 'Otra-Clave-2026' } }));
    expect(refused).toMatchObject({ status: 401, errors: [{ pointer: '/password' }] });
    expect(await statusOf(customer.call('GET /api/auth/me', {}))).toBe(200);
  });

  test('lets nobody in from then on, charges nothing more, and says so in a mail', async () => {
    const other = await guest(cloud.addresses)('POST /api/auth/login', {
      body: { email: marker.email, password: goodPassword },
    });
    const { requestedAt } = await customer.call('DELETE /api/auth/me', { body: { password: goodPassword } });
    expect(requestedAt <= cloud.now().now).toBe(true);
    const elsewhere = client({ baseUrl: cloud.addresses.appApi, token: () => other.token });
    for (const by of [customer.call, elsewhere]) expect(await statusOf(by('GET /api/auth/me', {}))).toBe(401);
    const login = guest(cloud.addresses)('POST /api/auth/login', {
      body: { email: marker.email, password: goodPassword },
    });
    expect(await statusOf(login)).toBe(401);
    for (const by of customer.servers) expect(await statusOf(by('GET /v1/credits', {}))).toBe(401);
    const rows = await everyRow();
    expect(rows.find(({ pk }) => pk === keys.subscription(customer.subscription.id).pk)).toMatchObject({
      endedAs: 'cancelled',
    });
    const [mail] = await mailsTo(cloud.addresses, marker.email);
    expect(mail?.subject).toBe('Cerramos tu cuenta de CuentaClara');
    expect(await statusOf(registerAs(cloud.addresses, marker.email))).toBe(409);
    const resets = async () =>
      (await mailsTo(cloud.addresses, marker.email)).filter(({ subject }) => /contraseña/.test(subject)).length;
    const before = await resets();
    await guest(cloud.addresses)('POST /api/auth/forgot-password', { body: { email: marker.email } });
    expect(await resets()).toBe(before);
  });

  test('leaves nothing that can be read in table, files, queues and logs; killed on its way it goes on', async () => {
    const fault = { kind: 'error', service: 'dynamodb', operation: 'BatchWriteItem', times: 2 };
    cloud.inject(['JobEraseAccounts', 'JobSweepTable'].map((job) => ({ ...fault, function: job })));
    for (let minute = 0; minute < 12; minute++) await pass(120);
    expect(await readable()).toEqual([]);
    expect(readableFiles()).toEqual([]);
    // A copy of it all is packed, so its words are not found: no file of any bucket may be the account's.
    expect(inBuckets(filesNaming(userId))).toEqual([]);
    expect(readdirSync(stateDir).length).toBeGreaterThan(0);
  });

  test('leaves of the books what they need, with an end, and nothing without a reason', async () => {
    const rows = await everyRow();
    const kinds = new Set(rows.map(({ pk }) => String(pk).split('#')[0] ?? ''));
    expect([...kinds].filter((kind) => !(kind in stays))).toEqual([]);
    const own = rows.filter(({ pk }) => String(pk).startsWith('USER#'));
    expect(own.filter(({ sk }) => !String(sk).startsWith('MOVEMENT#'))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    const books = rows.filter(({ pk }) => /^(USER|PAYMENT|SUBSCRIPTION|PAYLINK)#/.test(String(pk)));
    for (const row of books)
      expect([row['pk'], row['ttl']]).toEqual([row['pk'], expect.toSatisfy((ttl: number) => ttl > nineYears())]);
    const passing = rows.filter(({ pk }) => /^(DATAKEY|ERASURE|MAILBOX|LOGIN|COUNTER|SIGHTING)#/.test(String(pk)));
    expect(passing.filter(({ ttl }) => typeof ttl !== 'number')).toEqual([]);
    expect(rows.find(({ pk }) => pk === keys.dataKey(userId).pk)).not.toHaveProperty('wrappedKey');
  });

  test('frees its e-mail, and gives no second free credits to whoever takes it', async () => {
    const again = await signUp(cloud.addresses, marker.email);
    expect((await again.call('GET /api/credits', {})).balance).toBe(0);
  });
});
