import { expect, test } from 'vitest';
import { judgeAccount, packs, requirements } from './index.ts';
import { loadCountry } from './load-country.ts';

test('a CLABE asks for eighteen digits and no bank', () => {
  const asked = requirements('MX');
  expect(asked).toMatchObject({ format: 'CLABE', formats: ['CLABE', 'LOCAL'] });
  expect(asked?.fields).toContainEqual({
    field: 'accountNumber',
    required: true,
    hint: 'mx.clabe',
    minLength: 18,
    maxLength: 18,
    characters: '0-9',
    example: '002010077777777771',
  });
  expect(asked?.fields.map(({ field }) => field)).toEqual(['accountNumber', 'documentType', 'documentNumber']);
});

test('a local account of Mexico asks for bank and branch first', () => {
  const required = requirements('MX', undefined, 'LOCAL')?.fields.filter((field) => field.required);
  expect(required?.map(({ field }) => field)).toEqual(['bankCode', 'branchCode', 'accountNumber']);
});

test('documents are the choice of the country', () => {
  expect(requirements('AR')?.documentTypes).toEqual(['CUIT', 'DNI']);
  expect(requirements('AR')?.fields).toContainEqual({
    field: 'documentType',
    required: false,
    hint: 'documentType',
    options: ['CUIT', 'DNI'],
  });
});

test('the sandbox asks for the lengths its test numbers have', () => {
  const lengths = (mode: 'production' | 'sandbox') => {
    const asked = requirements('AR', undefined, 'ALIAS', mode)?.fields.find(({ field }) => field === 'accountNumber');
    return [asked?.minLength, asked?.maxLength];
  };
  expect([lengths('production'), lengths('sandbox')]).toEqual([
    [6, 20],
    [6, 30],
  ]);
});

test('unknown countries and formats ask for nothing', () => {
  expect(requirements('ZZ')).toBeUndefined();
  expect(requirements('MX', undefined, 'IBAN')).toBeUndefined();
});

test.each(packs.flatMap(({ country, accounts }) => accounts.map(({ format }) => [country, format] as const)))(
  '%s %s misses exactly the fields said to be required',
  (country, format) => {
    const required = requirements(country, undefined, format)?.fields.filter((field) => field.required) ?? [];
    const missed = judgeAccount({ country, format, accountNumber: '' }).findings.map(
      ({ field }) => field ?? 'accountNumber',
    );
    const judged = required.map(({ field }) => field).filter((field) => !field.startsWith('document'));
    expect(new Set(missed)).toEqual(new Set(judged));
  },
);

test('one country loads by itself and answers as all of them do', async () => {
  const mexico = await loadCountry('MX');
  const number = { accountNumber: '032180000118359719' };
  expect(mexico.judgeAccount(number)).toEqual(judgeAccount({ country: 'MX', ...number }));
  expect(mexico.requirements()).toEqual(requirements('MX'));
});
