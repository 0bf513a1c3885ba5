import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../../infra/packages/build.ts';
import { mcp } from '../../../infra/packages/mcp.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../../infra/testing/api-key.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

/** The server as it is packed, started as an assistant starts it. */
const started = async (built: string, env: Readonly<Record<string, string>>) => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(built, 'dist/bin/cuentaclara-mcp.js')],
    env,
    stderr: 'pipe',
  });
  const logged = text(transport.stderr as Readable);
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  const call = async (name: string, asked: Record<string, unknown>) => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: asked }));
    const said = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    return { said, isError: result.isError ?? false, structured: result.structuredContent ?? {} };
  };
  const close = async () => {
    await client.close();
    return logged;
  };
  return { client, call, close };
};
type Started = Awaited<ReturnType<typeof started>>;

let folder: string;
let built: string;
let customer: Customer;
let sandboxKey: MadeKey;
let sandbox: Started;
let offline: Started;
const open: Started[] = [];

const start = async (env: Readonly<Record<string, string>>): Promise<Started> => {
  const server = await started(built, env);
  open.push(server);
  return server;
};

const envOf = ({ keyId, secret }: Pick<MadeKey, 'keyId' | 'secret'>) => ({
  CUENTACLARA_KEY: keyId,
  CUENTACLARA_SECRET: secret,
  CUENTACLARA_ADDRESS: publicApiOf(cloud),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-'));
  built = join(folder, 'package');
  [customer] = await Promise.all([signUp(cloud), buildPackage(mcp, built)]);
  sandboxKey = await makeKey(customer);
  [sandbox, offline] = await Promise.all([start(envOf(sandboxKey)), start({})]);
});
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()));
  await rm(folder, { recursive: true });
});

const valid = { country: 'MX', accountNumber: '999700000000000001' };
const wrong = { country: 'MX', accountNumber: '002115016003269417' };

describe('with a key', () => {
  test('it offers four tools that say what they change, and what a production key costs', async () => {
    const { tools } = await sandbox.client.listTools();
    const changes = tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.openWorldHint]);
    expect(changes).toEqual([
      ['judge_number', true, false],
      ['requirements', true, true],
      ['validate_account', false, true],
      ['get_validation', true, true],
    ]);
    expect(tools.every(({ inputSchema, outputSchema }) => inputSchema.properties && outputSchema)).toBe(true);
    expect(tools.find(({ name }) => name === 'validate_account')?.description).toContain(
      'A production key spends one credit',
    );
  });

  test('it validates a sandbox account, and reads the validation again', async () => {
    const { said, structured } = await sandbox.call('validate_account', valid);
    expect(structured).toMatchObject({
      todo: 'plain',
      validation: { status: 'VALID', environment: 'sandbox', credits: { charged: 0 } },
    });
    expect(said).toContain('VALID (sandbox)');
    const { id } = (structured as { readonly validation: { readonly id: string } }).validation;
    const again = await sandbox.call('get_validation', { id });
    expect(again.structured).toMatchObject({ validation: { id, status: 'VALID' } });
  });

  test('the same question with the same idempotency key is the same validation', async () => {
    const asked = { ...valid, idempotencyKey: `invoice-${sandboxKey.keyId}` };
    const [one, two] = [await sandbox.call('validate_account', asked), await sandbox.call('validate_account', asked)];
    expect(two.structured).toMatchObject({ idempotencyKey: asked.idempotencyKey });
    expect(two.structured['validation']).toEqual(one.structured['validation']);
  });

  test('it says whom not to pay', async () => {
    const asked = { ...valid, beneficiaryName: 'Panadería Completamente Distinta' };
    expect((await sandbox.call('validate_account', asked)).structured).toMatchObject({ todo: 'stop' });
  });

  test('a validation the bank takes its time for is underway, and says how to go on', async () => {
    const { said, structured } = await sandbox.call('validate_account', {
      ...valid,
      accountNumber: '999700000000000005',
    });
    expect(structured).toMatchObject({ todo: 'plain', validation: { status: 'PROCESSING' } });
    expect(said).toContain('Ask get_validation for val_');
  });

  test('it knows what an account needs by the rules of its environment', async () => {
    const { structured } = await sandbox.call('requirements', { country: 'MX', accountFormat: 'clabe' });
    expect(structured).toMatchObject({ country: 'MX', formats: [{ accountFormat: 'CLABE' }] });
  });

  test('a number that cannot be right is an error of the tool, which names the field', async () => {
    const production = await start(envOf(await makeKey(customer, { environment: 'production', plan: 'pro' })));
    const { said, isError } = await production.call('validate_account', wrong);
    expect(isError).toBe(true);
    expect(said).toContain('the bank was not asked, and nothing was charged');
    expect(said).toMatch(/\/accountNumber: .*expected: 1/);
    expect(said).toContain('Code errors.invalidAccount');
  });

  test('a validation that does not exist is an error of the tool', async () => {
    const { said, isError } = await sandbox.call('get_validation', { id: `val_${'0'.repeat(26)}` });
    expect([isError, said.split('\n')[0]]).toEqual([
      true,
      'There is nothing of this id in the environment of the key.',
    ]);
  });

  test('without credits the bank is not asked, and the tool says so', async () => {
    const poor = await signUp(cloud);
    const production = await start(envOf(await makeKey(poor, { environment: 'production', plan: 'pro' })));
    const { tools } = await production.client.listTools();
    expect(tools.find(({ name }) => name === 'validate_account')?.description).toContain('spends one paid credit');
    const ask = () => production.call('validate_account', { country: 'MX', accountNumber: clabes.company });
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    expect(answers.map(({ isError }) => isError)).toEqual([false, false, false, false, false]);
    const { said, isError } = await ask();
    expect(isError).toBe(true);
    expect(said).toContain('No credits are left: the bank was not asked, and nothing was charged.');
  });

  test('a wrong key is an error in plain words, and neither it nor a stack is in any answer or log', async () => {
    const secret = `${sandboxKey.secret.slice(0, -4)}AAAA`;
    const stranger = await started(built, envOf({ keyId: sandboxKey.keyId, secret }));
    const { said, isError, structured } = await stranger.call('validate_account', valid);
    const everything = JSON.stringify([said, structured, await stranger.close()]);
    expect(isError).toBe(true);
    expect(said).toContain('The API does not accept the key.');
    expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
  });

  test('an API that is not there is an error that says how to repeat without paying twice', async () => {
    const lonely = await start({ ...envOf(sandboxKey), CUENTACLARA_ADDRESS: 'http://127.0.0.1:9' });
    const { said, isError } = await lonely.call('validate_account', { ...valid, idempotencyKey: 'F-7' });
    expect(isError).toBe(true);
    expect(said).toContain('The API could not be reached.');
    expect(said).toContain('Repeat with idempotencyKey "F-7"');
  });
});

