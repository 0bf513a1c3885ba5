import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { insideOf, publicApiOf, tableIn } from '../../infra/testing/api-key.ts';
import { batchesOf, sandboxClabe } from '../../infra/testing/batch.ts';
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
import { operatorOf } from '../../infra/testing/operate.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { atPayPal } from '../../infra/testing/payer.ts';
import { pictures, upload } from '../../infra/testing/pictures.ts';
import { filesBelow, readIn, textsOfFile, textsWithin } from '../../infra/testing/readable.ts';
import { origin, sessionWriter } from '../../infra/testing/widget-frame.ts';
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

/** Values of one customer alone: wherever one of them is found, it is theirs. */
const marker = {
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
} as const;

const stated = {
  country: 'MX',
  accountNumber: marker.account,
  documentType: 'RFC',
  documentNumber: marker.document,
  beneficiaryName: marker.holder,
  reference: marker.reference,
} as const;

/** Whom a customer pays, and what was asked of them, by every door. */
const validate = async (customer: Customer) => {
  const { call } = customer;
  await call('PATCH /api/auth/profile', { body: { company: marker.company } });
  const { id } = await call('POST /api/validations', { body: stated });
  const { id: sandbox } = await call('POST /api/validations', {
    body: { ...stated, accountNumber: '999700000000000001', environment: 'sandbox' },
  });
  await call('POST /api/validations/{id}/name-match', { params: { id: sandbox }, body: { name: marker.holder } });
  await call('POST /api/validations/{id}/receipts', { params: { id: sandbox }, body: { full: true } });
  await call('POST /api/payees', { body: { validationId: id, name: marker.holder } }).catch(() => undefined);
  await call('POST /api/payees', {
    body: {
      name: marker.holder,
      country: 'MX',
      accountNumber: marker.account,
      documentType: 'RFC',
      documentNumber: marker.document,
    },
  });
  const { id: batch } = await call('POST /api/batches', {
    body: {
      name: marker.reference,
      note: marker.note,
      environment: 'sandbox',
      rows: [
        { country: 'MX', accountNumber: sandboxClabe('01'), beneficiaryName: marker.holder, customId: marker.cell },
      ],
    },
  });
  await batchesOf(customer).until(batch, 'SUCCESS');
};

/** What its servers do with keys, and what is sent to them. */
const integrate = async ({ call }: Customer) => {
  await call('POST /api/webhooks', {
    body: { url: `https://${marker.host}/avisos`, events: ['validation.completed'], description: marker.note },
  });
  const body = { name: marker.keyName, environment: 'sandbox' } as const;
  const key = await call('POST /api/keys', { body });
  const apiKey = { keyId: key.keyId, secret: key.secret };
  const server = client({ baseUrl: publicApiOf(cloud.addresses), apiKey });
  await server('POST /v1/validations', { body: { ...stated, accountNumber: '999700000000000001' } });
  await call('PATCH /api/widget', { body: { allowedOrigins: [origin, `https://${marker.host}`] } });
  const ofWidget = await call('POST /api/keys', { body: { ...body, purpose: 'widget' } });
  const widget = client({
    baseUrl: publicApiOf(cloud.addresses),
    apiKey: { keyId: ofWidget.keyId, secret: ofWidget.secret },
  });
  await widget('POST /v1/widget/sessions', { body: { origin, reference: marker.reference } });
  return { server, widget };
};

const write = async ({ call }: Customer) => {
  const file = { name: marker.fileName, type: 'image/png', size: pictures['image/png'].length } as const;
  const { id, upload: to } = await call('POST /api/support/attachments', { body: file });
  await upload(to, pictures['image/png']);
  const { upload: unused } = await call('POST /api/support/attachments', { body: file });
  await upload(unused, pictures['image/png']);
  const written = { name: marker.holder, subject: marker.reference, message: marker.message };
  const ticket = await call('POST /api/support', { body: { ...written, attachments: [id] } });
  await operatorOf(cloud.addresses)({ command: 'answer-ticket', id: ticket.id, text: marker.note });
};

const pay = async ({ call }: Customer) => {
  const { approveUrl, id } = await call('POST /api/payments', { body: { pack: 'basic' } });
  await atPayPal(cloud.addresses, 'approve', { url: approveUrl });
  await call('POST /api/payments/{id}/capture', { params: { id } }).catch(() => undefined);
  const asked = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(cloud.addresses, 'approve', { url: asked.approveUrl });
  await cloud.drain(60);
  return asked.id;
};

