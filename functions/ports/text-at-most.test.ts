import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBankData, type BankData } from '../../infra/local/simulators/bank-data/index.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { textAtMost } from './text-at-most.ts';

let bank: BankData;
beforeAll(async () => {
  bank = await startBankData({ port: 0, apiKey: 'k', latencyMs: { min: 0, max: 0 } });
});
afterAll(() => bank.close());

const answerFor = (account: string) =>
  fetch(`${bank.url}/validate-account/`, {
    method: 'POST',
    headers: { 'x-api-key': 'k' },
    body: new URLSearchParams({ country_code: 'MX', account_number: account }),
  });

test('an answer of the provider is read whole', async () => {
  const whole = await textAtMost(await answerFor(clabes.company), 64 * 1024);
  expect(JSON.parse(whole ?? '')).toMatchObject({ data: { valid: true } });
});

test('one that never ends is given up, and nothing more of it is kept', async () => {
  const answer = await answerFor(clabes.endless);
  expect(await textAtMost(answer, 64 * 1024)).toBeUndefined();
  expect(await answer.body?.getReader().read()).toEqual({ done: true, value: undefined });
});

test('bytes are counted, and a character may arrive in two pieces', async () => {
  const ofPieces = () => ({
    body: new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of [0xc3, 0xb1]) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    }),
  });
  expect([await textAtMost(ofPieces(), 2), await textAtMost(ofPieces(), 1)]).toEqual(['ñ', undefined]);
  expect(await textAtMost({ body: null }, 1)).toBe('');
});
