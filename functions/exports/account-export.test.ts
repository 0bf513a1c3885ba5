import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountExport } from '#shared/validation/account-export.ts';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { insideOf } from '../../infra/testing/api-key.ts';
import { withSecondFactor } from '../../infra/testing/authenticator.ts';
import { batchesOf, sandboxClabe } from '../../infra/testing/batch.ts';
import { goodPassword, logIn, mailsTo, signUp, statusOf, type Customer } from '../../infra/testing/customer.ts';
import { operatorOf } from '../../infra/testing/operate.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';
import { atPayPal } from '../../infra/testing/payer.ts';
import { filesBelow } from '../../infra/testing/readable.ts';
import { unzipped } from '../../infra/testing/unzipped.ts';
import { sessionWriter } from '../../infra/testing/widget-frame.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { exportFilesOf } from '../rules/exports/files.ts';
import { keys } from '../store/table/keys.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const marker = {
  company: 'Molinos Zzcopia del Ñandú SA',
  holder: 'Jörg Zzcopia Güemes',
  account: clabeOf('00211501600776611'),
  document: 'ZZCO710101QQ1',
  reference: '=HYPERLINK("https://zzcopia.example")',
  note: 'Notita zzcopia 12',
  keyName: 'Llave zzcopia',
  message: 'Mi mensaje zzcopia a soporte',
  answer: 'Nuestra respuesta zzcopia',
  host: 'tienda-zzcopia.example',
  cell: 'Fila zzcopia 33',
} as const;

const ask = ({ call }: Customer) => call('POST /api/auth/export', {});
const look = ({ call }: Customer) => call('GET /api/auth/export', {});
const link = ({ call }: Customer) => call('POST /api/auth/export/link', {});
/** The job runs twice: once because it is due, once more for what it left. It may fail: some tests are about that. */
const minute = async () => {
  await cloud.advance(60);
  await cloud.invoke('JobPrepareExports', {});
  await cloud.drain(20);
};
const made = async (customer: Customer) => {
  await ask(customer);
  for (let tries = 0; (await look(customer)).state === 'preparing' && tries < 10; tries++) await minute();
  return look(customer);
};
const download = async (customer: Customer) => {
  const { url } = await link(customer);
  const answer = await fetch(url);
  return { answer, files: unzipped(Buffer.from(await answer.arrayBuffer())) };
};

const idOf = (customer: Pick<Customer, 'email'>) => tableIn(cloud.databasePort).userIdOf(customer);

/** What stands in the bucket of somebody. */
const filesOf = (userId: string): readonly string[] =>
  filesBelow(join(cloud.stateDir, 'buckets'), /^$/).filter((path) =>
    readFileSync(path).subarray(0, 1_000).includes(exportFilesOf(userId)),
  );

const validate = async ({ call }: Customer) => {
  const stated = {
    country: 'MX',
    accountNumber: marker.account,
    documentType: 'RFC',
    documentNumber: marker.document,
    beneficiaryName: marker.holder,
    reference: marker.reference,
  } as const;
  await call('PATCH /api/auth/profile', { body: { company: marker.company } });
  await call('POST /api/validations', { body: stated });
  const { id } = await call('POST /api/validations', {
    body: { ...stated, accountNumber: '999700000000000001', environment: 'sandbox' },
  });
  await call('POST /api/validations/{id}/receipts', { params: { id }, body: { full: true } });
  const { country, accountNumber, documentType, documentNumber } = stated;
  const payee = { country, accountNumber, documentType, documentNumber, name: marker.holder };
  await call('POST /api/payees', { body: payee });
};

const sendBatch = async (customer: Customer) => {
  const rows = [{ country: 'MX', accountNumber: sandboxClabe('01'), customId: marker.cell }];
  const { id } = await customer.call('POST /api/batches', {
    body: { note: marker.note, environment: 'sandbox', rows },
  });
  await batchesOf(customer).until(id, 'SUCCESS');
};

