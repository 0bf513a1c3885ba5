import { beforeAll, describe, expect, test } from 'vitest';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { keyMaker } from '../../../infra/testing/api-key.ts';
import { control } from '../../../infra/testing/control.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

const mexican = (accountNumber: string, more: object = {}) => ({
  body: { country: 'MX' as const, accountNumber, ...more },
});

/** Until all that follows from answers has happened. */
const learned = async () => {
  for (const one of ['PublishEvents', 'RememberPayees']) await control(cloud, '/events/drain', { function: one });
};

const ask = async ({ call }: Customer, accountNumber: string, more: object = {}) => {
  const answer = await call('POST /api/validations', mexican(accountNumber, more));
  await learned();
  return answer;
};

const recognize = ({ call }: Customer, accountNumber: string, more: object = {}) =>
  call('POST /api/payees/recognize', mexican(accountNumber, more));

/** Whom banks name for two accounts. */
let names: { readonly company: string; readonly person: string };
beforeAll(async () => {
  const by = await signUp(cloud);
  const [company, person] = [await ask(by, clabes.company), await ask(by, clabes.person)];
  names = { company: company.beneficiary ?? '', person: person.beneficiary ?? '' };
});

/** Saved by hand, with the account of the company, which the bank has named once. */
const withSupplier = async (name: string) => {
  const by = await signUp(cloud);
  const { call } = by;
  const { id } = await call('POST /api/payees', {
    body: { name, country: 'MX', accountNumber: clabes.company },
  });
  const before = await ask(by, clabes.company);
  return { by, id, before };
};

test('nothing is told of an account and a payee that nobody knows', async () => {
  const by = await signUp(cloud);
  const answer = await ask(by, clabes.masked, { beneficiaryName: 'Nadie Conocido' });
  expect(answer.payee).toEqual(unknownPayee);
  expect(await recognize(await signUp(cloud), clabes.masked)).toEqual({ payee: unknownPayee, last: null });
});

test('an account that was answered before is told with its last answer, saved or not', async () => {
  const by = await signUp(cloud);
  const { id } = await ask(by, clabes.masked);
  expect((await recognize(by, clabes.masked)).last).toMatchObject({ id, status: 'VALID' });
  const stranger = await signUp(cloud);
  expect((await recognize(stranger, clabes.masked)).last).toBeNull();
});

describe('a known supplier with another account of the same holder', () => {
  test('is told before the bank is asked and in the answer, until somebody confirms it, and not any more', async () => {
    const { by, id, before } = await withSupplier(names.person);
    const told = {
      known: true,
      id,
      changed: [{ what: 'otherAccount', until: before.completedAt, was: expect.stringMatching(/^999180•+/) }],
    };
    const stated = { beneficiaryName: names.person };
    expect((await recognize(by, clabes.person, stated)).payee).toMatchObject(told);
    const answer = await ask(by, clabes.person, stated);
    expect(answer.payee).toMatchObject(told);
    expect((await by.call('GET /api/validations/{id}', { params: { id: answer.id } })).payee).toEqual(answer.payee);

    // It has the account now, and nobody's word for it: whoever states nobody is told too.
    expect((await recognize(by, clabes.person)).payee).toMatchObject(told);
    const key = await makeKey(by, { environment: 'production', plan: 'pro' });
    expect((await key.call('POST /v1/validations', mexican(clabes.person))).payee).toMatchObject(told);
    await learned();
    const payee = await by.call('GET /api/payees/{id}', { params: { id } });
    expect(payee.changed).toMatchObject(told.changed);
    expect(payee.accounts.map(({ accountNumber, confirmed }) => [accountNumber, confirmed])).toEqual([
      [clabes.person, false],
      [clabes.company, true],
    ]);

    const after = await by.call('PATCH /api/payees/{id}', { params: { id }, body: { confirm: true } });
    expect(after.changed).toEqual([]);
    expect((await recognize(by, clabes.person, stated)).payee).toMatchObject({ id, changed: [] });
    expect((await ask(by, clabes.person, stated)).payee).toMatchObject({ id, changed: [] });
  });

  test('is told whatever document is stated beside the name', async () => {
    const { by, id } = await withSupplier(names.person);
    const stated = { beneficiaryName: names.person, documentType: 'RFC', documentNumber: 'GODE561231GR8' };
    const told = { known: true, id, changed: [{ what: 'otherAccount' }] };
    expect((await recognize(by, clabes.person, stated)).payee).toMatchObject(told);
    expect((await ask(by, clabes.person, stated)).payee).toMatchObject(told);
  });

  test('is told again after the account was taken away', async () => {
    const { by, id } = await withSupplier(names.person);
    const stated = { beneficiaryName: names.person };
    await ask(by, clabes.person, stated);
    const { accounts } = await by.call('PATCH /api/payees/{id}', { params: { id }, body: { confirm: true } });
    const removeAccount = accounts.find(({ accountNumber }) => accountNumber === clabes.person)?.id ?? '';
    await by.call('PATCH /api/payees/{id}', { params: { id }, body: { removeAccount } });
    expect((await recognize(by, clabes.person, stated)).payee.changed).toMatchObject([{ what: 'otherAccount' }]);
  });
});

