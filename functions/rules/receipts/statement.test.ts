import { describe, expect, test } from 'vitest';
import type { Validation } from '../../store/validations/validation.ts';
import { viewOf } from '../../validations/view.ts';
import { matchNames } from '../names/match.ts';
import { isCompany } from './is-company.ts';
import { halfMasked, initialsOf } from './masked.ts';
import { stateOf } from './state.ts';
import { isOfAnAnswer, statementOf } from './statement.ts';

const clabe = '002115016003269411';
const asked: Validation = {
  id: 'val_01kam5t7z30000000000000000',
  userId: 'usr_1',
  environment: 'production',
  status: 'VALID',
  country: 'MX',
  format: 'CLABE',
  accountNumber: clabe,
  normalized: clabe,
  verified: true,
  documentType: 'RFC',
  documentNumber: 'FBA010203KL3',
  expectedName: 'Ferretera del Bajío',
  beneficiary: 'FERRETERA DEL BAJIO SA DE CV',
  nameMatch: matchNames('Ferretera del Bajío', 'FERRETERA DEL BAJIO SA DE CV'),
  createdAt: '2026-11-20T21:42:07.000Z',
};

const said = async (more: Partial<Validation> = {}, full = false) =>
  statementOf(await viewOf({ ...asked, ...more }, { balance: 0, expiresAt: null }), 'Pagos del Sur', full);

const named = (expectedName: string | undefined, beneficiary: string | undefined, more: Partial<Validation> = {}) =>
  said({
    documentType: undefined,
    documentNumber: undefined,
    expectedName,
    beneficiary,
    nameMatch: expectedName && beneficiary ? matchNames(expectedName, beneficiary) : undefined,
    ...more,
  });

describe('what a masked receipt says', () => {
  test('of a number is its bank, its branch, the last four and the check digit', async () => {
    expect((await said()).accountNumber).toBe('002115•••••••69411');
  });

  test('of a company is its name, and word by word how it compares', async () => {
    expect(await said()).toMatchObject({
      holder: 'FERRETERA DEL BAJIO SA DE CV',
      expected: 'Ferretera del Bajío',
      nameMatch: 'match',
      names: { result: 'match' },
      document: { type: 'RFC', number: 'FBA••••••KL3' },
      askedBy: 'Pagos del Sur',
    });
  });

  test('of a person are initials, and of no word whether it was expected', async () => {
    const statement = await named('María José Pérez', 'PEREZ GOMEZ MARIA JOSE');
    expect(statement).toMatchObject({ holder: 'P. G. M. J.', expected: 'M. J. P.', nameMatch: 'partial', names: null });
    expect(JSON.stringify(statement)).not.toMatch(/maría|perez|gomez/i);
  });

  test('of a person whom a company was taken for are initials too, and the other way round', async () => {
    expect(await named('Juan Pérez', 'ACME SA DE CV')).toMatchObject({ holder: 'ACME SA DE CV', expected: 'J. P.' });
    expect(await named('ACME SA DE CV', 'JUAN PEREZ')).toMatchObject({
      holder: 'J. P.',
      expected: 'ACME SA DE CV',
      names: null,
    });
  });

  test('of a person who is expected beside a company are initials', async () => {
    const statement = await named('Ferretera del Bajío, María Treviño', 'FERRETERA DEL BAJIO SA DE CV');
    expect(statement).toMatchObject({ nameMatch: 'partial', names: null });
    expect(JSON.stringify(statement)).not.toMatch(/treviño/i);
  });

  test('is nothing of what the customer’s own memory knows', async () => {
    const change = { what: 'otherHolder', until: null, was: 'OTRA SA', bank: null } as const;
    const payee = { known: true, id: 'pye_1', name: 'Secreto', since: null, validations: 7, changed: [change] };
    const statement = await said({ payee });
    expect(statement.headline).toBe('match');
    expect(JSON.stringify(statement)).not.toMatch(/OTRA|Secreto|pye_/);
  });

  test('is no reference, no credits, no user and no key', async () => {
    const statement = await said({ reference: 'F-2001', via: 'api', viaId: 'key_1' } as Partial<Validation>);
    expect(JSON.stringify(statement)).not.toMatch(/F-2001|key_1|usr_1|credits/);
  });

  test('of a document that is the key itself is what the key shows, and nothing more', async () => {
    const cpf = '52998224725';
    const { accountNumber, document } = await said({
      country: 'BR',
      format: 'PIX',
      accountNumber: cpf,
      normalized: cpf,
      documentType: 'CPF',
      documentNumber: '529.982.247-25',
    });
    expect(document).toEqual({ type: 'CPF', number: accountNumber });
    expect(accountNumber).toBe('••••••247••');
  });

  test('of a key that is an e-mail or a phone is too little to write to it', async () => {
    const pix = (accountNumber: string) =>
      said({
        country: 'BR',
        format: 'PIX',
        accountNumber,
        normalized: accountNumber,
        documentType: undefined,
        documentNumber: undefined,
      });
    expect((await pix('ana.souza@empresa.com.br')).accountNumber).not.toContain('souza');
    expect((await pix('+5511987654321')).accountNumber).not.toContain('98765');
  });
});