const everyRow = () => tableIn(cloud.databasePort).all();
const read = readIn(Object.values(marker));
const readable = async () =>
  (await everyRow()).flatMap((row) =>
    [...textsWithin(row)].flatMap((text) => read(text).map((value) => [String(row['sk']), value])),
  );
/** The database is asked itself; what left by mail is with whoever got it, and what PayPal was told is PayPal's. */
const outside = /^(dynamodb\.sqlite|mailbox|paypal)/;
const readableFiles = () =>
  filesBelow(stateDir, outside).flatMap((path) =>
    textsOfFile(path).flatMap((text) => read(text).map((value) => [path.slice(stateDir.length), value])),
  );

const pass = async (seconds: number) => {
  await cloud.advance(seconds);
  await cloud.runSchedules('all');
  await cloud.drain(60);
};

describe('an account that its owner deletes', () => {
  let customer: Customer;
  let servers: Awaited<ReturnType<typeof integrate>>;
  let subscription: string;
  let userId: string;

  beforeAll(async () => {
    customer = await signUp(cloud.addresses, marker.email);
    userId = await sessionWriter(cloud.addresses, insideOf(cloud)).entitle(customer);
    await validate(customer);
    servers = await integrate(customer);
    await write(customer);
    subscription = await pay(customer);
    await cloud.drain(60);
  }, 180_000);

  test('holds what is looked for, so that not finding it means something', async () => {
    // All else is sealed.
    const found = new Set((await readable()).map(([, value]) => value));
    expect([...found]).toEqual(expect.arrayContaining([marker.email, marker.company]));
    const sealed = (await everyRow()).filter((row) => Object.keys(row).some((name) => name.startsWith('sealed')));
    expect(sealed.length).toBeGreaterThan(10);
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
    for (const by of Object.values(servers)) expect(await statusOf(by('GET /v1/credits', {}))).toBe(401);
    const rows = await everyRow();
    expect(rows.find(({ pk }) => pk === keys.subscription(subscription).pk)).toMatchObject({ endedAs: 'cancelled' });
    const [mail] = await mailsTo(cloud.addresses, marker.email);
    expect(mail?.subject).toBe('Cerramos tu cuenta de CuentaClara');
    expect(await statusOf(registerAs(cloud.addresses, marker.email))).toBe(409);
    await guest(cloud.addresses)('POST /api/auth/forgot-password', { body: { email: marker.email } });
    expect((await mailsTo(cloud.addresses, marker.email)).filter(({ subject }) => /contraseña/.test(subject))).toEqual(
      [],
    );
  });

  test('leaves nothing that can be read in table, files, queues and logs; killed on its way it goes on', async () => {
    cloud.inject({
      kind: 'error',
      service: 'dynamodb',
      operation: 'BatchWriteItem',
      function: 'JobEraseAccounts',
      times: 2,
    });
    for (let minute = 0; minute < 12; minute++) await pass(120);
    expect(await readable()).toEqual([]);
    expect(readableFiles()).toEqual([]);
    expect(readdirSync(stateDir).length).toBeGreaterThan(0);
  });

  test('leaves of the books what they need, with an end, and the rows of nobody else', async () => {
    const mine = (await everyRow()).filter((row) => JSON.stringify([row['pk'], row['userId']]).includes(userId));
    const kinds = new Set(mine.map(({ pk }) => String(pk).split('#')[0]));
    expect(kinds).toEqual(new Set(['USER', 'PAYMENT', 'SUBSCRIPTION', 'ERASURE', 'DATAKEY', 'COUNTER', 'AUDIT']));
    const own = mine.filter(({ pk }) => String(pk).startsWith('USER#'));
    expect(own.filter(({ sk }) => !String(sk).startsWith('MOVEMENT#'))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    const books = mine.filter(({ pk }) => /^(USER|PAYMENT|SUBSCRIPTION)#/.test(String(pk)));
    for (const row of books) expect(row['ttl']).toBeGreaterThan(Date.now() / 1000 + 9 * 365 * 24 * 3600);
  });

  test('frees its e-mail, and gives no second free credits to whoever takes it', async () => {
    const again = await signUp(cloud.addresses, marker.email);
    expect((await again.call('GET /api/credits', {})).balance).toBe(0);
  });
});