describe('a known supplier whom somebody saves another account for', () => {
  const rfc = { documentType: 'RFC', documentNumber: 'GODE561231GR8' };
  /** Answered once. */
  const supplier = async () => {
    const by = await signUp(cloud);
    const body = { name: 'Elena Gómez', country: 'MX' as const, accountNumber: clabes.company, ...rfc };
    const { id } = await by.call('POST /api/payees', { body });
    await ask(by, clabes.company);
    return { by, params: { id } };
  };
  const another = { name: 'Elena Gómez', country: 'MX' as const, accountNumber: clabes.person, ...rfc };

  test('is told of it where it comes out of the history', async () => {
    const { by, params } = await supplier();
    const { id } = await by.call('POST /api/validations', mexican(clabes.masked, rfc));
    const body = { validationIds: [id] };
    expect(await by.call('POST /api/payees/import', { body })).toMatchObject({ updated: 1 });
    expect((await by.call('GET /api/payees/{id}', { params })).changed).toMatchObject([{ what: 'otherAccount' }]);
    expect((await recognize(by, clabes.masked, rfc)).payee).toMatchObject({ changed: [{ what: 'otherAccount' }] });
  });

  test('is told of it where it comes out of a file', async () => {
    const { by, params } = await supplier();
    expect(await by.call('POST /api/payees/import', { body: { payees: [another] } })).toMatchObject({ updated: 1 });
    expect((await by.call('GET /api/payees/{id}', { params })).changed).toMatchObject([{ what: 'otherAccount' }]);
  });

  test('is told nothing where it is stated by hand, of that account or the one before', async () => {
    const { by, params } = await supplier();
    expect(await by.call('POST /api/payees', { body: another })).toMatchObject({ id: params.id, changed: [] });
  });
});

test('an account whose holder is somebody else now is told from the answer on, until somebody confirms it', async () => {
  const by = await signUp(cloud);
  // The bank tells questions apart by the name, so nobody else's first question was this one.
  const stated = { beneficiaryName: `Prueba ${by.email.replace(/[^a-z]/g, '')}` };
  const before = await ask(by, clabes.soldSince, stated);
  const { id } = await by.call('POST /api/payees', { body: { validationId: before.id } });
  expect((await recognize(by, clabes.soldSince)).payee).toMatchObject({ id, changed: [] });
  const told = [{ what: 'otherHolder', was: before.beneficiary, until: before.completedAt }];
  const after = await ask(by, clabes.soldSince, stated);
  expect(after.beneficiary).not.toBe(before.beneficiary);
  // Whom the test expects is not the owner, which is told after what is graver.
  expect(after.payee).toMatchObject({ id, changed: [...told, { what: 'otherPayee' }] });
  expect((await recognize(by, clabes.soldSince)).payee.changed).toMatchObject(told);
  await by.call('PATCH /api/payees/{id}', { params: { id }, body: { confirm: true } });
  expect((await recognize(by, clabes.soldSince)).payee.changed).toEqual([]);
  expect((await ask(by, clabes.soldSince, stated)).payee.changed).toMatchObject([{ what: 'otherPayee' }]);
});

test('an account of another payee than the one that is stated is told, by whom it is known', async () => {
  const by = await signUp(cloud);
  await ask(by, clabes.company);
  const name = 'Ferretería El Tornillo';
  const { id } = await by.call('POST /api/payees', { body: { name } });
  const told = { known: true, id, changed: [{ what: 'otherPayee', was: names.company }] };
  const stated = { beneficiaryName: name };
  expect((await recognize(by, clabes.company, stated)).payee).toMatchObject(told);
  const answer = await ask(by, clabes.company, stated);
  expect(answer.payee).toMatchObject(told);
  // What is learned takes nobody's account.
  expect((await by.call('GET /api/payees/{id}', { params: { id } })).accounts).toEqual([]);
});

test('an answer with a document saves its payee by itself, and the next one knows it', async () => {
  const by = await signUp(cloud);
  const first = await ask(by, clabes.company);
  expect(first.payee.known).toBe(false);
  const second = await ask(by, clabes.company);
  expect(second.payee).toMatchObject({ known: true, name: names.company, since: first.completedAt, validations: 1 });
  const payee = await by.call('GET /api/payees/{id}', { params: { id: second.payee.id ?? '' } });
  expect(payee).toMatchObject({ origin: 'document', document: first.document, validations: 2 });
  await by.call('DELETE /api/payees/{id}', { params: { id: payee.id } });
  expect((await recognize(by, clabes.company)).payee).toEqual(unknownPayee);
});
