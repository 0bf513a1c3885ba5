import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AuthenticationError,
  ConflictError,
  CuentaClara,
  InsufficientCreditsError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  Webhook,
  type CuentaClaraOptions,
  type WebhookEvent,
} from '#shared/sdk/index.ts';
import { partsOf } from '#shared/widget/token.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../infra/testing/api-key.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { asked, webhookHolders, type WebhookHolder } from '../../infra/testing/webhook-holder.ts';
import { origin, sessionWriter } from '../../infra/testing/widget-frame.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

type Credentials = Pick<MadeKey, 'keyId' | 'secret'>;
const clientOf = ({ keyId, secret }: Credentials, more: Partial<CuentaClaraOptions> = {}) =>
  new CuentaClara({ key: keyId, secret, address: publicApiOf(cloud), ...more });

let customer: Customer;
let key: MadeKey;
let production: MadeKey;
let sandbox: CuentaClara;
const begin = async () => {
  customer = await signUp(cloud);
  [key, production] = await Promise.all([
    makeKey(customer),
    makeKey(customer, { environment: 'production', plan: 'pro' }),
  ]);
  sandbox = clientOf(key);
};
beforeAll(begin);
/** What is tried once more finds nothing of before. */
beforeEach(({ task }) => (task.result?.retryCount ? begin() : undefined));

const mexican = (accountNumber: string, more: object = {}) => ({ country: 'MX', accountNumber, ...more });
const known = '999700000000000001';

/** What a call is refused with. */
const refused = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'not refused',
    (error: unknown) => error,
  );

test('creates a validation, reads it and finds it in the history', async () => {
  const created = await sandbox.validations.create(mexican(known, { reference: 'SDK-1' }));
  expect(created).toMatchObject({ status: 'VALID', environment: 'sandbox', reference: 'SDK-1' });
  expect(await sandbox.validations.get(created.id)).toEqual(created);
  const { data } = await sandbox.validations.search({ search: 'SDK-1' });
  expect(data.map(({ id }) => id)).toEqual([created.id]);
});

test('walks the history over its pages, each validation once', async () => {
  const made = new Set<string>();
  for (let nth = 0; nth < 5; nth += 1) made.add((await sandbox.validations.create(mexican(known))).id);
  const walked: string[] = [];
  for await (const { id } of sandbox.validations.list({ limit: 2 })) walked.push(id);
  expect(walked).toEqual(expect.arrayContaining([...made]));
  expect(new Set(walked).size).toBe(walked.length);
});

test('waits for a bank that takes its time, where it is asked to', async () => {
  const slow = mexican('999700000000000005');
  expect((await sandbox.validations.create(slow)).status).toBe('PROCESSING');
  const awaited = await sandbox.validations.create(slow, { wait: true });
  expect(awaited.status).not.toBe('PROCESSING');
  expect(await sandbox.validations.wait(awaited.id)).toEqual(awaited);
});

test('an answer that is lost is asked for again under its key: the bank is asked and paid once', async () => {
  const keys: (string | null)[] = [];
  const losing = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init);
    keys.push(new Headers(init.headers).get('idempotency-key'));
    if (keys.length === 1) return new Response('<h1>Service Unavailable</h1>', { status: 503 });
    if (keys.length === 2) throw new TypeError('socket hang up');
    return answer;
  };
  const client = clientOf(production, { fetch: losing });
  const before = await client.credits.get();
  keys.length = 0;
  const { id, credits } = await client.validations.create(mexican(clabes.company));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(credits.charged).toBe(1);
  expect((await client.credits.get()).balance).toBe(before.balance - 1);
  expect((await client.validations.list()).data.map((one) => one.id)).toEqual([id]);
});

describe('a refusal is of its family:', () => {
  test('a wrong secret', async () => {
    const error = await refused(clientOf({ ...key, secret: 'no' }).credits.get());
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ code: 'errors.invalidApiKey', status: 401 });
  });

  test('a number that cannot be right, with the field and what was expected', async () => {
    const error = await refused(sandbox.validations.create(mexican('99970000000000000')));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({
      code: 'errors.invalidAccount',
      errors: [{ pointer: '/accountNumber', code: expect.stringMatching(/^mx\.clabe\./) as unknown }],
      requestId: expect.any(String) as unknown,
    });
    // As a logger would write both, as deep as they go.
    const logged = inspect([sandbox, error], { depth: Infinity, showHidden: true });
    for (const hidden of ['99970000000000000', key.secret]) expect(logged).not.toContain(hidden);
  });

  test('a validation of the other environment', async () => {
    const { id } = await sandbox.validations.create(mexican(known));
    expect(await refused(clientOf(production).validations.get(id))).toBeInstanceOf(NotFoundError);
  });

  test('no credits', async () => {
    const poor = await signUp(cloud);
    const client = clientOf(await makeKey(poor, { environment: 'production', plan: 'pro' }));
    const { balance } = await client.credits.get();
    for (let left = balance; left > 0; left -= 1) await client.validations.create(mexican(clabes.company));
    const error = await refused(client.validations.create(mexican(clabes.company)));
    expect(error).toBeInstanceOf(InsufficientCreditsError);
  });

  test('a key that is not for it', async () => {
    const widgetKey = clientOf(await makeKey(customer, { purpose: 'widget' }));
    expect(await refused(widgetKey.credits.get())).toBeInstanceOf(PermissionError);
  });
});

test('knows the countries, and what each of them wants', async () => {
  const countries = await sandbox.countries.list();
  expect(countries.map(({ code }) => code)).toContain('MX');
  expect((await sandbox.countries.banks('MX')).length).toBeGreaterThan(10);
  expect(await sandbox.countries.accountTypes('AR')).not.toEqual([]);
  expect(await sandbox.countries.documentTypes('CO')).not.toEqual([]);
  const { formats } = await sandbox.countries.requirements('MX', { accountFormat: 'CLABE' });
  expect(formats.map(({ accountFormat }) => accountFormat)).toEqual(['CLABE']);
});

