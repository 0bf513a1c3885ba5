import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, type CallOptions } from '#shared/contract/client.ts';
import { forgotPassword, register } from '#shared/contract/app/auth.ts';
import { declared, type Route } from '#shared/contract/index.ts';
import type { Auth } from '#shared/contract/callers.ts';
import type { Api, EndpointSpec } from '#shared/contract/endpoint.ts';
import { clabeOf, clabes } from '../infra/testing/accounts.ts';
import { insideOf, keyMaker, publicApiOf, type MadeKey } from '../infra/testing/api-key.ts';
import { goodPassword, guest, signUp, type Addresses, type Customer } from '../infra/testing/customer.ts';
import { operatorOf } from '../infra/testing/operate.ts';
import { ownCloud } from '../infra/testing/own-cloud.ts';
import { pictures, upload } from '../infra/testing/pictures.ts';
import { sessionWriter } from '../infra/testing/widget-frame.ts';
import { newToken } from './proof.ts';
import { newSecret } from './rules/keys/secret.ts';

/** Values nobody else uses: wherever one of them turns up, it came from here. */
const marker = {
  email: 'marcadora.zz9@pagosdelsur.com.ar',
  password: 'Marcada-Zz9-2026',
  beneficiaryName: 'Zzmarca Nombrezz',
  accountNumber: clabeOf('00211501600776655'),
  badAccount: '002115016007766559',
  documentNumber: 'ZZMA770707ZZ7',
  reference: 'Referenciazz 7788',
  token: 'tokenzz'.padEnd(43, '9'),
  search: 'busquedazz',
  phone: '+52 55 7788 1199',
} as const;

/** A directory of its own outlives the cloud, which writes its last lines while it closes. */
const stateDir = mkdtempSync(join(tmpdir(), 'privacy-'));
let cloud: Awaited<ReturnType<typeof ownCloud>>;
let addresses: Addresses;
beforeAll(async () => {
  cloud = await ownCloud({}, { stateDir });
  addresses = cloud.addresses;
});
afterAll(async () => {
  await cloud?.close();
  rmSync(stateDir, { recursive: true, force: true });
});

/** Of whom only the mail that SES refuses knows. */
const unreachable = 'inalcanzable.zz9@pagosdelsur.com.ar';

const account = { country: 'MX', accountNumber: marker.accountNumber } as const;
const stated = {
  ...account,
  documentType: 'RFC',
  documentNumber: marker.documentNumber,
  beneficiaryName: marker.beneficiaryName,
};
const whole = { ...stated, reference: marker.reference };

/** As many as there are credits: whatever comes next is refused for the want of them. */
const untilBroke = Array.from({ length: 5 }, () => account);

/** Bodies that succeed or are refused, each for another reason; every endpoint is sent every one of them. */
const bodies: readonly unknown[] = [
  stated,
  whole,
  { ...whole, environment: 'sandbox' },
  { ...whole, accountNumber: marker.badAccount },
  { ...whole, country: marker.beneficiaryName },
  { ...whole, [marker.documentNumber]: marker.beneficiaryName },
  { ...whole, accountNumber: clabes.providerError },
  { ...whole, accountNumber: clabes.notJson },
  { ...whole, accountNumber: clabes.reset },
  { email: marker.email, password: marker.password, confirmPassword: marker.password },
  { email: marker.email, password: marker.password },
  { email: marker.email },
  { email: `${marker.email} ` },
  { token: marker.token },
  { token: marker.token, password: marker.password, confirmPassword: marker.password },
  {
    name: marker.beneficiaryName,
    note: marker.reference,
    rows: [whole, { ...account, customId: marker.documentNumber }],
  },
  { name: marker.beneficiaryName, description: marker.reference, environment: 'sandbox', password: marker.password },
  { name: marker.beneficiaryName, subject: marker.reference, message: JSON.stringify(marker) },
  {
    name: marker.beneficiaryName,
    company: marker.reference,
    email: marker.email,
    phone: marker.phone,
    message: JSON.stringify(marker),
  },
  { name: `${marker.beneficiaryName}.png`, type: 'image/png', size: 10 },
  {
    url: `https://hooks.tienda.example/${marker.search}?token=${marker.token}`,
    events: ['key.created', 'validation.completed'],
    description: marker.reference,
  },
  marker.documentNumber,
  ...untilBroke,
];

const queries = [{ search: marker.search }, { cursor: marker.token }, { status: marker.beneficiaryName }];

