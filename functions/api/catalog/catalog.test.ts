import { expect, test } from 'vitest';
import { guest, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const es = guest(cloud);
const en = guest(cloud, 'en');

test('names countries in the language asked for', async () => {
  const nameOf = async (call: typeof es) =>
    (await call('GET /api/public/countries', {})).countries.find(({ code }) => code === 'MX')?.name;
  expect([await nameOf(es), await nameOf(en)]).toEqual(['México', 'Mexico']);
});

test('lists the banks of a country, which a cache may keep for five minutes', async () => {
  const response = await fetch(`${cloud.appApi}/api/public/countries/mx/banks`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const { banks } = (await response.json()) as { banks: { code: string; shortName: string }[] };
  expect(banks.find(({ code }) => code === '002')?.shortName).toBe('Banamex');
});

test.each([
  ['MX', 54, 148],
  ['CO', 28, 58],
  ['CL', 13, 32],
  ['EC', 8, 46],
  ['BR', 0, 511],
  ['UY', 0, 20],
])('of %s, says of %i banks among %i that nobody can ask them', async (country, silent, all) => {
  const { banks } = await es('GET /api/public/countries/{country}/banks', { params: { country } });
  expect([banks.filter(({ askable }) => !askable).length, banks.length]).toEqual([silent, all]);
});

test('a bank nobody can ask answers so, at no cost, in production', async () => {
  const by = await signUp(cloud);
  const rappiPay = { country: 'CO', bankCode: '151', accountNumber: '1234567890', accountType: 'SAVINGS' } as const;
  const holder = { documentType: 'CC', documentNumber: '1020304050' } as const;
  const { status, reason, credits } = await by.call('POST /api/validations', { body: { ...rappiPay, ...holder } });
  expect([status, reason, credits.charged]).toEqual(['ERROR', 'bank_not_covered', 0]);
});

test('lists account and document types by code and name', async () => {
  const params = { country: 'AR' };
  const { accountTypes } = await es('GET /api/public/countries/{country}/account-types', { params });
  const { documentTypes } = await en('GET /api/public/countries/{country}/document-types', { params });
  expect(accountTypes).toContainEqual({ code: 'CHECKING', name: 'Corriente' });
  expect(documentTypes).toContainEqual({ code: 'CUIT', name: 'CUIT' });
});

test('refuses a country we do not know', async () => {
  const response = await fetch(`${cloud.appApi}/api/public/countries/zz/banks`);
  expect(response.status).toBe(422);
});

test('answers the keep-alive at the root, and under the dashboard at /api/', async () => {
  for (const address of [`${cloud.appApi}/`, `${cloud.dashboard}/api/`])
    expect(await (await fetch(address, { headers: { 'x-ping': 'keep-alive' } })).json()).toEqual({ status: 'ok' });
});
