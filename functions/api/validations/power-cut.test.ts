import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { control, signUp, type Addresses } from '../../../infra/testing/customer.ts';

const root = join(import.meta.dirname, '../../..');
const state = mkdtempSync(join(tmpdir(), 'power-cut-'));
const running: ChildProcess[] = [];

/** Starts the product as a person would, and waits until it says that everything answers. */
const start = async (latency: string) => {
  const child = spawn(process.execPath, ['infra/local/start.ts', '--state', state, '--port', '0'], {
    cwd: root,
    env: { ...process.env, CUENTACLARA_BANK_LATENCY_MS: latency },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const file = join(state, 'endpoints.json');
  for await (const _ of child.stdout ?? []) if (existsSync(file)) break;
  return { child, at: JSON.parse(readFileSync(file, 'utf8')) as Addresses };
};

afterAll(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  rmSync(state, { recursive: true, force: true });
});

test('kill -9 during fifty validations loses no credit and leaves nothing running', { timeout: 120_000 }, async () => {
  const first = await start('1500');
  const customers = await Promise.all(Array.from({ length: 10 }, () => signUp(first.at)));
  const inFlight = customers.flatMap(({ call }) =>
    Array.from({ length: 5 }, () =>
      call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } }),
    ),
  );
  const outcomes = Promise.allSettled(inFlight);
  await Promise.any(inFlight);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  await outcomes;

  const second = await start('0');
  await control(second.at, '/clock', { advanceSeconds: 120 });
  await control(second.at, '/schedules/all/run');
  for (const { token } of customers) {
    const call = client({ baseUrl: second.at.appApi, token: () => token });
    const [{ balance }, { data }] = await Promise.all([
      call('GET /api/credits', {}),
      call('GET /api/validations', { query: { limit: 100 } }),
    ]);
    const charged = data.filter(({ status }) => status === 'VALID' || status === 'INVALID').length;
    expect(balance + charged).toBe(5);
    expect(data.every(({ status }) => status !== 'PROCESSING' && status !== 'PENDING')).toBe(true);
  }
});
