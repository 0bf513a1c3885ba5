import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { bankOf } from '../../registry.ts';
import { pack } from './index.ts';

const colombia = countryOf(pack);
const account = (bankCode: string, accountNumber: string) =>
  colombia.judgeAccount({ bankCode, accountNumber, accountType: 'SAVINGS' });
const nit = (number: string) => colombia.judgeDocument({ type: 'NIT', number });
const codes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);
const digits = (length: number) => '1234567890'.repeat(3).slice(0, length);

describe('two code systems', () => {
  test.each([
    ['051', 'Davivienda', '039'],
    ['1051', 'Davivienda', '039'],
    ['039', 'Davivienda', '039'],
    ['019', 'Scotiabank Colpatria', '042'],
    ['059', 'Bancamía', '052'],
    ['062', 'Falabella', '056'],
    ['063', 'Finandina', '055'],
    ['065', 'Santander', '059'],
    ['014', 'Itaú', '006'],
    ['805', 'BTG Pactual', '066'],
    ['558', 'Ban100', '051'],
  ])('%s is %s, asked for as %s', (code, shortName, provider) => {
    expect(bankOf(pack.banks, code)).toMatchObject({ shortName, provider });
  });

  test('equal digits are the bank of the clearing house', () => {
    const named = ['042', '051', '059', '062', '063', '065', '066'].map((code) => bankOf(pack.banks, code)?.shortName);
    expect(named).toEqual([
      'BNP Paribas',
      'Davivienda',
      'Bancamía',
      'Falabella',
      'Finandina',
      'Santander',
      'Coopcentral',
    ]);
  });

  test('no bank is asked for under the code of another', () => {
    const askedAs = pack.banks.banks
      .filter(({ provider, status }) => provider !== false && status === 'active')
      .map(({ code, provider = code, shortName }) => ({ provider, shortName }));
    const twice = askedAs.filter(({ provider }, i) => askedAs.findIndex((bank) => bank.provider === provider) !== i);
    expect(twice).toEqual([{ provider: '006', shortName: 'Itaú' }]);
  });
});

describe('an account', () => {
  test.each(['507', '1507', '551'])('at wallet %s is a mobile number', (wallet) => {
    expect(account(wallet, '300 123 4567')).toMatchObject({ ok: true, findings: [] });
    expect(codes(account(wallet, '4001234567'))).toEqual(['co.local.mobile']);
    expect(account(wallet, '300123456')).toMatchObject({ state: 'incomplete', missing: 1 });
    expect(codes(account(wallet, '573001234567'))).toEqual(['co.local.length']);
    expect(colombia.requirements(wallet)?.fields).toContainEqual(
      expect.objectContaining({ field: 'accountNumber', minLength: 10, maxLength: 10 }),
    );
  });

  test.each([
    ['007', [11], [10, 12]],
    ['1007', [11], [10, 12]],
    ['013', [9, 10, 16, 20], [8, 11, 15, 17, 19]],
    ['051', [12, 16], [11, 13, 15]],
    ['001', [6, 9, 11], [5, 12]],
    ['370', [3, 18], [19]],
  ])('of bank %s is doubted for its length, never refused', (bankCode, usual, unusual) => {
    for (const length of usual) expect(account(bankCode, digits(length))).toMatchObject({ ok: true, findings: [] });
    for (const length of unusual) {
      const judged = account(bankCode, digits(length));
      expect(judged.ok).toBe(true);
      expect(codes(judged)).toEqual(['co.local.unusual_length']);
    }
  });

  test('of zeros only is refused', () => {
    expect(codes(account('370', '0000'))).toEqual(['co.local.zeros']);
  });

  test.each(['000000001', '3456789012'])('%s is one of the sandbox', (accountNumber) => {
    const judged = colombia.judgeAccount({
      accountNumber,
      bankCode: '1007',
      accountType: 'CHECKING',
      mode: 'sandbox',
    });
    expect(judged).toMatchObject({ ok: true, findings: [] });
  });

  test('asks for any document at Bancolombia, for CC or NIT elsewhere', () => {
    expect(colombia.requirements('1007')?.documentTypes).toHaveLength(10);
    expect(colombia.requirements('051')?.documentTypes).toEqual(['CC', 'NIT']);
    expect(colombia.requirements()?.fields.filter(({ required }) => required)).toHaveLength(5);
  });
});

describe('a NIT', () => {
  test('is read with dots, commas and spaces', () => {
    expect(nit('901,458.652 - 7')).toMatchObject({ ok: true, normalized: '9014586527', confirmed: 1 });
  });

  test('of a company without its check digit is only doubted', () => {
    const offered = { code: 'co.nit.digit_missing', level: 'warning', position: 10 };
    expect(nit('901401497')).toMatchObject({ ok: true, findings: [{ ...offered, expected: '6' }] });
    expect(nit('901401497').parts).toHaveLength(1);
    expect(nit('800228175')).toMatchObject({ ok: true, findings: [{ code: 'co.nit.digit_missing' }] });
  });

  test("of nine digits with a person's digit is whole", () => {
    expect(nit('80123456-4')).toMatchObject({ ok: true, confirmed: 1, findings: [] });
    expect(nit('17123456-2')).toMatchObject({ ok: false, findings: [{ code: 'co.nit.check_digit', position: 9 }] });
    expect(nit('901401497-1')).toMatchObject({ ok: false, findings: [{ code: 'co.nit.check_digit', position: 10 }] });
  });

  test.each([
    ['1018464851', '9'],
    ['80123456', '4'],
    ['79518221', '3'],
  ])('that is the cédula %s is offered its digit %s, with which it is whole', (cedula, expected) => {
    const offered = { code: 'co.nit.looks_like_cc', level: 'warning', position: cedula.length + 1, expected };
    expect(nit(cedula)).toMatchObject({ ok: true, state: 'well-formed', confirmed: 0, findings: [offered] });
    expect(nit(`${cedula}-${expected}`)).toMatchObject({ ok: true, confirmed: 1, findings: [] });
  });

  test('of seven digits and its own is whole', () => {
    const whole = Array.from('0123456789').filter((digit) => nit(`5123456${digit}`).confirmed === 1);
    expect(whole).toHaveLength(1);
  });

  test.each(['CC', 'NIT', 'CE', 'TI', 'PAS', 'CD', 'IEPN', 'IEPJ', 'FD', 'RC'])('and a %s fit the sandbox', (type) => {
    expect(colombia.judgeDocument({ type, number: '123456789', mode: 'sandbox' })).toMatchObject({ ok: true });
  });
});

test.each([
  ['CC', '52.123.456', []],
  ['CC', '12345', ['co.cc.unusual_length']],
  ['CC', '12345678901', ['co.cc.length']],
  ['CE', 'E123456', []],
  ['CE', '123456789012345', ['co.ce.unusual_length']],
  ['TI', '99012312345', []],
  ['TI', '123456789', ['co.ti.unusual_length']],
  ['PAS', 'AT123456', []],
  ['RC', '1020304050', []],
  ['FD', '000', ['co.fd.zeros']],
  ['CD', '12A', ['document.characters']],
])('%s %s: %j', (type, number, expected) => {
  expect(codes(colombia.judgeDocument({ type, number }))).toEqual(expected);
});
