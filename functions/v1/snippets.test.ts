import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { there } from '#shared/contract/public/examples/validations.ts';
import { freePort } from '../../infra/local/aws/fixtures/emulator.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../infra/testing/api-key.ts';
import { signUp } from '../../infra/testing/customer.ts';
import {
  filesOf,
  run,
  runnable,
  serve,
  snippet,
  snippetFiles,
  snippetNames,
  type Filled,
} from '../../infra/testing/snippets.ts';
import { toldToWait } from '../../infra/testing/told-to-wait.ts';
import { widgetHolder, type WidgetHolder } from '../../infra/testing/widget-holder.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const api = publicApiOf(cloud);
const placeholder = 'https://api.cuentaclara.example';

let key: MadeKey;
let widgetKey: Awaited<ReturnType<WidgetHolder['newKey']>>;
let invalid: readonly string[];
beforeAll(async () => {
  const [customer, holder] = await Promise.all([signUp(cloud), widgetHolder(cloud)]);
  [key, widgetKey] = await Promise.all([makeKey(customer), holder.newKey()]);
  const body = { country: 'MX', accountNumber: '999700000000000011' } as const;
  const made = await Promise.all([1, 2, 3].map(() => key.call('POST /v1/validations', { body })));
  invalid = made.map(({ id }) => id);
});

/** The code with an account of this test's own in it. */
const filled = (more: Readonly<Record<string, string>> = {}, address = api): Filled => ({
  with: { [placeholder]: address, 'vk_test_…': key.keyId, ...more },
  env: { CUENTACLARA_SECRET: key.secret },
});

/** However a language writes how many rows it wants. */
const pagesOfOne = {
  'limit=100': 'limit=1',
  'limit: 100': 'limit: 1',
  '"limit": 100': '"limit": 1',
  "'limit' => 100": "'limit' => 1",
  '"limit": {"100"}': '"limit": {"1"}',
};

const missing = snippetFiles.filter((file) => !runnable.includes(file));

test(`is run as it stands: ${runnable.join(', ')}; NOT RUN here, their toolchain is missing: ${missing.join(', ') || 'none'}`, () => {
  expect(runnable).toEqual(expect.arrayContaining(['curl.sh', 'node.ts']));
});

/** What stands in the code of every language, where the SDK does not say it in its place. */
const facts = {
  'create-validation': ['/v1/validations', 'X-API-Key', 'vk_test_…', 'CUENTACLARA_SECRET', '999700000000000001'],
  retry: ['/v1/validations', 'vk_test_…', 'Idempotency-Key', 'pago-8841', '999700000000000001'],
  'create-batch': ['/v1', '/results?verdict=stop', 'vk_test_…', 'nomina-2026-11', 'E-002', '999700000000000011'],
  'list-validations': ['/v1/validations', 'vk_test_…', 'INVALID', 'cursor', '100'],
  'create-widget-session': ['/v1/widget/sessions', 'wk_test_…', 'CUENTACLARA_WIDGET_SECRET', 'proveedor-7'],
  'verify-webhook': ['CUENTACLARA_WEBHOOK_SECRET', 'whsec_', 'v1,'],
} as const satisfies Record<string, readonly string[]>;
type Name = keyof typeof facts;

test.for(Object.keys(facts) as Name[])('%s says the same in every language', (name) => {
  const others = filesOf(name).filter((file) => file !== 'node.ts');
  const silent = others.flatMap((file) =>
    facts[name].filter((fact) => !snippet(name, file).includes(fact)).map((fact) => `${file}: ${fact}`),
  );
  expect(silent).toEqual([]);
});

test('every snippet is one of them', () => {
  expect(snippetNames.toSorted()).toEqual(Object.keys(facts).toSorted());
});