const integrate = async ({ call }: Customer) => {
  const key = await call('POST /api/keys', { body: { name: marker.keyName, environment: 'sandbox' } });
  const url = `https://${marker.host}/avisos`;
  const webhook = await call('POST /api/webhooks', { body: { url, events: ['validation.completed'] } });
  return [key.secret, webhook.secret];
};

const write = async ({ call }: Customer) => {
  const body = { name: marker.holder, subject: marker.note, message: marker.message };
  const ticket = await call('POST /api/support', { body });
  await operatorOf(cloud.addresses)({ command: 'answer-ticket', id: ticket.id, text: marker.answer });
};

const pay = async ({ call }: Customer) => {
  const { approveUrl, id } = await call('POST /api/payments', { body: { pack: 'basic' } });
  await atPayPal(cloud.addresses, 'approve', { url: approveUrl });
  await call('POST /api/payments/{id}/capture', { params: { id } });
};

describe('a copy of all that is kept of an account', () => {
  let customer: Customer;
  let other: Customer;
  let files: ReadonlyMap<string, string>;
  let secrets: readonly string[];

  beforeAll(async () => {
    [customer, other] = [await signUp(cloud.addresses), await signUp(cloud.addresses)];
    await sessionWriter(cloud.addresses, insideOf(cloud)).entitle(customer);
    await validate(customer);
    await sendBatch(customer);
    const { app, recoveryCodes } = await withSecondFactor(customer, () => cloud.now().now);
    secrets = [...(await integrate(customer)), app.totp.secret.base32, ...recoveryCodes, goodPassword];
    await write(customer);
    await pay(customer);
    await cloud.drain(60);
  }, 180_000);

  test('is asked for with a proof that is recent, and made once', async () => {
    expect(await look(customer)).toMatchObject({ state: 'none', requestedAt: null });
    const [first, second] = [await ask(customer), await ask(customer)];
    expect(first).toMatchObject({ state: 'preparing', readyAt: null, bytes: null });
    expect(second).toEqual(first);
    expect(await statusOf(link(customer))).toBe(404);
  });

  test('is made although its job is killed on the way, and told by one mail that says nothing of it', async () => {
    const fault = { kind: 'error', function: 'JobPrepareExports', times: 3 } as const;
    cloud.inject({ ...fault, service: 's3', operation: 'PutObject' });
    cloud.inject({ ...fault, service: 'sqs', operation: 'SendMessage' });
    for (let minutes = 0; minutes < 4; minutes++) await minute();
    const { state, readyAt, expiresAt, bytes } = await look(customer);
    expect([state, bytes && bytes > 0]).toEqual(['ready', true]);
    expect(Date.parse(expiresAt ?? '') - Date.parse(readyAt ?? '')).toBe(accountExport.keptHours * 3600_000);
    const mails = (await mailsTo(cloud.addresses, customer.email)).filter(({ subject }) => /copia/.test(subject));
    expect(mails.map(({ subject }) => subject)).toEqual(['La copia de tus datos de CuentaClara está lista']);
  });

  test('holds everything that its customer wrote, in the clear, with a line for each file in both languages', async () => {
    const { answer, files: found } = await download(customer);
    files = found;
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(new URL(answer.url).pathname).toMatch(/\/cuentaclara-\d{4}-\d\d-\d\d\.zip$/);
    const all = [...files.values()].join('\n');
    const written = Object.values(marker).map((value) => JSON.stringify(value).slice(1, -1));
    expect(written.filter((value) => !all.includes(value))).toEqual([]);
    expect(all).toContain(customer.email);
    const named = [...files.keys()].map((name) => name.replace(/\.\w+$/, '')).filter((name) => name !== 'README');
    const lines = (files.get('README.txt') ?? '').split('\r\n');
    for (const name of named) expect(lines.filter((line) => line.trim().split(/\s/)[0] === name)).toHaveLength(2);
  });

  test('has every validation, payee, payment, movement and event as JSON and as a table that is safe to open', () => {
    for (const list of ['validations', 'payees', 'payments', 'movements', 'activity']) {
      const rows = JSON.parse(files.get(`${list}.json`) ?? '[]') as readonly unknown[];
      expect([list, rows.length > 0]).toEqual([list, true]);
      const table = (files.get(`${list}.csv`) ?? '').split('\r\n');
      expect([list, table.length - 2]).toEqual([list, rows.length]);
    }
    expect(files.get('validations.csv')).toContain(`"'=HYPERLINK(""https://zzcopia.example"")"`);
  });

  test('holds no secret and no hash of one', async () => {
    const all = [...files.values()].join('\n');
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).not.toMatch(/argon2id|passwordHash|tokenHash|wrappedKey|"secrets"|"sealed|"salt"/);
    const rows = await tableIn(cloud.databasePort).all();
    const hashes = rows
      .filter(({ pk }) => /^(SESSION|RESET|VERIFICATION)#/.test(String(pk)))
      .map(({ pk }) => String(pk).slice(String(pk).indexOf('#') + 1));
    expect(hashes.filter((hash) => all.includes(hash))).toEqual([]);
  });

  test('is nobody else’s: not its address, not its rows', async () => {
    expect(await look(other)).toMatchObject({ state: 'none' });
    expect(await statusOf(link(other))).toBe(404);
    await made(other);
    const { files: theirs } = await download(other);
    const all = [...theirs.values()].join('\n');
    expect(all).toContain(other.email);
    expect(Object.values(marker).filter((value) => all.includes(value))).toEqual([]);
    expect([...files.values()].join('\n')).not.toContain(other.email);
  });

  test('is asked for and downloaded in the sight of its owner', async () => {
    const { data } = await customer.call('GET /api/security-events', { query: { area: 'account' } });
    const kinds = data.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['account.exported', 'account.downloaded']));
  });

  test('is gone after a day, with its address and its file, and refused from the very moment', async () => {
    const userId = await idOf(other);
    expect(filesOf(userId)).not.toEqual([]);
    const { url } = await link(other);
    const { expiresAt } = await look(other);
    await cloud.advance((Date.parse(expiresAt ?? '') - Date.parse(cloud.now().now)) / 1000);
    const again = await logIn(cloud.addresses, other);
    expect(await look(again)).toMatchObject({ state: 'expired', bytes: null });
    expect(await statusOf(link(again))).toBe(404);
    expect((await fetch(url)).status).toBe(403);
    await minute();
    expect(filesOf(userId)).toEqual([]);
    const row = await tableIn(cloud.databasePort).get(keys.accountExport(userId));
    expect([row['stage'], 'unsettledPk' in row]).toEqual(['gone', false]);
  });

  test('is made three times a day at most', async () => {
    const again = await logIn(cloud.addresses, other);
    for (let time = 0; time < accountExport.perDay; time++) expect(await made(again)).toMatchObject({ state: 'ready' });
    expect(await statusOf(ask(again))).toBe(429);
    expect(await look(again)).toMatchObject({ state: 'ready' });
  });

  test('is told as failed where it cannot be made, and may be asked for again', async () => {
    const unlucky = await signUp(cloud.addresses);
    await ask(unlucky);
    // It says that a piece of it stands where nothing does.
    const table = tableIn(cloud.databasePort);
    const row = await table.get(keys.accountExport(await idOf(unlucky)));
    await table.put({ ...row, pieces: 1 });
    for (let minutes = 0; minutes < 7; minutes++) await minute();
    expect(await look(unlucky)).toMatchObject({ state: 'failed' });
    expect(await made(unlucky)).toMatchObject({ state: 'ready' });
  });

  test('goes with its account, and none is made of an account that is being deleted', async () => {
    const leaving = await signUp(cloud.addresses);
    await made(leaving);
    const userId = await idOf(leaving);
    expect(filesOf(userId)).not.toEqual([]);
    await ask(leaving);
    await leaving.call('DELETE /api/auth/me', { body: { password: goodPassword } });
    for (let passes = 0; passes < 12; passes++) {
      await cloud.advance(60);
      await minute();
    }
    expect(filesOf(userId)).toEqual([]);
    const rows = (await tableIn(cloud.databasePort).all()).filter(({ pk }) => pk === keys.accountExport(userId).pk);
    expect(rows.filter(({ sk }) => sk === keys.accountExport(userId).sk)).toEqual([]);
  });
});
