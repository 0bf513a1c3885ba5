import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { quickMs } from '../../../infra/testing/quick.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const page = readFileSync(join(import.meta.dirname, '../../../docs/sandbox.md'), 'utf8');

/** The cells of a table's rows, without the code marks. */
const rowsUnder = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

const answers = rowsUnder('Answers').map(([nn = '', status, reason, fraudRisk]) => ({ nn, status, reason, fraudRisk }));
const accounts = rowsUnder('Accounts').map(([country = '', body = '{}']) => ({ country, body }));

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

const validate = (country: string, body: string) =>
  customer.call('POST /api/validations', {
    body: { country, environment: 'sandbox', ...(JSON.parse(body) as { accountNumber: string }) },
  });

type Validation = Awaited<ReturnType<typeof validate>>;

/** The answer, at once or when its time has come. */
const final = async (asked: Validation): Promise<Validation> =>
  asked.status === 'PROCESSING'
    ? vi.waitFor(
        async () => {
          const validation = await customer.call('GET /api/validations/{id}', { params: { id: asked.id } });
          expect(validation.status).not.toBe('PROCESSING');
          return validation;
        },
        { timeout: 20_000, interval: 200 },
      )
    : asked;

test('the page speaks of every status, risk and country there is', () => {
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['VALID', 'INVALID', 'ERROR', 'TIMEOUT']));
  expect(new Set(answers.map(({ fraudRisk }) => fraudRisk))).toEqual(new Set(['LOW', 'MEDIUM', 'HIGH']));
  expect(accounts.map(({ country }) => country)).toEqual(['AR', 'BR', 'CL', 'CO', 'EC', 'MX', 'PE', 'US', 'UY']);
});

describe.concurrent.for(accounts)('$country', ({ country, body }) => {
  test.for(answers)('$nn answers $status $reason', async ({ nn, status, reason, fraudRisk }) => {
    const validation = await final(await validate(country, body.replace('NN', nn)));
    expect(validation).toMatchObject({
      status,
      reason: reason === '' ? null : reason,
      fraudRisk: { level: fraudRisk },
      verified: false,
      credits: { charged: 0, balance: 5 },
    });
    expect(validation.durationMs).toBeGreaterThanOrEqual(nn === '05' ? quickMs.slowSandbox : 0);
  });
});

test('a slow bank is a 202 that says when to look, and the answer judges the name that was sent', async () => {
  const response = await fetch(`${cloud.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      country: 'MX',
      accountNumber: '999700000000000005',
      environment: 'sandbox',
      beneficiaryName: 'Nadie Conocido',
    }),
  });
  const validation = (await response.json()) as Validation;
  expect(response.status).toBe(202);
  expect(response.headers.get('location')).toBe(`/api/validations/${validation.id}`);
  expect(response.headers.get('retry-after')).toBe(String(Math.ceil(quickMs.slowSandbox / 1000)));
  expect(validation).toMatchObject({ status: 'PROCESSING', credits: { charged: 0, balance: 5 } });
  expect(await final(validation)).toMatchObject({ status: 'VALID', nameMatch: { result: 'mismatch' } });
});

test('the document that is asked with is the holder’s, but where the answer is that it is not', async () => {
  const asked = { type: 'RFC', number: 'GODE561231GR8' };
  const ask = (nn: string) =>
    validate('MX', `{"accountNumber":"9997000000000000${nn}","documentType":"RFC","documentNumber":"GODE561231GR8"}`);
  expect((await ask('01')).document).toEqual(asked);
  expect((await ask('04')).document).not.toEqual(asked);
});

test('the form of a number is checked as in production', async () => {
  expect((await refusal(validate('MX', '{"accountNumber":"1.23E+17"}'))).errors?.[0]?.code).toBe(
    'account.excel_number',
  );
});