describe.concurrent.for(runnable.filter((file) => file !== 'shell.sh'))('%s', (file) => {
  test('asks whether an account exists, and reads whose it is', async () => {
    const said = await run('create-validation', file, filled());
    // Those that write the answer as it is write the one that guides show.
    const { environment, status, beneficiary, nameMatch, fraudRisk, verified } = there;
    const shown = { environment, status, beneficiary, nameMatch, fraudRisk, verified };
    const line = `${status} ${beneficiary}\n`;
    const whole = said.startsWith('{') ? (JSON.parse(said) as Readonly<Record<string, unknown>>) : undefined;
    const answered = whole && Object.fromEntries(Object.keys(shown).map((name) => [name, whole[name]]));
    expect(answered ?? said).toEqual(answered ? shown : line);
  });

  test('repeats under the same key what it was told to repeat, when it was told, and says what is wrong', async () => {
    const [busy, idempotencyKey] = [await toldToWait(api, 1), randomUUID()];
    const own = { 'pago-8841': idempotencyKey, '999700000000000001': '1.23E+17' };
    const said = await run('retry', file, filled(own, busy.address));
    busy.close();
    expect(said).toMatch(/errors\.invalidAccount/);
    expect(said).toMatch(/\/accountNumber/);
    const [first = 0, second = 0, ...more] = busy.timesOf(idempotencyKey);
    expect(second - first).toBeGreaterThan(900);
    expect(more).toEqual([]);
  });

  test('does not wait for a month that is used up', async () => {
    const [busy, idempotencyKey] = [await toldToWait(api, 86_400), randomUUID()];
    const said = await run('retry', file, filled({ 'pago-8841': idempotencyKey }, busy.address));
    busy.close();
    expect(said).toMatch(/errors\.quotaExceeded/);
    expect(busy.timesOf(idempotencyKey)).toHaveLength(1);
  });

  test('sends a batch, waits for its end and reads whom not to pay', async () => {
    const said = await run('create-batch', file, filled({ 'nomina-2026-11': randomUUID() }));
    expect(said).toMatch(/E-002/);
    expect(said).toMatch(/INVALID/);
    expect(said).not.toMatch(/E-001/);
  });

  test('reads a list page by page, to its end', async () => {
    const said = await run('list-validations', file, filled(pagesOfOne));
    for (const id of invalid) expect(said.split(id)).toHaveLength(2);
  });

  test('opens a session of the widget', async () => {
    const said = await run('create-widget-session', file, {
      with: { [placeholder]: api, 'wk_test_…': widgetKey.keyId },
      env: { CUENTACLARA_WIDGET_SECRET: widgetKey.secret },
    });
    expect(said).toMatch(/wt_[\w-]+\.[\w-]+/);
  });
});

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const event = {
  id: 'evt_01kax7q2m8v4t9c3h5r0e6w1ys',
  type: 'credits.low',
  createdAt: new Date().toISOString(),
  data: {},
};
const body = JSON.stringify(event);

const signedBy = (by: string, at = new Date()) => ({
  'webhook-id': event.id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign(event.id, at, body),
});

const genuine = signedBy(secret);
const old = signedBy(secret, new Date(Date.now() - 3_600_000));
const strangers = signedBy(`whsec_${randomBytes(32).toString('base64')}`);
const deliveries = [
  ['what is ours', 204, genuine, body],
  [
    'what is signed by two secrets, the one before beside it',
    204,
    withSignature(`${strangers['webhook-signature']} ${genuine['webhook-signature']}`),
    body,
  ],
  ['what a stranger signed', 400, strangers, body],
  ['what was changed on its way', 400, genuine, body.replace('credits.low', 'key.created')],
  ['what is an hour old', 400, old, body],
  ['what is not signed', 400, { 'webhook-id': event.id, 'webhook-timestamp': genuine['webhook-timestamp'] }, body],
] as const;

function withSignature(signature: string) {
  return { ...genuine, 'webhook-signature': signature };
}

describe.concurrent.for(runnable.filter((file) => !file.endsWith('.sh')))('a receiver in %s', (file) => {
  test('takes what is ours, and nothing else', async () => {
    const port = await freePort();
    const receiver = serve('verify-webhook', file, port, { CUENTACLARA_WEBHOOK_SECRET: secret });
    const send = async (headers: Readonly<Record<string, string>>, sent: string) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
    try {
      await vi.waitFor(() => send(genuine, body), { timeout: 30_000, interval: 50 });
      const answered = [];
      for (const [what, , headers, sent] of deliveries) answered.push([what, await send(headers, sent)]);
      expect(answered).toEqual(deliveries.map(([what, status]) => [what, status]));
    } finally {
      receiver.stop();
    }
  });
});

test('a signature is compared by hand in a shell', async () => {
  const byHand = (headers: typeof genuine) =>
    run('verify-webhook', 'shell.sh', {
      with: { 'body.json': bodyFile },
      env: {
        CUENTACLARA_WEBHOOK_SECRET: secret,
        WEBHOOK_ID: headers['webhook-id'],
        WEBHOOK_TIMESTAMP: headers['webhook-timestamp'],
        WEBHOOK_SIGNATURE: headers['webhook-signature'],
      },
    });
  const bodyFile = join(mkdtempSync(join(tmpdir(), 'event-')), 'body.json');
  writeFileSync(bodyFile, body);
  expect(await byHand(genuine)).toBe('Signed by CuentaClara\n');
  await expect(byHand(strangers)).rejects.toThrow('Forged');
});
