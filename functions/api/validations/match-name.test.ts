import { beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

const ask = (body: object = {}) =>
  customer.call('POST /api/validations', {
    body: { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox', ...body },
  });
const match = (id: string, name: string, { call }: Pick<Customer, 'call'> = customer) =>
  call('POST /api/validations/{id}/name-match', { params: { id }, body: { name } });
const stored = (id: string) => customer.call('GET /api/validations/{id}', { params: { id } });

type Asked = Awaited<ReturnType<typeof ask>>;

/** What of an answer follows from the name. */
const namedIn = ({ asked: { beneficiaryName }, nameMatch, fraudRisk }: Asked) => ({
  beneficiaryName,
  nameMatch,
  fraudRisk,
});

describe('a name compared with an answer that is paid', () => {
  test.for([
    ['Papelería Luna Nueva', 'match', { level: 'LOW', reasons: [] }],
    ['Luna Nueva', 'partial', { level: 'MEDIUM', reasons: ['name_partial'] }],
    ['Ferretería El Roble', 'mismatch', { level: 'HIGH', reasons: ['name_mismatch'] }],
  ] as const)('%s is a %s, costs nothing and is kept as written', async ([name, result, fraudRisk]) => {
    const [{ id }, askedWith] = await Promise.all([ask(), ask({ beneficiaryName: name })]);
    const compared = await match(id, name);
    expect(compared).toMatchObject({ id, nameMatch: { result }, fraudRisk, asked: { beneficiaryName: name } });
    expect(namedIn(compared)).toEqual(namedIn(askedWith));
    expect(await stored(id)).toEqual(compared);
  });

  test('charges no credit, makes no movement and is no use of production either', async () => {
    const { id, credits } = await ask({ accountNumber: clabes.company, environment: 'production' });
    const movements = () => customer.call('GET /api/credits/movements', { query: {} });
    const before = await movements();
    const compared = await match(id, 'Nadie Conocido');
    expect(compared).toMatchObject({ nameMatch: { result: 'mismatch' }, fraudRisk: { level: 'HIGH' }, credits });
    expect(await movements()).toEqual(before);
  });

  test('takes the place of the name before, and leaves what else speaks against the account', async () => {
    const { id } = await ask({ accountNumber: '999700000000000003', beneficiaryName: 'Ferretería El Roble' });
    expect((await stored(id)).fraudRisk).toEqual({ level: 'HIGH', reasons: ['name_mismatch', 'asked_by_many'] });
    const { fraudRisk, beneficiary } = await match(id, 'Comercial Tres Esquinas');
    expect(beneficiary).toBe('COMERCIAL TRES ESQUINAS');
    expect(fraudRisk).toEqual({ level: 'MEDIUM', reasons: ['asked_by_many'] });
  });

  test('never makes an account look better than the table of the sandbox does', async () => {
    const { id, fraudRisk } = await ask({ accountNumber: '999700000000000004' });
    expect(fraudRisk).toEqual({ level: 'HIGH', reasons: ['recently_refused', 'asked_by_many'] });
    expect((await match(id, 'Inversiones Puerto Azul')).fraudRisk).toEqual(fraudRisk);
  });

  test('is refused without a holder to compare with, and without a letter in the name', async () => {
    const { id } = await ask({ accountNumber: '999700000000000011' });
    expect(await refusal(match(id, 'Ana Torres'))).toMatchObject({ status: 409, error: 'errors.noHolder' });
    const { id: valid } = await ask();
    expect(await refusal(match(valid, '*** .'))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/name', code: 'field.invalid' }],
    });
    expect((await stored(valid)).asked.beneficiaryName).toBeNull();
  });

  test('is not found under the id of somebody else, and changes nothing there', async () => {
    const [{ id }, stranger] = await Promise.all([ask(), signUp(cloud)]);
    expect(await refusal(match(id, 'Luna Nueva', stranger))).toMatchObject({ status: 404, error: 'errors.notFound' });
    expect((await stored(id)).nameMatch).toBeNull();
  });
});

test('an answer of long ago is compared like one of a moment ago', async () => {
  const { id } = await ask();
  const table = tableIn(databasePort);
  const row = await table.get(keys.validation(await table.userIdOf(customer), id));
  await table.put({ ...row, createdAt: '2026-01-02T10:00:00.000Z' });
  expect((await match(id, 'Luna Nueva')).nameMatch?.result).toBe('partial');
  expect((await stored(id)).nameMatch?.result).toBe('partial');
});

test.for([
  ['06', 'otherAccount'],
  ['07', 'otherHolder'],
  ['08', 'otherPayee'],
] as const)('the sandbox answers %s with a payee of whom is known: %s, and tells it again', async ([digits, what]) => {
  const asked = await ask({ accountNumber: `9997000000000000${digits}` });
  expect(asked.payee).toMatchObject({ known: true, id: null, changed: [{ what }] });
  expect((await stored(asked.id)).payee).toEqual(asked.payee);
  const { data } = await customer.call('POST /api/validations/search', { body: { search: asked.id } });
  expect(data).toMatchObject([{ payee: asked.payee }]);
});