/** Secrets of one key, each of which was shown once. */
const secretsOf = async (call: Customer['call']): Promise<readonly string[]> => {
  const { id, secret } = await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  const rotated = await call('POST /api/keys/{id}/rotate', { params: { id }, body: {} });
  await call('GET /api/keys', {});
  await call('PATCH /api/keys/{id}', { params: { id }, body: { active: false } });
  await call('DELETE /api/keys/{id}', { params: { id } });
  return [secret, rotated.secret];
};

/** Secrets of one webhook, each of which was shown once, and what stands in its address. */
const secretsOfWebhook = async (customer: Customer): Promise<readonly string[]> => {
  await sessionWriter(addresses, insideOf(cloud)).entitle(customer);
  const { call } = customer;
  const { id, secret } = await call('POST /api/webhooks', {
    body: { url: `https://hooks.tienda.example/${marker.token}`, events: ['validation.completed', 'key.created'] },
  });
  const params = { id };
  const rotated = await call('POST /api/webhooks/{id}/rotate', { params, body: {} });
  await call('POST /api/validations', { body: stated });
  await cloud.drain(5);
  await call('GET /api/webhooks/{id}', { params });
  await call('DELETE /api/webhooks/{id}', { params });
  return [secret, rotated.secret];
};

/** A link shows data to whoever has it, so nobody may read it in a log: opened, forged, revoked, and opened again. */
const linksOf = async (call: Customer['call'], stranger: Customer['call']): Promise<readonly string[]> => {
  const { id: validation } = await call('POST /api/validations', { body: { ...whole, environment: 'sandbox' } });
  const { id, jws } = await call('POST /api/validations/{id}/receipts', { params: { id: validation }, body: {} });
  await stranger('GET /api/receipts/{id}', { params: { id } });
  for (const text of [jws, `${jws}A`]) await stranger('POST /api/receipts/check', { body: { jws: text } });
  await call('DELETE /api/receipts/{id}', { params: { id } });
  await stranger('GET /api/receipts/{id}', { params: { id } });
  return [id, jws];
};

/** Whoever has the address of a file may send it in the customer's place. */
const addressesOf = async (call: Customer['call']): Promise<readonly string[]> => {
  const { id, upload } = await call('POST /api/batches', { body: { upload: { bytes: 10 } } });
  await call('POST /api/batches/{id}/{action}', { params: { id, action: 'cancel' } });
  return [new URL(upload?.url ?? '').searchParams.get('X-Amz-Signature') ?? ''];
};

/** The same for a picture. What is written to support, and what is answered, is between the two who write it. */
const writtenToSupport = async (call: Customer['call']): Promise<readonly string[]> => {
  const file = {
    name: `${marker.beneficiaryName}.png`,
    type: 'image/png',
    size: pictures['image/png'].length,
  } as const;
  const { id: picture, upload: to } = await call('POST /api/support/attachments', { body: file });
  await upload(to, pictures['image/png']);
  const written = { name: marker.beneficiaryName, subject: marker.reference, message: JSON.stringify(marker) };
  const { id } = await call('POST /api/support', { body: { ...written, attachments: [picture] } });
  const operate = operatorOf(addresses);
  await operate({ command: 'answer-ticket', id, text: JSON.stringify(marker) });
  await operate({ command: 'answer-ticket', id: marker.token, text: JSON.stringify(marker) });
  const { ticket } = (await operate({ command: 'ticket', id })) as { ticket: { attachments: { url: string }[] } };
  const addressed = [to.url, ...ticket.attachments.map(({ url }) => url)];
  return addressed.map((url) => new URL(url).searchParams.get('X-Amz-Signature') ?? '');
};

/** A session of the widget: shown in a header, by whoever has it, to whomever. */
const frameOf = async (customer: Customer) => {
  const { entitle, write } = sessionWriter(addresses, insideOf(cloud));
  const [userId, nonce] = [await entitle(customer), newToken()];
  const { secret, opened } = await write(userId, undefined, { maxValidations: 5 });
  return { call: await opened(nonce), shown: [secret, nonce] };
};

/** What the widget shows and gets beside that, on the right page and on a wrong one. */
const tokensOfWidget = async (customer: Customer, key: MadeKey): Promise<readonly string[]> => {
  const [right, wrong] = [await frameOf(customer), await frameOf(customer)];
  const { id, resultToken } = await right.call('POST /v1/widget/frame/validations', { body: stated });
  await right.call('GET /v1/widget/frame/validations/{id}', { params: { id } });
  await key.call('POST /v1/widget/results', { body: { resultToken: resultToken ?? '' } }).catch(() => undefined);
  const elsewhere = { body: { origin: `https://${marker.search}.example` } };
  await wrong.call('POST /v1/widget/frame/open', elsewhere).catch(() => undefined);
  await right.call('POST /v1/widget/frame/end', { body: { as: 'left' } });
  return [...right.shown, ...wrong.shown, resultToken ?? ''];
};

