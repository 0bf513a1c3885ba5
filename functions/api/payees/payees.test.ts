import { beforeAll, describe, expect, test } from 'vitest';
import { payeeColumns } from '#shared/validation/payee-columns.ts';
import { clabeOf, clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let by: Customer;
let stranger: Customer;
beforeAll(async () => {
  [by, stranger] = await Promise.all([signUp(cloud), signUp(cloud)]);
});

const rfc = { documentType: 'RFC', documentNumber: 'GODE561231GR8' };
const account = (digits: string) => ({ country: 'MX' as const, accountNumber: clabeOf(digits) });

test('a payee is known without an account, and one with the same document gets the account', async () => {
  const { id, accounts } = await by.call('POST /api/payees', { body: { name: 'Elena Gómez', country: 'MX', ...rfc } });
  expect(accounts).toEqual([]);
  const saved = await by.call('POST /api/payees', {
    body: { name: 'Otra Escritura', ...account('00211501600326941'), ...rfc },
  });
  expect(saved).toMatchObject({ id, name: 'Elena Gómez', validations: 0, changed: [] });
  expect(saved.accounts).toMatchObject([
    { confirmed: true, lastAt: null, asked: { document: { number: rfc.documentNumber } } },
  ]);
});

test('a payee is saved out of an answer, once, with its name, holder and the answer', async () => {
  const answer = await by.call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.masked } });
  const body = { validationId: answer.id, name: 'Con Máscara' };
  const saved = await by.call('POST /api/payees', { body });
  expect(saved).toMatchObject({ name: 'Con Máscara', origin: 'hand', validations: 1, lastAt: answer.completedAt });
  expect(saved.accounts).toMatchObject([{ holder: answer.beneficiary, validationId: answer.id, confirmed: true }]);
  expect((await by.call('POST /api/payees', { body })).id).toBe(saved.id);
  expect(await refusal(stranger.call('POST /api/payees', { body }))).toMatchObject({ status: 404 });
});

test.for([
  ['a wrong digit', { country: 'MX', accountNumber: '032180000118359710' }, '/accountNumber'],
  ['an account of no country', { accountNumber: clabes.company }, '/country'],
  ['a document without its type', { country: 'MX', documentNumber: 'GODE561231GR8' }, '/documentType'],
  ['an impossible document', { country: 'MX', documentType: 'RFC', documentNumber: 'X' }, '/documentNumber'],
  ['no name', { name: ' ' }, ''],
] as const)('refuses %s, pointing at it', async ([, wrong, pointer]) => {
  const problem = await refusal(by.call('POST /api/payees', { body: { name: 'Acme', ...wrong } }));
  expect(problem.status).toBe(422);
  expect(problem.errors?.some((one) => one.pointer.startsWith(pointer))).toBe(true);
});

test('a sandbox answer saves nobody', async () => {
  const body = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;
  const { id } = await by.call('POST /api/validations', { body });
  const problem = await refusal(by.call('POST /api/payees', { body: { validationId: id } }));
  expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/validationId' }] });
});

test('an import saves what can be right, asks nobody, and says of each other row why not', async () => {
  const { call } = await signUp(cloud);
  const payees = [
    { name: 'Uno', ...account('00211501600326942') },
    { name: 'Dos', country: 'MX' as const, accountNumber: '032180000118359710' },
    { name: 'Tres', ...account('00211501600326943'), ...rfc },
    { name: 'Tres', ...account('00211501600326944'), ...rfc },
  ];
  const refused = [{ index: 1, pointer: '/accountNumber', code: 'mx.clabe.check_digit' }];
  expect(await call('POST /api/payees/import', { body: { payees } })).toEqual({ created: 2, updated: 1, refused });
  expect(await call('POST /api/payees/import', { body: { payees } })).toEqual({ created: 0, updated: 3, refused });
  expect((await call('GET /api/credits', {})).balance).toBe(5);
  const answer = await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.masked } });
  const validationIds = [answer.id, 'val_01kam5t7z30000000000000000'];
  expect(await call('POST /api/payees/import', { body: { validationIds } })).toEqual({
    created: 1,
    updated: 0,
    refused: [{ index: 1, pointer: '', code: 'errors.notFound' }],
  });
});

test('a payee whose name has no letter is imported once, however often', async () => {
  const { call } = await signUp(cloud);
  const body = { payees: [{ name: '****', ...account('00211501600326945') }] };
  expect(await call('POST /api/payees/import', { body })).toMatchObject({ created: 1 });
  expect(await call('POST /api/payees/import', { body })).toMatchObject({ created: 0, updated: 1 });
});

describe('a payee of somebody else', () => {
  test('is not found, neither to see, to change nor to delete', async () => {
    const { id } = await by.call('POST /api/payees', { body: { name: 'Mía' } });
    const params = { id };
    const calls = [
      () => stranger.call('GET /api/payees/{id}', { params }),
      () => stranger.call('PATCH /api/payees/{id}', { params, body: { name: 'Suya' } }),
      () => stranger.call('DELETE /api/payees/{id}', { params }),
    ];
    for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404, error: 'errors.notFound' });
    expect((await by.call('GET /api/payees/{id}', { params })).name).toBe('Mía');
  });
});

