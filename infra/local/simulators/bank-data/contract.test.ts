import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBankData, type BankData } from './index.ts';
import type { Envelope } from './reply.ts';

const logged: string[] = [];
const apiKey = 'test-key';
let bank: BankData;

beforeAll(async () => {
  bank = await startBankData({ port: 0, apiKey, latencyMs: { min: 0, max: 0 }, log: (line) => logged.push(line) });
});
beforeEach(() => bank.faults.reset());
afterAll(() => bank.close());

const ask = async (fields: Readonly<Record<string, string>>, init: RequestInit = {}, path = '/validate-account/') => {
  const response = await fetch(bank.url + path, {
    method: 'POST',
    headers: { 'x-api-key': apiKey },
    body: new URLSearchParams(fields),
    ...init,
  });
  return { status: response.status, body: (await response.json()) as Envelope };
};

const failed = (code: number, message: string, data: unknown = null) => ({
  status: code,
  body: { data, errors: { code, message } },
});

const clabe = '012180001183597198';

describe('the order of checks', () => {
  it('asks for the key before anything else', async () => {
    expect(await ask({}, { headers: {} })).toEqual(failed(401, 'Missing API key'));
  });

  it('tells a wrong key in detail rather than message', async () => {
    expect(await ask({}, { headers: { 'x-api-key': 'other' } })).toEqual({
      status: 401,
      body: { data: null, errors: { code: 401, detail: 'Invalid API key' } },
    });
  });

  it.each([
    [{}, 'account_number, country_code'],
    [{ country_code: 'MX' }, 'account_number'],
    [{ country_code: 'MX', account_number: '0001183597', bank_code: '032' }, 'branch_code'],
    [{ country_code: 'CL', account_number: '12345' }, 'bank_code, account_type, document_number'],
    [{ country_code: 'CO', account_number: '12345', bank_code: '001' }, 'account_type, document_number, document_type'],
    [
      { country_code: 'EC', account_number: '1234567890', bank_code: '0036' },
      'account_type, document_number, document_type',
    ],
    [{ country_code: 'BR', account_number: 'BR9700360305000010009795493P1' }, 'document_number'],
    [
      { country_code: 'BR', account_number: '12345', bank_code: '341', branch_code: '' },
      'branch_code, account_type, document_number',
    ],
    [{ country_code: 'ZZ' }, 'account_number'],
  ])('names every missing parameter of %o', async (fields, names) => {
    expect(await ask(fields as Record<string, string>)).toEqual(failed(400, `Missing parameter: ${names}`));
  });

  it.each([
    [{ country_code: 'MX', account_number: '12345' }, 'account_number'],
    [{ country_code: 'PE', account_number: '123' }, 'account_number'],
    [{ country_code: 'Mexico', account_number: clabe }, 'country_code'],
    [
      {
        country_code: 'CL',
        account_number: 'x',
        bank_code: '0001',
        account_type: 'GOLD',
        document_number: '1234567-9',
      },
      'account_number, account_type',
    ],
  ])('names every bad value of %o', async (fields, names) => {
    expect(await ask(fields as Record<string, string>)).toEqual(
      failed(400, `Invalid parameter: ${names}. Value is not valid`),
    );
  });

  it('refuses a country before a bank, and a bank before an account', async () => {
    expect(await ask({ country_code: 'ZZ', account_number: '1' })).toEqual(failed(514, 'Pais no disponible'));
    expect(await ask({ country_code: 'MX', account_number: '810000000000000012' })).toEqual(
      failed(513, 'Banco proveedor no disponible'),
    );
    expect(await ask({ country_code: 'US', account_number: '12345', bank_code: '021000022' })).toEqual(
      failed(513, 'Banco proveedor no disponible'),
    );
  });

  it('knows that an account with a wrong check digit does not exist', async () => {
    const answer = failed(404, 'Cuenta credito invalida', { valid: false });
    expect(await ask({ country_code: 'MX', account_number: '012180001183597195' })).toEqual(answer);
    expect(await ask({ country_code: 'AR', account_number: '2850590940090418135202' })).toEqual(answer);
  });
});

describe('the call', () => {
  it('answers the same with and without the final slash, and to a JSON body, which it logs as deprecated', async () => {
    const form = await ask({ country_code: 'MX', account_number: clabe });
    const json = {
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ country_code: 'MX', account_number: clabe, bank_code: null }),
    };
    expect(await ask({ country_code: 'MX', account_number: clabe }, {}, '/validate-account')).toEqual(form);
    expect(await ask({}, json)).toEqual(form);
    expect(logged.filter((line) => line.startsWith('deprecated'))).toHaveLength(1);
  });

  it('refuses a JSON body that is not one, and one too large', async () => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const refused = async (init: RequestInit) => (await ask({}, init)).body.errors;
    const names = (field: string) => ({ code: 400, message: `Invalid parameter: ${field}. Value is not valid` });
    expect(await refused({ headers, body: '{' })).toEqual(names('body'));
    expect(await refused({ headers, body: '{"account_number":7}' })).toEqual(names('account_number'));
    expect(await refused({ body: 'x'.repeat(70_000) })).toEqual(names('body'));
  });

  it('never lets a wrong path look like the verdict on an account', async () => {
    expect(await ask({}, {}, '/validate')).toEqual({ status: 404, body: { detail: 'Not Found' } });
  });

  it('logs outcomes and never an account number', async () => {
    await ask({ country_code: 'MX', account_number: clabe });
    expect(logged.at(-1)).toMatch(/^MX \w+ after 0 ms$/);
    expect(logged.join()).not.toContain(clabe);
  });

  it('answers a Mexican CLABE as the local number and plaza inside it, in the currency code of before 1993', async () => {
    const { body } = await ask({ country_code: 'MX', account_number: '999180000010000018' });
    expect(body).toMatchObject({
      errors: null,
      data: { valid: true, message: 'Cuenta valida', branch_code: '180', bank_code: '999', account_currency: 'MXP' },
    });
    expect(body.data).toHaveProperty('account_number', '1000001');
  });
});
