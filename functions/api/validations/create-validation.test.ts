import { beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { control } from '../../../infra/testing/control.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { quickMs } from '../../../infra/testing/quick.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

const validate = (accountNumber: string, more: object = {}, by: Customer = customer) =>
  by.call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } });

describe('201', () => {
  test('tells bank, holder and currency of a CLABE that exists, and charges one credit', async () => {
    const validation = await validate(clabes.company, { reference: 'F-1042' });
    expect(validation).toMatchObject({
      status: 'VALID',
      verified: true,
      environment: 'production',
      accountFormat: 'CLABE',
      normalizedAccount: clabes.company,
      currency: 'MXN',
      reference: 'F-1042',
      credits: { charged: 1, balance: 4 },
    });
    expect(validation.beneficiary).toBeTruthy();
    expect(validation.anatomy.map(({ part, value }) => [part, value])).toEqual([
      ['bank', '999'],
      ['plaza', '180'],
      ['account', '00001000001'],
      ['checkDigit', '8'],
    ]);
    expect((await customer.call('GET /api/credits', {})).balance).toBe(4);
  });

  test('reads a number with spaces and dashes as the same account', async () => {
    const by = await signUp(cloud);
    const validation = await validate('999 180-00001000001 8', {}, by);
    expect(validation).toMatchObject({ status: 'VALID', normalizedAccount: clabes.company });
  });

  test.for([
    ['notFound', 'INVALID', 'account_not_found', 1],
    ['otherCurrency', 'INVALID', 'other_currency', 1],
    ['pendingOnce', 'VALID', null, 1],
    ['wrongCountry', 'VALID', null, 1],
    ['providerError', 'ERROR', 'provider_error', 0],
    ['bankDown', 'ERROR', 'bank_unavailable', 0],
    ['unsupported', 'ERROR', 'method_not_covered', 0],
    ['bankNotCovered', 'ERROR', 'bank_not_covered', 0],
    ['badCredentials', 'ERROR', 'provider_credentials', 0],
    ['throttled', 'ERROR', 'provider_busy', 0],
    ['notJson', 'ERROR', 'provider_unreadable', 0],
    ['endless', 'ERROR', 'provider_unreadable', 0],
    ['reset', 'ERROR', 'provider_error', 0],
  ] as const)('answers %s with %s (%s) and charges %i', async ([account, status, reason, charged]) => {
    const by = await signUp(cloud);
    const validation = await validate(clabes[account], {}, by);
    expect(validation).toMatchObject({ status, reason, credits: { charged, balance: 5 - charged } });
    expect((await by.call('GET /api/credits', {})).balance).toBe(5 - charged);
  });

  test('keeps the bank that the provider names behind a PIX key, and finds it by its name', async () => {
    const by = await signUp(cloud);
    const { id, bank } = await validate('fulano@exemplo.com', { country: 'BR', accountFormat: 'PIX' }, by);
    expect(bank?.name).toBeTruthy();
    const stored = await by.call('GET /api/validations/{id}', { params: { id } });
    expect(stored.bank).toEqual(bank);
    const { data } = await by.call('POST /api/validations/search', { body: { search: bank?.name ?? '' } });
    expect(data.map((row) => [row.id, row.bank])).toEqual([[id, bank]]);
  });

  test('keeps three hundred characters of a name', async () => {
    const { status, beneficiary } = await validate(clabes.longName, {}, await signUp(cloud));
    expect([status, beneficiary]).toEqual(['VALID', 'MARIA '.repeat(50).trim()]);
  });

  test('gives up at the deadline of the stack, and an answer that never came costs nothing', async () => {
    const by = await signUp(cloud);
    const validation = await validate(clabes.neverAnswers, {}, by);
    expect(validation).toMatchObject({ status: 'TIMEOUT', verified: false, credits: { charged: 0, balance: 5 } });
    expect(validation.durationMs).toBeGreaterThanOrEqual(quickMs.bankDeadline);
  });

  test('validates an Argentine CBU, a CVU and an alias', async () => {
    const by = await signUp(cloud);
    const accounts = ['9990001800001000000014', 'simula.empresa'];
    const statuses = await Promise.all(
      accounts.map(async (accountNumber) => (await validate(accountNumber, { country: 'AR' }, by)).status),
    );
    expect(statuses).toEqual(['VALID', 'VALID']);
  });

  test('compares the holder with whom you expect to pay, and says how risky that looks', async () => {
    const by = await signUp(cloud);
    const { beneficiary } = await validate(clabes.person, {}, by);
    const same = await validate(clabes.person, { beneficiaryName: beneficiary?.toLowerCase() }, by);
    expect(same.nameMatch).toEqual({ result: 'match', score: 1, reasons: [] });
    const other = await validate(clabes.person, { beneficiaryName: 'Nadie Conocido' }, by);
    expect(other.nameMatch).toMatchObject({ result: 'mismatch', score: 0 });
    expect(other.nameMatch?.reasons).toContainEqual({ code: 'missing', expected: 'CONOCIDO', holder: null });
    expect(other.fraudRisk).toMatchObject({ level: 'HIGH' });
    expect(other.fraudRisk?.reasons).toContain('name_mismatch');
    expect(await by.call('GET /api/validations/{id}', { params: { id: other.id } })).toEqual(other);
  });

  test('a holder whose document is another is a high risk; silence of the bank is none', async () => {
    const by = await signUp(cloud);
    const document = { documentType: 'RFC', documentNumber: 'GODE561231GR8' };
    const { fraudRisk, document: said, asked } = await validate(clabes.company, document, by);
    expect(said?.number).not.toBe(document.documentNumber);
    expect(asked.document).toEqual({ type: 'RFC', number: document.documentNumber });
    expect(fraudRisk).toMatchObject({ level: 'HIGH' });
    expect(fraudRisk?.reasons[0]).toBe('document_differs');
    const silent = await validate(clabes.bankDown, { beneficiaryName: 'Ana' }, by);
    expect([silent.fraudRisk, silent.nameMatch]).toEqual([null, null]);
  });

  test('says in sandbox what the table says, and charges nothing', async () => {
    const by = await signUp(cloud);
    const found = await validate('999000000000000001', { environment: 'sandbox' }, by);
    const notFound = await validate('999000000000000014', { environment: 'sandbox' }, by);
    expect([found.status, notFound.status]).toEqual(['VALID', 'INVALID']);
    expect(notFound.credits).toMatchObject({ charged: 0, balance: 5 });
  });
});