const specs = declared.map(({ spec }) => spec);

test('no marker of anybody reaches a log line, whatever an endpoint answers', { timeout: 120_000 }, async () => {
  const [customer, integrator] = [await signUp(addresses), await signUp(addresses)];
  const { call } = customer;
  const makeKey = keyMaker(addresses, insideOf(cloud));
  const key = await makeKey(integrator, { environment: 'production', plan: 'pro' });
  const stranger = guest(addresses);
  const frame = await frameOf(await signUp(addresses));
  const [baseUrl, wrong] = [publicApiOf(addresses), newSecret('production')];
  const senders: Readonly<Record<Api, Partial<Record<Auth, readonly (typeof call)[]>>>> = {
    app: { guest: [stranger], user: [call, client({ baseUrl: addresses.appApi, token: () => marker.token })] },
    public: {
      guest: [client({ baseUrl })],
      key: [key.call, client({ baseUrl, apiKey: { keyId: key.keyId, secret: wrong } })],
      widget: [frame.call, client({ baseUrl, widget: { secret: marker.token, frame: marker.token } })],
    },
  };
  const answered = new Set<number>();
  const send = async (by: typeof call, spec: EndpointSpec, request: object, options: CallOptions = {}) => {
    const status = await by(`${spec.method} ${spec.path}` as Route, request as never, options).then(
      () => spec.status,
      (error: unknown) => (error as { status: number }).status,
    );
    answered.add(status);
  };
  const enders = (spec: EndpointSpec) =>
    spec.path.endsWith('/logout') || spec.path.endsWith('/end') || spec.method === 'DELETE' ? 1 : 0;
  for (const spec of specs.toSorted((one, other) => enders(one) - enders(other))) {
    const params = spec.path.includes('{country}') ? { country: 'MX' } : { id: marker.token, action: 'cancel' };
    const requests = spec.body
      ? bodies.map((body) => ({ body }))
      : spec.query
        ? queries.map((query) => ({ query, params }))
        : [{ params }];
    for (const request of requests) for (const by of senders[spec.api][spec.auth] ?? []) await send(by, spec, request);
    if (spec.idempotent) {
      const options = { headers: { 'idempotency-key': marker.reference } };
      const own = senders[spec.api][spec.auth]?.[0] ?? stranger;
      const environment = spec.auth === 'key' ? {} : { environment: 'sandbox' };
      await send(own, spec, { body: { ...whole, ...environment } }, options);
      await send(own, spec, { body: { ...account, ...environment } }, options);
    }
  }
  const other = await signUp(addresses);
  const secrets = [
    ...(await secretsOf(other.call)),
    ...(await secretsOfWebhook(await signUp(addresses))),
    ...(await linksOf(other.call, stranger)),
    ...(await addressesOf(other.call)),
    ...(await writtenToSupport(other.call)),
    ...(await tokensOfWidget(other, await makeKey(other))),
    ...frame.shown,
  ];
  // As the real SES does, which quotes the address it refuses.
  const message = `Email address is not verified: ${unreachable}`;
  cloud.inject({ kind: 'error', service: 'ses', code: 'MessageRejected', message });
  const reached = { email: unreachable, password: marker.password, confirmPassword: marker.password };
  await send(stranger, register, { body: reached });
  await send(stranger, forgotPassword, { body: { email: unreachable } });
  await cloud.drain(5);
  cloud.inject({ kind: 'error', service: 'sqs', message });
  await send(stranger, register, { body: { ...reached, email: `otra.${unreachable}` } });
  expect([...answered]).toEqual(expect.arrayContaining([200, 201, 401, 402, 422, 503]));

  await cloud.close();
  const directory = join(stateDir, 'logs');
  const lines = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
  expect(lines.join('').length).toBeGreaterThan(0);
  const all = { goodPassword, unreachable, secret: key.secret, wrong };
  const found = [...Object.values({ ...marker, ...all }), ...secrets].filter((value) =>
    lines.some((text) => text.toLowerCase().includes(value.toLowerCase())),
  );
  expect(found).toEqual([]);
});

test('no path of the contract has room for more than an id, a country or what is to be done', () => {
  const names = specs.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(names)).toEqual(new Set(['action', 'country', 'id']));
});
