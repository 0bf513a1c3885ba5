import { beforeAll, describe, expect, inject, test } from 'vitest';
import { clabeOf, clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';

const cloud = inject('cloud');
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
