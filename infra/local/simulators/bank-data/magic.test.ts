import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cbuHolds, clabeHolds } from './check-digits.ts';
import { decide } from './decide.ts';
import { startBankData, type BankData } from './index.ts';
import { magicAccounts, type MagicAccount } from './magic.ts';
import { pendingChecks } from './pending.ts';
import type { Envelope } from './reply.ts';

let bank: BankData;
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');

beforeAll(async () => {
  bank = await startBankData({ port: 0, apiKey: 'k', latencyMs: { min: 0, max: 0 } });
});
afterAll(() => bank.close());

const named = (scenario: string): MagicAccount => {
  const account = magicAccounts.find((magic) => magic.scenario === scenario);
  if (!account) throw new Error(`no magic account for ${scenario}`);
  return account;
};

const formsOf = ({ clabe, cbu, alias }: MagicAccount) => [
  { country_code: 'MX', account_number: clabe },
  { country_code: 'AR', account_number: cbu },
  { country_code: 'AR', account_number: alias.toUpperCase() },
];

const ask = (form: Readonly<Record<string, string>>, signal?: AbortSignal) =>
  fetch(`${bank.url}/validate-account/`, {
    method: 'POST',
    headers: { 'x-api-key': 'k' },
    body: new URLSearchParams(form),
    ...(signal ? { signal } : {}),
  });

const envelopeOf = async (answer: Response): Promise<Envelope> => (await answer.json()) as Envelope;
const errorsOf = async (answer: Response) => (await envelopeOf(answer)).errors;
const dataOf = async (answer: Response) => {
  const { data } = await envelopeOf(answer);
  return data?.valid ? data : undefined;
};

describe('magic accounts', () => {
  it.each(magicAccounts)(
    '$scenario passes every local check and is in the README',
    ({ clabe, cbu, alias, scenario }) => {
      expect(clabeHolds(clabe) && cbuHolds(cbu)).toBe(true);
      expect(alias).toMatch(/^[a-z0-9.]{6,20}$/);
      expect(readme).toContain(`| \`${scenario}\` | \`${clabe}\` | \`${cbu}\` | \`${alias}\` |`);
    },
  );

  it.each([
    ['invalid', 404, 'Cuenta credito invalida'],
    ['otherCurrency', 400, 'Cuenta credito en otra divisa'],
    ['stillPending', 202, 'Validacion pendiente'],
    ['internalError', 500, 'Error Interno'],
    ['bankDown', 503, 'Error de comunicación'],
    ['unsupported', 512, 'Método no disponible en el proveedor'],
    ['bankNotCovered', 513, 'Banco proveedor no disponible'],
    ['unauthorized', 401, 'Missing API key'],
    ['throttled', 429, 'Throttling error'],
  ])('%s answers %i "%s" by CLABE, CBU and alias', async (scenario, code, message) => {
    const answers = await Promise.all(formsOf(named(scenario)).map((form) => ask(form)));
    expect(answers.map(({ status }) => status)).toEqual([code, code, code]);
    const errors = await Promise.all(answers.map((answer) => errorsOf(answer)));
    expect(errors).toEqual(Array(3).fill({ code, message }));
  });

  it.each(['company', 'person', 'masked', 'wrongCountry', 'longName'])('%s is a valid account', async (scenario) => {
    const answers = await Promise.all(formsOf(named(scenario)).map((form) => ask(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('hides half of a masked name and echoes a wrong country as Uruguay', async () => {
    const [masked, elsewhere] = await Promise.all(
      ['masked', 'wrongCountry'].map((scenario) =>
        ask({ country_code: 'MX', account_number: named(scenario).clabe }).then(dataOf),
      ),
    );
    expect(masked?.beneficiary_name).toMatch(/^(\p{Lu}+\*+ ?)+$/u);
    expect(masked?.document_number).toBeNull();
    expect(elsewhere?.country_code).toBe('UY');
  });

  it('is pending once per form, then done', async () => {
    for (const form of formsOf(named('pendingOnce'))) {
      const statuses = [await ask(form), await ask(form), await ask(form)].map(({ status }) => status);
      expect(statuses).toEqual([202, 200, 200]);
    }
  });

  it('opens an account after it was first asked about it', async () => {
    for (const form of formsOf(named('openedSince'))) {
      const statuses = [await ask(form), await ask(form)].map(({ status }) => status);
      expect(statuses).toEqual([404, 200]);
    }
  });

  it('asks to wait when it throttles', async () => {
    const answer = await ask({ country_code: 'MX', account_number: named('throttled').clabe });
    expect(answer.headers.get('retry-after')).toBe('1');
  });

  it('answers a page where JSON was due, and can cut the connection', async () => {
    const page = await ask({ country_code: 'MX', account_number: named('notJson').clabe });
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html']);
    await expect(ask({ country_code: 'MX', account_number: named('reset').clabe })).rejects.toThrow('fetch failed');
  });

  it('goes on answering for as long as the caller reads, and a caller that keeps 64 kB leaves', async () => {
    const answer = await ask({ country_code: 'MX', account_number: named('endless').clabe });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null]);
    let read = 0;
    for await (const chunk of answer.body ?? []) if ((read += chunk.byteLength) > 64 * 1024) break;
    expect(read).toBeGreaterThan(64 * 1024);
  });

  it('leaves a caller waiting until the caller gives up', async () => {
    const before = bank.faults.calls().outcomes['timeout'] ?? 0;
    const caller = new AbortController();
    const answer = ask({ country_code: 'MX', account_number: named('timeout').clabe }, caller.signal);
    await expect.poll(() => bank.faults.calls().outcomes['timeout']).toBe(before + 1);
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('waits eight seconds for the slow account whatever the latency', () => {
    for (const form of formsOf(named('slow'))) {
      expect(decide(form, pendingChecks())).toMatchObject({ outcome: 'slow', delay: 8_000, code: 200 });
    }
  });
});

describe('a pending check', () => {
  it('starts over when its window has passed', () => {
    let now = 0;
    const checks = pendingChecks(() => now);
    const form = { country_code: 'MX', account_number: '1' };
    expect([checks.asked(form), checks.asked(form)]).toEqual([1, 2]);
    now = 10 * 60_000;
    expect([checks.asked(form), checks.asked(form)]).toEqual([1, 2]);
  });
});