describe('402', () => {
  test('refuses a sixth validation and writes none', async () => {
    const by = await signUp(cloud);
    await Promise.all(Array.from({ length: 5 }, () => validate(clabes.company, {}, by)));
    expect(await refusal(validate(clabes.person, {}, by))).toMatchObject({
      status: 402,
      error: 'errors.insufficientCredits',
    });
    expect((await by.call('GET /api/validations', {})).data).toHaveLength(5);
  });
});

describe('422', () => {
  test('names the wrong digit of a CLABE and the right one; nothing is charged or written', async () => {
    const by = await signUp(cloud);
    const problem = await refusal(validate('032180000118359710', {}, by));
    expect(problem).toMatchObject({
      status: 422,
      error: 'errors.invalidAccount',
      errors: [{ pointer: '/accountNumber', code: 'mx.clabe.check_digit', position: 18, expected: '9' }],
    });
    expect(problem.errors?.[0]?.detail).toContain('9');
    expect((await by.call('GET /api/credits', {})).balance).toBe(5);
    expect((await by.call('GET /api/validations', {})).data).toEqual([]);
  });

  test.for([
    ['a number a spreadsheet damaged', { accountNumber: '1.23E+17' }, '/accountNumber'],
    ['a country we do not cover', { country: 'ZZ' }, '/country'],
    ['a format of another country', { accountFormat: 'PIX' }, '/accountFormat'],
    ['a document without its type', { documentNumber: 'GODE561231GR8' }, '/documentType'],
    ['an impossible document', { documentType: 'CURP', documentNumber: 'X' }, '/documentNumber'],
    ['an environment that does not exist', { environment: 'staging' }, '/environment'],
  ] as const)('refuses %s, pointing at it', async ([, wrong, pointer]) => {
    const problem = await refusal(
      customer.call('POST /api/validations', {
        body: { country: 'MX', accountNumber: clabes.company, ...wrong } as { country: string; accountNumber: string },
      }),
    );
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer }] });
  });
});

describe('while the table is in trouble', () => {
  test('a throttled or conflicting transaction is tried again and charged once', async () => {
    const by = await signUp(cloud);
    await control(cloud, '/faults', [
      {
        kind: 'conflict',
        service: 'dynamodb',
        operation: 'TransactWriteItems',
        function: 'CreateValidation',
        times: 2,
      },
      {
        kind: 'throttle',
        service: 'dynamodb',
        operation: 'TransactWriteItems',
        function: 'CreateValidation',
        times: 1,
      },
    ]);
    const validation = await validate(clabes.company, {}, by);
    expect(validation).toMatchObject({ status: 'VALID', credits: { charged: 1 } });
    expect((await by.call('GET /api/credits', {})).balance).toBe(4);
  });
});