test('a whole receipt says everything that was asked and answered', async () => {
  expect(await said({}, true)).toMatchObject({
    accountNumber: clabe,
    holder: 'FERRETERA DEL BAJIO SA DE CV',
    document: { number: 'FBA010203KL3' },
  });
});

test.for(['ERROR', 'TIMEOUT', 'PENDING', 'PROCESSING', 'UNREADABLE'] as const)(
  '%s is no answer to give a receipt of',
  (status) => {
    expect(isOfAnAnswer({ status })).toBe(false);
  },
);

describe('a company', () => {
  const company = (name: string, country = 'MX', type?: string, number = '') =>
    isCompany({ country, name, document: type === undefined ? null : { type, number } });

  test.for([
    ['ACME S.A. de C.V.', 'MX'],
    ['COMERCIAL DEL NORTE', 'MX', 'RFC', 'CNO010203AB1'],
    ['PADARIA CENTRAL', 'BR', 'CNPJ', '11.222.333/0001-81'],
    ['ALMACENES', 'PE', 'RUC', '20100070970'],
    ['ALMACENES', 'CL', 'RUT', '96.512.200-1'],
    ['TIENDA', 'AR', 'CUIT', '30-50001091-2'],
  ] as const)('is known by its form or its document: %s', ([name, country, type, number]) => {
    expect(company(name, country, type, number)).toBe(true);
  });

  test.for([
    ['Juan Pérez', 'MX', 'RFC', 'GODE561231GR8'],
    ['Carlos Sá', 'BR', 'CPF', '39053344705'],
    ['ANA RUIZ', 'PE', 'RUC', '10456789012'],
    ['ANA RUIZ', 'CL', 'RUT', '12.345.678-5'],
    ['Ferretera del Bajío', 'MX'],
  ] as const)('is nobody who may be a person: %s', ([name, country, type, number]) => {
    expect(company(name, country, type, number)).toBe(false);
  });
});

test.for([
  ['FBA010203KL3', 'FBA••••••KL3'],
  ['39053344705', '39•••••••05'],
  ['123', '•••'],
  ['', ''],
])('of %s at least half is hidden: %s', ([text = '', shown]) => {
  expect(halfMasked(text)).toBe(shown);
});

test.for([
  ['María José Pérez', 'M. J. P.'],
  ['**** PEREZ', 'P.'],
  ['  d’Ávila  ', 'D.'],
  ['', ''],
])('the initials of "%s" are "%s"', ([name = '', initials]) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a receipt is over in the instant of its end, and revoked before it is over', () => {
  const expiresAt = '2026-11-27T21:42:07.000Z';
  const [before, revokedAt] = ['2026-11-27T21:42:06.999Z', '2026-11-21T15:10:00.000Z'];
  expect(stateOf({ expiresAt }, before)).toBe('authentic');
  expect(stateOf({ expiresAt }, expiresAt)).toBe('expired');
  for (const now of [before, expiresAt]) expect(stateOf({ expiresAt, revokedAt }, now)).toBe('revoked');
});
