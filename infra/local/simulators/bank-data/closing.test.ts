import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startBankData, type BankData } from './index.ts';

const slowly = { min: 60_000, max: 60_000 };

const ask = (bank: BankData, account_number: string): Promise<number> => {
  const body = new URLSearchParams({ country_code: 'MX', account_number });
  return fetch(`${bank.url}/validate-account/`, { method: 'POST', headers: { 'x-api-key': 'k' }, body }).then(
    ({ status }) => status,
    () => 0,
  );
};

describe('the simulator under load', () => {
  it('answers five hundred callers at once', async () => {
    const bank = await startBankData({ port: 0, apiKey: 'k', latencyMs: { min: 0, max: 20 } });
    const answers = await Promise.all(Array.from({ length: 500 }, () => ask(bank, '999180000010000018')));
    expect(answers.filter((status) => status === 200)).toHaveLength(500);
    await bank.close();
  });
});

describe('closing', () => {
  it('cuts off callers who are waiting, for good or for a while', async () => {
    const bank = await startBankData({ port: 0, apiKey: 'k', latencyMs: slowly });
    const waiting = [ask(bank, '999180000010000131'), ask(bank, '999180000010000018')];
    await expect.poll(() => bank.faults.calls().total).toBe(2);
    await bank.close();
    expect(await Promise.all(waiting)).toEqual([0, 0]);
    await expect(fetch(bank.url)).rejects.toThrow('fetch failed');
  });

  it('lets the process end by itself, however long a caller was due to wait', async () => {
    const script = `
      import { startBankData } from '${new URL('index.ts', import.meta.url).href}';
      const bank = await startBankData({ port: 0, apiKey: 'k', latencyMs: { min: 600_000, max: 600_000 } });
      const body = new URLSearchParams({ country_code: 'MX', account_number: '999180000010000018' });
      fetch(bank.url + '/validate-account/', { method: 'POST', headers: { 'x-api-key': 'k' }, body }).catch(() => {});
      while (bank.faults.calls().total === 0) await new Promise(setImmediate);
      await bank.close();
      process.stdout.write('closed');`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    expect(stdout).toBe('closed');
  });

  it('gives the port back', async () => {
    const first = await startBankData({ port: 0, apiKey: 'k' });
    await first.close();
    const port = Number(new URL(first.url).port);
    const second = await startBankData({ port, apiKey: 'k' });
    expect(second.url).toBe(first.url);
    await second.close();
  });

  it('says so when the port is taken', async () => {
    const first = await startBankData({ port: 0, apiKey: 'k' });
    const port = Number(new URL(first.url).port);
    await expect(startBankData({ port, apiKey: 'k' })).rejects.toThrow('EADDRINUSE');
    await first.close();
  });
});
