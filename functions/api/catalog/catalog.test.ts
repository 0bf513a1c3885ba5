import { expect, inject, test } from 'vitest';
import { guest } from '../../../infra/testing/customer.ts';

const cloud = inject('cloud');
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
