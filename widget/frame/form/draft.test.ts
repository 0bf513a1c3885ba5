import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules/rules.ts';
import { betterFormat, questionOf, readDraft } from './draft.ts';

const [mx, br, ar, pe] = await Promise.all([loadRules('MX'), loadRules('BR'), loadRules('AR'), loadRules('PE')]);
const clabe = '002115016003269411';

describe('what the form makes of a draft', () => {
  it('asks for number and name alone where a country needs no more, and states just those', () => {
    const reading = readDraft(
      mx,
      { values: { accountNumber: '0021 1501 6003 2694 11', beneficiaryName: ' Ana Ruiz ' } },
      'production',
    );
    expect(reading.errors).toEqual({});
    expect(questionOf(reading)).toEqual({
      country: 'MX',
      accountFormat: 'CLABE',
      accountNumber: clabe,
      beneficiaryName: 'Ana Ruiz',
    });
  });

  it('states nothing that was typed for another format and is not asked now', () => {
    const values = { accountNumber: clabe, beneficiaryName: 'Ana', bankCode: '012', branchCode: '1' };
    expect(questionOf(readDraft(mx, { values }, 'production'))).not.toHaveProperty('bankCode');
  });

  it('names every required field that is empty, the name of the payee too', () => {
    const { errors } = readDraft(br, { values: {} }, 'production');
    expect(Object.entries(errors)).toEqual(
      [
        'bankCode',
        'branchCode',
        'accountNumber',
        'accountType',
        'documentType',
        'documentNumber',
        'beneficiaryName',
      ].map((field) => [field, { code: 'required' }]),
    );
  });

  it('needs both halves of a document or none', () => {
    const values = { accountNumber: clabe, beneficiaryName: 'Ana', documentType: 'RFC' };
    expect(readDraft(mx, { values }, 'production').errors).toEqual({ documentNumber: { code: 'required' } });
  });

  it('refuses a wrong check digit in production and leaves test numbers alone in the sandbox', () => {
    const values = { accountNumber: '002115016003269417', beneficiaryName: 'Ana' };
    expect(readDraft(mx, { values }, 'production').errors.accountNumber?.code).toBe('mx.clabe.check_digit');
    expect(readDraft(mx, { values }, 'sandbox').errors).toEqual({});
  });

  it('offers the other format where the number is right in it, and never to explain a typing error away', () => {
    const reading = (rules: typeof mx, accountNumber: string) =>
      readDraft(rules, { values: { accountNumber } }, 'production');
    expect(betterFormat(ar, reading(ar, 'mi.alias.pago'))).toBe('ALIAS');
    // A bank nobody knows and a wrong check digit: eighteen digits would do as a local account.
    expect(betterFormat(mx, reading(mx, '999115016003269411'))).toBeUndefined();
    expect(betterFormat(pe, reading(pe, '002191002202424051'))).toBeUndefined();
  });
});
