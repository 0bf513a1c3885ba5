import { describe, expect, test } from 'vitest';
import { loadCountry } from '../engine/load-country.ts';
import type { CountryCode } from '../engine/names.ts';
import type { Environment } from '../validation/environment.ts';
import type { AskedRow } from './fields.ts';
import { judgeRow } from './judge-row.ts';

const judged = async (row: AskedRow & { readonly country: CountryCode }, environment: Environment = 'production') => {
  const { findings } = judgeRow(row, environment, await loadCountry(row.country));
  return findings.map(({ field, level, code, expected }) => [field, level, code, expected ?? null].join(' '));
};

const chile = {
  country: 'CL',
  accountNumber: '1234567890',
  bankCode: '012',
  accountType: 'CHECKING',
  documentType: 'RUT',
  documentNumber: '12.531.909-2',
} as const;

describe('a row that a bank can be asked about', () => {
  test('has no findings', async () => {
    expect(await judged({ country: 'MX', accountNumber: '002010077777777771' })).toEqual([]);
    expect(await judged(chile)).toEqual([]);
  });

  test('may have doubts, which stop nobody', async () => {
    expect(await judged({ ...chile, bankCode: '777' })).toEqual(['bankCode warning account.bank_unknown ']);
  });
});

describe('what a single validation is refused for', () => {
  test.each<[string, AskedRow & { readonly country: CountryCode }, string]>([
    [
      'a wrong check digit',
      { country: 'MX', accountNumber: '002010077777777779' },
      'accountNumber error mx.clabe.check_digit 1',
    ],
    ['no number', { country: 'MX' }, 'accountNumber error account.required '],
    [
      'a field the country needs',
      { ...chile, accountType: undefined },
      'accountType error account.account_type_required ',
    ],
    [
      'half a document',
      { country: 'MX', accountNumber: '002010077777777771', documentNumber: 'MAB9307148T4' },
      'documentType error field.required ',
    ],
    ['a text that is too long', { ...chile, reference: 'x'.repeat(81) }, 'reference error field.tooLong 80'],
    [
      'a format that does not exist',
      { country: 'MX', accountNumber: '1', accountFormat: 'PIX' },
      'accountFormat error account.format_unknown ',
    ],
  ])('is a finding: %s', async (_, row, finding) => {
    expect(await judged(row)).toContain(finding);
  });

  test('is a country that nobody validates, with those that somebody does', () => {
    expect(judgeRow({ country: 'FR', accountNumber: '1' }, 'production', undefined).findings).toMatchObject([
      { field: 'country', code: 'field.option', expected: 'AR, BR, CL, CO, EC, MX, PE, US, UY' },
    ]);
    expect(judgeRow({ accountNumber: '1' }, 'production', undefined).findings).toMatchObject([
      { field: 'country', code: 'field.required' },
    ]);
  });
});

describe('what a spreadsheet did', () => {
  test.each<[string, string, string]>([
    ['a number in scientific notation', '6.4618E+17', 'error excel.digitsLost '],
    ['fifteen digits and zeros', '646180157000000000', 'error excel.maybeRounded '],
    ['hashes', '########', 'error excel.hashes '],
    ['an error of a formula', '#N/A', 'error excel.errorValue '],
    ['an error of a formula in Spanish', '#¡REF!', 'error excel.errorValue '],
    ['a date', '12/05/2026', 'error excel.date '],
    ['a date that was a branch', '5-Feb', 'error excel.date '],
    ['an apostrophe', "'002010077777777771", 'error excel.apostrophe 002010077777777771'],
    ['zeros that the check digit proves', '2010077777777771', 'error excel.zerosLost 002010077777777771'],
  ])('is the one finding of its cell: %s', async (_, accountNumber, finding) => {
    expect(await judged({ country: 'MX', accountNumber })).toEqual([`accountNumber ${finding}`]);
  });

  test('is proven for a document with check digits, and for a routing number', async () => {
    const br = { country: 'BR', accountNumber: 'pix@bcb.gov.br', accountFormat: 'PIX' } as const;
    expect(await judged({ ...br, documentType: 'CPF', documentNumber: '1234567890' })).toContain(
      'documentNumber error excel.zerosLost 01234567890',
    );
    expect(await judged({ country: 'US', accountNumber: '123443956', routingNumber: '21000021' })).toEqual([
      'routingNumber error excel.zerosLost 021000021',
    ]);
  });

  test('is not claimed of a number that lacks a digit elsewhere', async () => {
    expect(await judged({ country: 'MX', accountNumber: '3218000118359719' })).toContain(
      'accountNumber error mx.clabe.length 18',
    );
  });

  test('is a doubt where nothing else is wrong', async () => {
    expect(await judged({ ...chile, accountNumber: '123456789012345000' })).toEqual([
      'accountNumber warning excel.maybeRounded ',
    ]);
  });
});

test('tells a bank that nobody knows from one that may be several', async () => {
  expect(await judged({ ...chile, bankCode: 'Banco del Sol Naciente' })).toContain('bankCode error bank.unknown ');
  expect(await judged({ ...chile, bankCode: '012 Santander' })).toContain(
    'bankCode error bank.ambiguous 037 Santander, 012 BancoEstado',
  );
});

test('refuses characters that nobody sees, and says where', () => {
  expect(judgeRow({ country: 'FR', reference: 'a\u202eb' }, 'sandbox', undefined).findings).toContainEqual({
    field: 'reference',
    level: 'error',
    code: 'cell.invisible',
    position: 2,
  });
});
