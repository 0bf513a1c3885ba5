import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBankData, type BankData } from './index.ts';

let bank: BankData;
beforeAll(async () => {
  bank = await startBankData({ port: 0, apiKey: 'k', latencyMs: { min: 0, max: 0 } });
});
beforeEach(() => bank.faults.reset());
afterAll(() => bank.close());

const clabe = '999180000010000018';
const headers = { 'x-api-key': 'k' };

const statusOf = async (account_number = clabe): Promise<number> => {
  const body = new URLSearchParams({ country_code: 'MX', account_number });
  const answer = await fetch(`${bank.url}/validate-account/`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
};

const statuses = async (count: number): Promise<readonly number[]> => {
  const seen: number[] = [];
  for (let call = 0; call < count; call++) seen.push(await statusOf());
  return seen;
};

const control = async (method: string, body?: unknown) => {
  const answer = await fetch(`${bank.url}/_control`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: answer.status, body: await answer.json() };
};

describe('the knobs', () => {
  it('show what was set, and reset to what the simulator was started with', async () => {
    const atRest = (await control('GET')).body;
    expect(atRest).toMatchObject({ latencyMs: { min: 0, max: 0 }, errorRate: 0, alwaysHttp200: false });
    await control('POST', { errorRate: 0.5, latencyMs: { min: 1, max: 2 } });
    expect((await control('GET')).body).toMatchObject({ errorRate: 0.5, latencyMs: { min: 1, max: 2 } });
    expect((await control('DELETE')).body).toEqual(atRest);
  });

  it.each([
    { errorrate: 1 },
    { errorRate: 2 },
    { latencyMs: { min: 5, max: 1 } },
    { errorRate: 0.6, timeoutRate: 0.6 },
  ])('refuse %o and stay as they were', async (wanted) => {
    expect((await control('POST', wanted)).status).toBe(400);
    expect((await control('GET')).body).toMatchObject({ errorRate: 0, timeoutRate: 0 });
  });

  it('refuse what is not JSON', async () => {
    const answer = await fetch(`${bank.url}/_control`, { method: 'POST', body: '{' });
    expect(answer.status).toBe(400);
  });

  it('fail the share of calls they say, the same calls in every run of a seed', async () => {
    bank.faults.set({ errorRate: 0.3, throttleRate: 0.2, seed: 7 });
    const first = await statuses(60);
    bank.faults.set({ seed: 7 });
    expect(await statuses(60)).toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 429, 500, 503]));
    bank.faults.set({ seed: 8 });
    expect(await statuses(60)).not.toEqual(first);
  });

  it('put every code in the body alone when told to answer HTTP 200', async () => {
    bank.faults.set({ alwaysHttp200: true });
    const body = new URLSearchParams({ country_code: 'ZZ', account_number: '1' });
    const answer = await fetch(`${bank.url}/validate-account/`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ errors: { code: 514 } });
  });
});

describe('the count of calls', () => {
  it('is by outcome and holds no account number', async () => {
    await statuses(2);
    await statusOf('1');
    const calls = await fetch(`${bank.url}/_calls`).then((answer) => answer.text());
    expect(JSON.parse(calls)).toEqual({ total: 3, outcomes: { valid: 2, invalidParameter: 1 } });
    expect(calls).not.toContain(clabe);
  });
});
