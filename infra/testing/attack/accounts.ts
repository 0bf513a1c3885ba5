import { randomUUID } from 'node:crypto';
import { callers, type Credentials } from '#shared/contract/callers.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { newSecret } from '#functions/rules/keys/secret.ts';
import { clabes } from '../accounts.ts';
import { keyMaker, publicApiOf } from '../api-key.ts';
import { newEmail, signUp, goodPassword, type Customer } from '../customer.ts';
import { subscribe } from '../widget-holder.ts';
import { allRefused, answered, atOnce, times, told, type Cloud, type Finding, type Trial } from './trial.ts';

const json = { 'content-type': 'application/json' };

const send = async (
  { addresses }: Cloud,
  { api, auth, method, path }: Pick<EndpointSpec, 'api' | 'auth' | 'method' | 'path'>,
  shown: Credentials,
  body?: unknown,
) => {
  const base = { app: addresses.appApi, public: publicApiOf(addresses) }[api];
  const response = await fetch(base + path, {
    method,
    headers: { ...json, ...callers[auth].headers(shown) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const asUser = ({ token }: Customer): Credentials => ({ token: () => token });
const validation = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;

/** Every operation that names a record. */
const byId = declared.map(({ spec }) => spec).filter(({ auth, path }) => auth === 'user' && path.includes('{id}'));

/** A record of each kind, by what paths to it begin with: the longer one first. */
const recordsOf = async (cloud: Cloud, owner: Customer): Promise<ReadonlyMap<string, string | undefined>> => {
  const { call } = owner;
  const { id: subscription } = await subscribe(cloud.addresses, owner, 'pro');
  const { id } = await call('POST /api/validations', { body: validation });
  const receipt = await call('POST /api/validations/{id}/receipts', { params: { id }, body: {} });
  const batch = await call('POST /api/batches', { body: { environment: 'sandbox', upload: { bytes: 1 } } });
  const key = await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  const payee = await call('POST /api/payees', {
    body: { name: 'Ana', country: 'MX', accountNumber: clabes.company },
  });
  const webhook = await call('POST /api/webhooks', { body: { url: 'http://127.0.0.1:9/', events: ['credits.low'] } });
  await call('POST /api/webhooks/{id}/test', { params: { id: webhook.id }, body: {} });
  const { data: deliveries } = await call('GET /api/webhooks/{id}/deliveries', { params: { id: webhook.id } });
  const { data: sessions } = await call('GET /api/auth/sessions', {});
  return new Map([
    ['/api/validations/', id],
    ['/api/receipts/', receipt.id],
    ['/api/batches/', batch.id],
    ['/api/keys/', key.id],
    ['/api/payees/', payee.id],
    ['/api/subscriptions/', subscription],
    ['/api/webhooks/deliveries/', deliveries[0]?.id],
    ['/api/webhooks/', webhook.id],
    ['/api/auth/sessions/', sessions[0]?.id],
  ]);
};

const swapping: Trial<Cloud> = {
  name: 'ids of others',
  run: async (cloud) => {
    const [owner, stranger] = [await signUp(cloud.addresses), await signUp(cloud.addresses)];
    const records = await recordsOf(cloud, owner);
    await subscribe(cloud.addresses, stranger, 'pro');
    const statuses: number[] = [];
    for (const spec of byId) {
      const [, id = 'none'] = [...records].find(([beginning]) => spec.path.startsWith(beginning)) ?? [];
      const path = spec.path.replace('{id}', id).replace('{action}', 'cancel') as EndpointSpec['path'];
      const body = spec.examples?.[0]?.request;
      statuses.push((await send(cloud, { ...spec, path }, asUser(stranger), body)).status);
    }
    const tried = 'records of another customer by their ids, through every operation that takes one';
    return [
      answered(
        tried,
        statuses,
        statuses.every((status) => status === 404),
      ),
    ];
  },
};

/** What somebody would like to be true of themselves. */
const wishes = {
  userId: 'usr_0',
  freeCredits: 1e6,
  credits: 1e6,
  plan: 'enterprise',
  verifyBy: null,
  role: 'admin',
  isAdmin: true,
};

const assigning: Trial<Cloud> = {
  name: 'mass assignment',
  run: async (cloud) => {
    const customer = await signUp(cloud.addresses);
    const bodies: readonly (readonly [Parameters<typeof send>[1], object])[] = [
      [
        { api: 'app', auth: 'guest', method: 'POST', path: '/api/auth/register' },
        { email: newEmail(), password: goodPassword, confirmPassword: goodPassword },
      ],
      [{ api: 'app', auth: 'user', method: 'PATCH', path: '/api/auth/profile' }, { company: 'Pagos' }],
      [{ api: 'app', auth: 'user', method: 'POST', path: '/api/validations' }, validation],
      [
        { api: 'app', auth: 'user', method: 'POST', path: '/api/keys' },
        { name: 'x', environment: 'sandbox' },
      ],
      [{ api: 'app', auth: 'user', method: 'POST', path: '/api/payments' }, { pack: 'basic' }],
    ];
    const statuses: number[] = [];
    for (const [spec, body] of bodies)
      for (const [name, value] of Object.entries(wishes))
        statuses.push((await send(cloud, spec, asUser(customer), { ...body, [name]: value })).status);
    const { balance } = await customer.call('GET /api/credits', {});
    return [
      answered(
        'fields that nobody may set, in bodies that are right but for them',
        statuses,
        allRefused(statuses) && balance === 5,
        `${balance} credits after`,
      ),
    ];
  },
};

const racing: Trial<Cloud> = {
  name: 'races for credits',
  run: async (cloud) => {
    const customer = await signUp(cloud.addresses);
    const { environment: _, ...production } = validation;
    const post = (key: string) => async () => {
      const response = await fetch(`${cloud.addresses.appApi}/api/validations`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${customer.token}`, 'idempotency-key': key },
        body: JSON.stringify(production),
      });
      return response.status;
    };
    const sameKey = await atOnce(20, post(randomUUID()));
    const { balance: afterOne } = await customer.call('GET /api/credits', {});
    const statuses = await atOnce(30 * cloud.size, () => post(randomUUID())());
    const { balance } = await customer.call('GET /api/credits', {});
    const made = (await customer.call('GET /api/validations', {})).data.length;
    return [
      answered(
        'one question twenty times at once under one idempotency key',
        sameKey,
        afterOne === 4,
        `${5 - afterOne} credits charged`,
      ),
      answered(
        'more questions at once than there are credits',
        statuses,
        balance === 0 && made === 5 && statuses.every((status) => [201, 202, 402, 429].includes(status)),
        `${made} answered, ${balance} credits left`,
      ),
    ];
  },
};

const apiSecrets: Trial<Cloud> = {
  name: 'API secrets',
  run: async (cloud) => {
    const customer = await signUp(cloud.addresses);
    const { keyId, headers } = await keyMaker(cloud.addresses, cloud.inside)(customer);
    const banks = (shown: Readonly<Record<string, string>>) =>
      fetch(`${publicApiOf(cloud.addresses)}/v1/credits`, { headers: shown }).then(({ status }) => status);
    const own = await banks(headers);
    const statuses = await times(50 * cloud.size, () =>
      banks({ 'x-api-key': keyId, 'x-api-secret': newSecret('sandbox') }),
    );
    return [
      answered(
        'made-up secrets of a key that is there',
        statuses,
        own === 200 && statuses.every((status) => status === 401),
        `its own secret ${own}`,
      ),
    ];
  },
};

/** Where no server of ours may be sent to. The address of this very machine is allowed here, and nowhere else. */
const inward = [
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'https://192.168.1.1/',
  'https://0xA9FEA9FE/',
  'https://2852039166/',
  'https://100.64.0.1/',
  'https://[::ffff:169.254.169.254]/',
  'https://metadata.google.internal/',
  'ftp://hooks.tienda.example/',
  'https://user:password@hooks.tienda.example/',
  'file:///etc/passwd',
];

const reachingIn: Trial<Cloud> = {
  name: 'webhooks into the network',
  run: async (cloud) => {
    const customer = await signUp(cloud.addresses);
    await subscribe(cloud.addresses, customer, 'pro');
    const spec = { api: 'app', auth: 'user', method: 'POST', path: '/api/webhooks' } as const;
    const statuses: number[] = [];
    for (const url of inward)
      statuses.push(
        (await send(cloud, spec, asUser(customer), { url, events: ['validation.completed'], environment: 'sandbox' }))
          .status,
      );
    return [answered('addresses that lead inward, as receivers of webhooks', statuses, allRefused(statuses))];
  },
};

const payloads = [
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '@SUM(A1)',
  '-2+3',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
];

/** A cell that a sheet would calculate begins with one of these. */
const calculated = /(^|[,\n])"?[=+@-](?!\d+("|,|\n|$))/;

const storing: Trial<Cloud> = {
  name: 'payloads that are stored',
  run: async (cloud): Promise<Finding[]> => {
    const customer = await signUp(cloud.addresses);
    const statuses: number[] = [];
    for (const reference of payloads)
      statuses.push(
        (
          await send(cloud, { api: 'app', auth: 'user', method: 'POST', path: '/api/validations' }, asUser(customer), {
            ...validation,
            reference,
          })
        ).status,
      );
    const headers = { authorization: `Bearer ${customer.token}` };
    const shown = await fetch(`${cloud.addresses.dashboard}/api/validations`, { headers });
    const exported = await fetch(`${cloud.addresses.appApi}/api/validations/export`, { headers });
    const sheet = await exported.text();
    const asData =
      shown.headers.get('content-type')?.includes('json') && shown.headers.get('x-content-type-options') === 'nosniff';
    return [
      {
        tried: 'formulas and markup as references, listed and exported',
        times: payloads.length,
        happened: `${told(statuses)}; listed as ${shown.headers.get('content-type')}; formulas live in the sheet: ${calculated.test(sheet) ? 'yes' : 'none'}`,
        held: Boolean(asData) && exported.ok && sheet.includes('HYPERLINK') && !calculated.test(sheet),
      },
    ];
  },
};

export const accounts: readonly Trial<Cloud>[] = [swapping, assigning, racing, apiSecrets, reachingIn, storing];
