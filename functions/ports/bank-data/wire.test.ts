import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './wire.ts';

const answer = (data: unknown, errors: unknown = null) => JSON.stringify({ data, errors });
const found = { valid: true, beneficiary_name: 'PAPELERIA LUNA NUEVA', account_currency: 'MXP' };

describe('an answer of the provider', () => {
  test.for([
    ['MXP', 'MXN'],
    [['UYU', 'USD'], 'UYU,USD'],
    ['USD,UYU', 'USD,UYU'],
    [null, undefined],
    ['', undefined],
  ] as const)('with the currency %j is read as %s', ([given, currency]) => {
    expect(readAnswer(200, answer({ ...found, account_currency: given }))).toMatchObject({ kind: 'found', currency });
  });

  test.for([
    ['390.533.447-05', 'CPF'],
    ['16.727.230/0001-97', 'CNPJ'],
    ['***.533.447-**', 'CPF'],
  ])('names the document %s a %s', ([number, type]) => {
    const data = { ...found, document_type: 'CPF/CNPJ', document_number: number };
    expect(readAnswer(200, answer(data))).toMatchObject({ documentType: type });
  });

  test('takes a type without a number for nothing', () => {
    const data = { ...found, document_type: 'CPF/CNPJ', document_number: null };
    expect(readAnswer(200, answer(data))).toMatchObject({ documentType: undefined, documentNumber: undefined });
  });

  test('names nobody with more than 300 characters, whole ones', () => {
    const said = (name: string) => {
      const read = readAnswer(200, answer({ ...found, beneficiary_name: name }));
      return read.kind === 'found' ? read.beneficiary : read;
    };
    expect(said(`  ${'A'.repeat(299)}😀B`)).toBe('A'.repeat(298));
    expect(said(`${'A'.repeat(299)}😀B`)).toBe(`${'A'.repeat(299)}😀`);
    expect(said('ANA \ud83d')).toBe('ANA \uFFFD');
    expect(said('   ')).toBeUndefined();
  });

  test('takes a code, type or number beyond all measure for nothing', () => {
    const long = 'X'.repeat(101);
    const data = { ...found, account_type: long, document_type: 'RFC', document_number: long, account_currency: long };
    expect(readAnswer(200, answer(data))).toMatchObject({
      kind: 'found',
      accountType: undefined,
      documentNumber: undefined,
      currency: undefined,
    });
  });

  test('names Brazilian savings as everybody does', () => {
    expect(readAnswer(200, answer({ ...found, account_type: 'CONTA_POUPANCA' }))).toMatchObject({
      accountType: 'SAVINGS',
    });
  });
});

describe('a refusal', () => {
  test.for([
    [200, 404, 'Cuenta credito invalida', { kind: 'refused', reason: 'account_not_found' }],
    [404, 404, 'Cuenta credito invalida', { kind: 'refused', reason: 'account_not_found' }],
    [400, 400, 'Cuenta credito en otra divisa', { kind: 'refused', reason: 'other_currency' }],
    [200, 202, 'Validacion Pendiente', { kind: 'pending' }],
    [200, 503, 'Error de comunicación', { kind: 'silent', reason: 'bank_unavailable' }],
    [502, 513, 'Banco proveedor no disponible', { kind: 'silent', reason: 'bank_not_covered' }],
    [400, 400, 'Invalid parameter: account_number.', { kind: 'silent', reason: 'provider_rejected' }],
    [401, 401, 'Missing API key', { kind: 'silent', reason: 'provider_credentials' }],
    [429, 429, 'Throttling error', { kind: 'silent', reason: 'provider_busy' }],
  ] as const)('under HTTP %i with the code %i is %s', ([http, code, message, read]) => {
    expect(readAnswer(http, answer(null, { code, message }))).toEqual(read);
  });

  test('is never read from a bare HTTP 404: that is a wrong address', () => {
    expect(readAnswer(404, '{"detail":"Not Found"}')).toEqual({ kind: 'silent', reason: 'provider_error' });
    expect(readAnswer(404, '<html>')).toEqual({ kind: 'silent', reason: 'provider_unreadable' });
  });
});

test('whatever comes is read as something, and nothing unreadable condemns an account', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, body) => {
      expect(['silent', 'pending']).toContain(readAnswer(status, body).kind);
    }),
  );
});