test('says what was used', async () => {
  expect(await sandbox.usage.get({ period: 7 })).toMatchObject({ period: 7, environment: 'sandbox' });
});

test('sends the rows of a batch as a file, waits for its end and reads its results', async () => {
  const rows = function* () {
    for (let nth = 0; nth < 7; nth += 1) yield { customId: `E-${nth}`, ...mexican(nth === 3 ? '123' : known) };
  };
  const { id } = await sandbox.batches.upload(rows(), { name: 'Nómina' });
  const batch = await sandbox.batches.wait(id);
  expect(batch).toMatchObject({ name: 'Nómina', status: 'SUCCESS', counts: { total: 7, refused: 1 } });
  const results: (string | null)[] = [];
  for await (const { customId } of sandbox.batches.results(id, { limit: 3 })) results.push(customId);
  expect(results).toEqual(['E-0', 'E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6']);
  expect((await sandbox.batches.list()).data.map((one) => one.id)).toContain(id);
});

test('a file whose first upload was answered by nobody is there all the same', async () => {
  let puts = 0;
  const losing = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init);
    if (init.method !== 'PUT') return answer;
    expect(new Headers(init.headers).has('x-api-secret')).toBe(false);
    puts += 1;
    if (puts === 1) throw new TypeError('socket hang up');
    return answer;
  };
  const client = clientOf(key, { fetch: losing });
  const { id } = await client.batches.upload([mexican(known)]);
  expect(puts).toBe(2);
  expect(await client.batches.wait(id)).toMatchObject({ counts: { valid: 1 } });
});

test('acts on a batch', async () => {
  const { id } = await sandbox.batches.create({ upload: { bytes: 100 } });
  expect((await sandbox.batches.get(id)).status).toBe('PENDING');
  expect((await sandbox.batches.cancel(id)).status).toBe('CANCELLED');
});

describe('on a plan that includes it', () => {
  const inside = { databasePort, apiKeyPepper };
  const newHolder = webhookHolders(cloud, inside);
  let holder: WebhookHolder;
  const enrol = async () => {
    holder = await newHolder();
  };
  beforeAll(enrol);
  beforeEach(({ task }) => (task.result?.retryCount ? enrol() : undefined));

  test('makes a webhook, changes it, gives it another secret and deletes it', async () => {
    const { webhooks } = clientOf(await holder.key());
    const { secret, ...made } = await webhooks.create(asked);
    expect(() => new Webhook(secret)).not.toThrow();
    expect(await webhooks.list()).toEqual([made]);
    expect(await webhooks.get(made.id)).toEqual(made);
    expect(await webhooks.change(made.id, { active: false })).toMatchObject({ id: made.id, state: 'paused' });
    expect((await webhooks.rotate(made.id)).secret).not.toBe(secret);
    expect(await webhooks.delete(made.id)).toBeUndefined();
    expect(await refused(webhooks.get(made.id))).toBeInstanceOf(NotFoundError);
    const inwards = await refused(webhooks.create({ ...asked, url: 'https://10.0.0.8/hook' }));
    expect(inwards).toMatchObject({ errors: [{ pointer: '/url', code: 'field.privateAddress' }] });
  });

  test('sends an event that its receiver proves, and repeats it under the same id', async () => {
    const { webhooks } = clientOf(await holder.key());
    const events: WebhookEvent[] = [];
    let proof: Webhook | undefined;
    const server = createServer((request, response) => {
      void buffer(request)
        .then((body) => proof?.verify(body, request.headers))
        .then((event) => event && events.push(event))
        .finally(() => response.writeHead(204).end());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cuentaclara`;
    const { id, secret } = await webhooks.create({ url, events: ['credits.low'] });
    proof = new Webhook(secret);
    const heard = (count: number) => vi.waitFor(() => expect(events).toHaveLength(count), { timeout: 30_000 });

    const sent = await webhooks.test(id, { type: 'credits.low' });
    await heard(1);
    await webhooks.deliveries.replay(sent.id);
    await heard(2);
    expect(events[0]).toEqual(sent.event);
    expect(events[1]).toEqual(sent.event);
    expect((await webhooks.deliveries.list(id)).data.map((one) => one.id)).toEqual([sent.id]);
    expect(await webhooks.deliveries.get(sent.id)).toMatchObject({ isTest: true, event: sent.event });
    await webhooks.delete(id);
    server.close();
  });

  test('asks for a session of the widget, and trades what a page got for its validation', async () => {
    await holder.call('PATCH /api/widget', { body: { allowedOrigins: [origin] } });
    const { widget } = clientOf(await makeKey(holder, { purpose: 'widget', plan: 'enterprise' }));
    const session = await widget.createSession({ origin, country: 'MX' });
    expect(session).toMatchObject({ origin, environment: 'sandbox' });
    const frame = sessionWriter(cloud, inside).frameWith(partsOf(session.token)?.secret ?? '');
    await frame('POST /v1/widget/frame/open', { body: { origin } });
    const { id, resultToken } = await frame('POST /v1/widget/frame/validations', { body: mexican(known) });
    expect(await widget.redeem(resultToken ?? '')).toMatchObject({ id, accountNumber: known, status: 'VALID' });
    const again = await refused(widget.redeem(resultToken ?? ''));
    expect(again).toBeInstanceOf(ConflictError);
    expect(again).toMatchObject({ code: 'errors.resultTokenUsed', problem: { validationId: id } });
  });
});
