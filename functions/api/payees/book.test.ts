import { beforeAll, describe, expect, test } from 'vitest';
import { clabeOf, clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let by: Customer;
let stranger: Customer;

const numbers = Array.from({ length: 9 }, (_, serial) => clabeOf(`0021150160032${String(7000 + serial)}`));
const names = [
  'Peñón SA',
  'Álvarez',
  'Bravo',
  'Costa Norte',
  'Díaz',
  '=HYPERLINK("x")',
  'Faro',
  'García López',
  'Hilo',
];

beforeAll(async () => {
  [by, stranger] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const payees = names.map((name, serial) => ({
    name,
    country: 'MX' as const,
    accountNumber: numbers[serial] ?? '',
    ...(serial === 0 && { documentType: 'RFC', documentNumber: 'GODE561231GR8' }),
  }));
  await by.call('POST /api/payees/import', { body: { payees } });
});

const list = (body: object = {}) => by.call('POST /api/payees/search', { body });
const namesOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ name }) => name);
const inOrder = [
  'Álvarez',
  'Bravo',
  'Costa Norte',
  'Díaz',
  'Faro',
  'García López',
  'Hilo',
  '=HYPERLINK("x")',
  'Peñón SA',
];

describe('the list of payees', () => {
  test('is sorted by name where nobody was answered and nothing changed, accents and signs apart', async () => {
    expect(namesOf(await list())).toEqual(inOrder);
  });

  test('shows neither account nor document whole', async () => {
    const [row] = (await list({ search: 'penon' })).data;
    expect(row).toMatchObject({ document: { type: 'RFC', number: '•••••••••1GR8' }, accounts: 1 });
    expect(row?.account?.accountNumber).toMatch(/^002115•{7}\d{5}$/);
    expect(JSON.stringify(row)).not.toContain(numbers[0]);
  });

  test('goes on where it stopped, whoever is saved or forgotten meanwhile', async () => {
    const first = await list({ limit: 4 });
    const { id } = await by.call('POST /api/payees', {
      body: { name: 'Aaron', country: 'MX', accountNumber: clabeOf('00211501600328001') },
    });
    const second = await list({ limit: 4, cursor: first.nextCursor });
    await by.call('DELETE /api/payees/{id}', { params: { id } });
    const third = await list({ limit: 4, cursor: second.nextCursor });
    expect([first, second, third].flatMap(namesOf)).toEqual(inOrder);
    expect(third).toMatchObject({ hasMore: false, nextCursor: null });
  });

  test.for([
    ['words in any order', 'lopez garcia', ['García López']],
    ['last digits', numbers[3]?.slice(-4) ?? '', ['Costa Norte']],
    ['a document without its dashes', 'gode561231gr8', ['Peñón SA']],
    ['nobody', 'zzz', []],
  ] as const)('is searched by %s', async ([, search, found]) => {
    expect(namesOf(await list({ search }))).toEqual(found);
  });

  test('refuses a cursor of another query, of somebody else, or a damaged one', async () => {
    const { nextCursor: cursor } = await list({ limit: 2 });
    const calls = [
      list({ limit: 2, cursor, search: 'a' }),
      stranger.call('GET /api/payees', { query: { limit: 2, cursor: cursor ?? '' } }),
      list({ limit: 2, cursor: `${cursor?.slice(0, -3)}AAA` }),
    ];
    const refusals = await Promise.all(calls.map((call) => refusal(call)));
    for (const one of refusals) expect(one).toMatchObject({ status: 422, error: 'errors.invalidCursor' });
  });

  test('shows nobody of somebody else', async () => {
    expect((await stranger.call('GET /api/payees', { query: {} })).data).toEqual([]);
  });
});

test('the export holds numbers whole, runs in no spreadsheet, and is read in again', async () => {
  const file = await by.call('GET /api/payees/export', { query: {} });
  const [header = '', ...rows] = file.trimEnd().split('\r\n');
  expect(header.split(',').slice(0, 4)).toEqual(['Nombre', 'País', 'Formato', 'Cuenta']);
  expect(rows).toHaveLength(names.length);
  for (const number of numbers) expect(file).toContain(number);
  expect(file).not.toMatch(/(^|,)"?=/m);
  expect(file).toContain("'=HYPERLINK");
});

test('whom the history holds and the payees do not is a candidate, once, until it is saved', async () => {
  const one = await signUp(cloud);
  // Or answers with a document would save their payees a moment later.
  await one.call('PATCH /api/payee-book', { body: { savesByDocument: false } });
  const ask = (accountNumber: string, more: object = {}) =>
    one.call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } });
  const twice = { documentType: 'RFC', documentNumber: 'XAXX010101000' };
  await ask(clabes.person);
  await ask(clabes.person);
  await ask(clabes.notFound);
  await ask(clabes.company, { environment: 'sandbox', ...twice });
  const candidates = () => one.call('GET /api/payees/candidates', {});
  const { data, hasMore } = await candidates();
  expect(hasMore).toBe(false);
  expect(data).toMatchObject([
    { document: { type: 'RFC', number: expect.stringContaining('•') }, validations: 2, accounts: 1 },
  ]);
  await one.call('POST /api/payees', { body: { validationId: data[0]?.validationId ?? '' } });
  expect((await candidates()).data).toEqual([]);
});

test('the book counts payees, says what the next round costs, and whether answers save by themselves', async () => {
  const book = () => by.call('GET /api/payee-book', {});
  expect(await book()).toEqual({ payees: 9, changed: 0, savesByDocument: true, nextRound: null, paused: 0 });
  const ids = (await list({ limit: 3 })).data.map(({ id }) => id);
  for (const id of ids) await by.call('PATCH /api/payees/{id}', { params: { id }, body: { recheck: 'monthly' } });
  const { nextRound } = await book();
  expect(nextRound).toMatchObject({ payees: 3, credits: 3 });
  expect(Date.parse(nextRound?.at ?? '') - Date.now()).toBeGreaterThan(27 * 86_400_000);
  expect(await by.call('PATCH /api/payee-book', { body: { savesByDocument: false } })).toMatchObject({
    savesByDocument: false,
    payees: 9,
  });
  expect((await book()).savesByDocument).toBe(false);
});
