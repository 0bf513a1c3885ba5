import { expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { control } from '../../../infra/testing/control.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

type Body = RequestOf<EndpointAt<'POST /api/validations'>>['body'];

/** Until all that follows from answers has happened. */
const learned = async () => {
  for (const one of ['PublishEvents', 'RememberPayees']) await control(cloud, '/events/drain', { function: one });
};

const ask = async ({ call }: Customer, body: Body) => {
  const answer = await call('POST /api/validations', { body });
  await learned();
  return answer;
};

const mexican = (accountNumber: string, more: object = {}): Body => ({ country: 'MX', accountNumber, ...more });

/** What the whole book says of it: how many changed, and the list of those. */
const bookOf = async ({ call }: Customer) => {
  const { payees, changed } = await call('GET /api/payee-book', {});
  const { data } = await call('GET /api/payees', { query: { changed: 'true' } });
  return { payees, changed, listed: data.map(({ id, changed: what }) => [id, ...what.map((one) => one.what)]) };
};

const whole = (id: string | null) => ({ params: { id: id ?? '' } });

const warned = (id: string | null) => ({ payees: 1, changed: 1, listed: [[id, 'otherAccount']] });
const silent = { payees: 1, changed: 0, listed: [] };

const chilean = (accountNumber: string): Body => ({
  country: 'CL',
  accountNumber,
  bankCode: '012',
  accountType: 'CHECKING',
  documentType: 'RUT',
  documentNumber: '12.345.678-5',
});

/** Whom the bank names for an account, with the document it says. */
const holderOf = async (accountNumber: string) => {
  const { beneficiary, document } = await ask(await signUp(cloud), mexican(accountNumber));
  return { beneficiaryName: beneficiary ?? '', documentType: document?.type, documentNumber: document?.number };
};

/** Two accounts of one supplier, the first of which saves it. */
const suppliers: readonly (readonly [string, () => Promise<readonly [Body, Body]>])[] = [
  [
    'the expected name, and the bank says the same document',
    async () => {
      const { beneficiaryName } = await holderOf(clabes.company);
      const stated = { beneficiaryName };
      return [mexican(clabes.company, stated), mexican(clabes.companyElsewhere, stated)];
    },
  ],
  [
    'the expected name, and the bank says the document of another company of that name',
    async () => {
      const { beneficiaryName } = await holderOf(clabes.company);
      return [mexican(clabes.company, { beneficiaryName }), mexican(clabes.namesake, { beneficiaryName })];
    },
  ],
  [
    'its document, which the bank says too',
    async () => {
      const { beneficiaryName: _, ...document } = await holderOf(clabes.company);
      return [mexican(clabes.company, document), mexican(clabes.companyElsewhere, document)];
    },
  ],
  [
    'its document, which the bank contradicts',
    async () => {
      const { beneficiaryName: _, ...document } = await holderOf(clabes.company);
      return [mexican(clabes.company, document), mexican(clabes.namesake, document)];
    },
  ],
  ['its RUT, whoever is named', async () => [chilean('70500001'), chilean('70500002')]],
];

test.for(suppliers)(
  'a supplier with another account, stated by %s, stands in the book as changed until somebody refuses or confirms it',
  async ([, accountsOf]) => {
    const [first, second] = await accountsOf();
    const by = await signUp(cloud);
    const { completedAt } = await ask(by, first);
    expect(await bookOf(by)).toEqual(silent);
    const { payee } = await ask(by, second);
    const { id } = payee;
    expect(payee).toMatchObject({ known: true, changed: [{ what: 'otherAccount', until: completedAt }] });
    expect(await bookOf(by)).toEqual(warned(id));

    const { accounts, changed } = await by.call('GET /api/payees/{id}', whole(id));
    expect(changed).toEqual(payee.changed);
    const removeAccount = accounts.find(({ confirmed }) => !confirmed)?.id ?? '';
    await by.call('PATCH /api/payees/{id}', { ...whole(id), body: { removeAccount } });
    expect(await bookOf(by)).toEqual(silent);

    expect((await ask(by, second)).payee).toMatchObject({ id, changed: payee.changed });
    expect(await bookOf(by)).toEqual(warned(id));
    await by.call('PATCH /api/payees/{id}', { ...whole(id), body: { confirm: true } });
    expect(await bookOf(by)).toEqual(silent);
    expect((await ask(by, second)).payee).toMatchObject({ id, changed: [] });
    expect(await bookOf(by)).toEqual(silent);
  },
);

test('an account that is not of whom is expected, by the bank’s word, is no account of theirs', async () => {
  const { beneficiaryName } = await holderOf(clabes.company);
  const by = await signUp(cloud);
  await ask(by, mexican(clabes.company, { beneficiaryName }));
  const { nameMatch } = await ask(by, mexican(clabes.person, { beneficiaryName }));
  expect(nameMatch?.result).toBe('mismatch');
  expect(await bookOf(by)).toEqual(silent);
});

test('with nothing saved by itself, what is saved by hand still learns of another account', async () => {
  const { beneficiaryName } = await holderOf(clabes.company);
  const by = await signUp(cloud);
  await by.call('PATCH /api/payee-book', { body: { savesByDocument: false } });
  const { id: validationId } = await ask(by, mexican(clabes.company, { beneficiaryName }));
  expect(await bookOf(by)).toEqual({ payees: 0, changed: 0, listed: [] });
  const { id } = await by.call('POST /api/payees', { body: { validationId } });
  await ask(by, mexican(clabes.companyElsewhere, { beneficiaryName }));
  expect(await bookOf(by)).toEqual(warned(id));
});

test('two suppliers of one name without documents stay two, and their name leads to neither', async () => {
  const by = await signUp(cloud);
  const { beneficiaryName: name } = await holderOf(clabes.company);
  const save = (accountNumber: string) => by.call('POST /api/payees', { body: { name, country: 'MX', accountNumber } });
  const [one, other] = [await save(clabes.masked), await save(clabes.person)];
  expect(one.id).not.toBe(other.id);
  const answer = await ask(by, mexican(clabes.company, { beneficiaryName: name }));
  expect(answer.payee.known).toBe(false);
  expect((await bookOf(by)).changed).toBe(0);
  expect((await by.call('GET /api/payees/{id}', whole(one.id))).accounts).toHaveLength(1);
});
