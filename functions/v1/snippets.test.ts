import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../infra/local/aws/fixtures/emulator.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../infra/testing/api-key.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { run, runnable, serve, snippet, snippetFiles, snippetNames, type Filled } from '../../infra/testing/snippets.ts';
import { toldToWait } from '../../infra/testing/told-to-wait.ts';
import { widgetHolder } from '../../infra/testing/widget-holder.ts';

const cloud = inject('cloud');
const makeKey = keyMaker(cloud, { databasePort: inject('databasePort'), apiKeyPepper: inject('apiKeyPepper') });
const api = publicApiOf(cloud);
const placeholder = 'https://api.cuentaclara.example';

let key: MadeKey;
beforeAll(async () => {
  key = await makeKey(await signUp(cloud));
});

/** The code with an account of this test's own in it. */
const filled = (more: Readonly<Record<string, string>> = {}, address = api): Filled => ({
  with: { [placeholder]: address, 'vk_test_…': key.keyId, ...more },
  env: { CUENTACLARA_SECRET: key.secret },
});

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
  const others = snippetFiles.filter((file) => file !== 'node.ts');
  const silent = others.flatMap((file) =>
    facts[name].filter((fact) => !snippet(name, file).includes(fact)).map((fact) => `${file}: ${fact}`),
  );
  expect(silent).toEqual([]);
});

test('every snippet is one of them', () => {
  expect(snippetNames.toSorted()).toEqual(Object.keys(facts).toSorted());
});

describe.for(runnable)('%s', (file) => {
  test('asks whether an account exists, and reads whose it is', async () => {
    const said = await run('create-validation', file, filled());
    expect(said).toMatch(/VALID/);
    expect(said).toMatch(/PAPELERIA LUNA NUEVA/);
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

  test('opens a session of the widget', async () => {
    const { newKey } = await holder();
    const { keyId, secret } = await newKey();
    const said = await run('create-widget-session', file, {
      with: { [placeholder]: api, 'wk_test_…': keyId },
      env: { CUENTACLARA_WIDGET_SECRET: secret },
    });
    expect(said).toMatch(/wt_[\w-]+\.[\w-]+/);
  });
});