describe('without a key', () => {
  test('it starts, judges and knows requirements, and says what it cannot do', async () => {
    const { tools } = await offline.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['judge_number', 'requirements']);
    expect(offline.client.getInstructions()).toContain('CUENTACLARA_KEY and CUENTACLARA_SECRET not set');
    const { structured } = await offline.call('requirements', { country: 'BR' });
    expect(structured).toMatchObject({ formats: [{ accountFormat: 'LOCAL' }, { accountFormat: 'IBAN' }, {}] });
  });

  test('it says which digit of an account number is wrong, and what was expected', async () => {
    const { said, structured, isError } = await offline.call('judge_number', { number: wrong.accountNumber });
    expect(isError).toBe(false);
    expect(said).toContain('Digit 18 should be 1.');
    expect(structured).toMatchObject({
      ok: false,
      judgedAs: 'CLABE',
      bank: { name: 'Banamex' },
      findings: [{ code: 'mx.clabe.check_digit', position: 18, expected: '1' }],
    });
  });

  test('it judges documents within their country', async () => {
    const asked = { number: 'MAB9307148T4', documentType: 'RFC' };
    expect((await offline.call('judge_number', { ...asked, country: 'MX' })).structured).toMatchObject({ ok: true });
    expect((await offline.call('judge_number', asked)).isError).toBe(true);
  });

  test('settings that cannot be right leave it the same, and are not repeated', async () => {
    const env = { ...envOf(sandboxKey), CUENTACLARA_ADDRESS: 'http://api.example' };
    const server = await started(built, env);
    expect((await server.client.listTools()).tools).toHaveLength(2);
    const said = `${server.client.getInstructions()} ${await server.close()}`;
    expect(said).toContain('the address begins with https:');
    expect(said).not.toContain(sandboxKey.secret);
    expect(said).not.toContain('api.example');
  });

  test('it speaks the language of the shell', async () => {
    const spanish = await start({ LANG: 'es_MX.UTF-8' });
    expect((await spanish.call('judge_number', { number: wrong.accountNumber })).said).toContain(
      'El dígito 18 debería ser 1.',
    );
  });
});