test('a payee is renamed, asked about in a rhythm, and forgotten', async () => {
  const { id } = await by.call('POST /api/payees', { body: { name: 'Antes' } });
  const change = (body: object) => by.call('PATCH /api/payees/{id}', { params: { id }, body });
  const { events } = await change({ name: 'Después' });
  expect(events[0]).toMatchObject({ what: 'renamed', was: 'Antes' });
  expect((await change({ recheck: 'monthly' })).nextRecheckAt).toMatch(/^\d{4}-/);
  expect((await change({ recheck: 'never' })).nextRecheckAt).toBeNull();
  expect(await refusal(change({ removeAccount: 'none' }))).toMatchObject({ status: 404 });
  await by.call('DELETE /api/payees/{id}', { params: { id } });
  expect(await refusal(by.call('GET /api/payees/{id}', { params: { id } }))).toMatchObject({ status: 404 });
});

describe('a saving that is taken back', () => {
  const bookOf = async ({ call }: Customer) => {
    const { data } = await call('GET /api/payees', {});
    return Promise.all(data.map(({ id }) => call('GET /api/payees/{id}', { params: { id } })));
  };

  test('leaves a payee that got the account as it was, its story and its count included', async () => {
    const customer = await signUp(cloud);
    const { call } = customer;
    const asked = { country: 'MX' as const, accountNumber: clabes.company };
    // A name that is somebody else’s teaches the book nothing, so all there is comes from the saving.
    const answer = await call('POST /api/validations', { body: { ...asked, beneficiaryName: 'Otra Persona' } });
    const { type = '', number = '' } = answer.document ?? {};
    const stated = { ...account('00211501600326948'), documentType: type as 'RFC', documentNumber: number };
    const { id } = await call('POST /api/payees', { body: { name: 'De Antes', ...stated } });
    const before = await bookOf(customer);
    const saved = await call('POST /api/payees', { body: { validationId: answer.id } });
    expect([saved.id, saved.accounts.length, saved.validations]).toEqual([id, 2, 1]);
    const removeAccount = saved.accounts.find(({ validationId }) => validationId === answer.id)?.id ?? '';
    await call('PATCH /api/payees/{id}', { params: { id }, body: { removeAccount } });
    expect(await bookOf(customer)).toEqual(before);
  });
});

test.for<readonly [string, string]>([
  ['the last four digits of an account', clabeOf('00211501600326951').slice(-4)],
  ['part of a name without accents', 'oscar gonz'],
  ['a document with blanks', 'fba 150312 kl3'],
])('somebody is found by %s', async ([, search]) => {
  const { call } = await signUp(cloud);
  const document = { documentType: 'RFC' as const, documentNumber: 'FBA150312KL3' };
  const payees = [
    { name: 'Óscar González del Bajío', ...account('00211501600326951'), ...document },
    { name: 'Cartón Pacífico', ...account('00211501600326988') },
  ];
  await call('POST /api/payees/import', { body: { payees } });
  const { data } = await call('POST /api/payees/search', { body: { search } });
  expect(data.map(({ name }) => name)).toEqual(['Óscar González del Bajío']);
});

test('of a search what it finds is exported, and no other', async () => {
  const { call } = await signUp(cloud);
  for (const name of ['Comercial Luna', 'Comercial Sol']) await call('POST /api/payees', { body: { name } });
  const [, ...lines] = (await call('POST /api/payees/export', { body: { search: 'luna' } })).trim().split(/\r?\n/);
  expect(lines).toEqual([expect.stringContaining('Comercial Luna')]);
});

test('what is exported says all it takes to save it again: read in anew, it is exported the same', async () => {
  const { call } = await signUp(cloud);
  const rut = { documentType: 'RUT' as const, documentNumber: '12.345.678-5' };
  const chilean = { country: 'CL' as const, bankCode: '012', accountType: 'CHECKING' as const, ...rut };
  const payees = [
    { name: 'Uno', ...account('00211501600326961'), ...rfc },
    { name: 'Uno', ...account('00211501600326962'), ...rfc },
    { name: 'Chile SpA', accountNumber: '0070500001', ...chilean },
    { name: 'Chave', country: 'BR' as const, accountFormat: 'PIX' as const, accountNumber: 'fulano@exemplo.com' },
    { name: 'Sin cuenta' },
  ];
  await call('POST /api/payees/import', { body: { payees } });
  const exported = async () => (await call('GET /api/payees/export', {})).trim().split(/\r?\n/);
  const before = await exported();
  expect(before).toHaveLength(1 + payees.length);
  for (const { id } of (await call('GET /api/payees', {})).data)
    await call('DELETE /api/payees/{id}', { params: { id } });
  const [, ...lines] = before;
  const again = lines.map((line) => {
    const cells = line.split(',').map((cell, column) => [payeeColumns[column] ?? '', cell] as const);
    const {
      bank: _bank,
      holder: _holder,
      lastAt: _lastAt,
      ...stated
    } = Object.fromEntries(cells.filter(([, cell]) => cell));
    return stated as (typeof payees)[number];
  });
  const { refused } = await call('POST /api/payees/import', { body: { payees: again } });
  expect(refused).toEqual([]);
  expect((await exported()).toSorted()).toEqual(before.toSorted());
});
