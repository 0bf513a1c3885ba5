import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { pack } from './index.ts';
import { ownNumbers } from './own-numbers.ts';

const uruguay = countryOf(pack);
const local = (bankCode: string, accountNumber: string) => uruguay.judgeAccount({ accountNumber, bankCode });

describe('the bank decides how long a number is', () => {
  test.each([
    ['BROU', '001', 14, 3],
    ['Santander', '137', 16, 1],
    ['BHU', '091', 12, 1],
    ['Bandes', '110', 9, 1],
    ['Heritage', '162', 9, 1],
    ['Scotiabank', '128', 10, 1],
    ['Citibank', '000', 10, 1],
    ['Itaú', '113', 7, 1],
    ['OCA Blue', '815', 7, 1],
  ])('%s at %s: %d digits, with zeros ahead', (_, bankCode, length, leftOut) => {
    const number = '1234567890123456';
    expect(local(bankCode, number.slice(0, length))).toMatchObject({ ok: true, findings: [], equivalents: [] });
    const short = number.slice(0, length - leftOut);
    expect(local(bankCode, short)).toMatchObject({
      ok: true,
      findings: [{ code: 'uy.local.shorter', level: 'warning', expected: `${length}` }],
      equivalents: [{ format: 'LOCAL', accountNumber: '0'.repeat(leftOut) + short }],
    });
    expect(local(bankCode, `${number.slice(0, length)}0`).findings).toMatchObject([{ code: 'uy.local.length' }]);
  });

  test.each([
    ['BBVA', '153', 3, 9],
    ['HSBC', '157', 4, 10],
    ['Nación', '246', 3, 12],
    ['Prex', '452', 3, 8],
    ['MiDinero', '6917', 3, 11],
  ])('%s: as it is', (_, bankCode, min, max) => {
    const number = (length: number) => local(bankCode, '1'.repeat(length));
    for (const length of [min, max]) expect(number(length)).toMatchObject({ ok: true, findings: [], equivalents: [] });
    for (const length of [min - 1, max + 1]) expect(number(length).ok).toBe(false);
  });

  test('any other bank has three to sixteen digits', () => {
    expect(local('361', '123')).toMatchObject({ ok: true, findings: [] });
    expect(local('361', '1'.repeat(17)).ok).toBe(false);
  });

  test('and says so in the requirements', () => {
    const number = uruguay.requirements('113')?.fields.find(({ field }) => field === 'accountNumber');
    expect(number).toMatchObject({ minLength: 3, maxLength: 7 });
  });
});

test.each([
  ['001', 12],
  ['001', 13],
  ['091', 10],
  ['128', 7],
  ['137', 12],
])('at %s, %d digits may be an older number, which zeros do not make a new one', (bankCode, length) => {
  expect(local(bankCode, '1'.repeat(length))).toMatchObject({
    ok: true,
    findings: [{ code: 'uy.local.older_length', level: 'warning' }],
    equivalents: [],
  });
});

test('a filled-up number is right as it is and keeps its digits', () => {
  const digits = fc.stringMatching(/^[1-9][0-9]{2,15}$/);
  fc.assert(
    fc.property(fc.constantFrom(...ownNumbers.keys()), digits, (bankCode, typed) => {
      for (const { accountNumber } of local(bankCode, typed).equivalents ?? []) {
        expect(accountNumber.replace(/^0+/, '')).toBe(typed);
        expect(local(bankCode, accountNumber)).toMatchObject({ ok: true, findings: [], equivalents: [] });
      }
    }),
  );
});

test('leading zeros left out do not move the other parts', () => {
  const drawn = (number: string) => local('001', number).parts.map(({ value }) => value);
  expect(drawn('00123456700001')).toEqual(['001234567', '00001']);
  expect(drawn('123456700001')).toEqual(['1234567', '00001']);
});

test('Citibank is found by either of its codes, and so is the length of its numbers', () => {
  const citibank = { ok: true, bank: { code: '000', name: 'Citibank' }, findings: [{ code: 'uy.local.shorter' }] };
  for (const code of ['000', '205']) expect(local(code, '123456789')).toMatchObject(citibank);
});

test.each(['0000', '0001', '0003', '0004'])('the sandbox accepts the test number %s', (accountNumber) => {
  const judged = uruguay.judgeAccount({ accountNumber, bankCode: '999', mode: 'sandbox' });
  expect(judged).toMatchObject({ ok: true, findings: [] });
});

describe('a document', () => {
  const code = (type: string, number: string) =>
    uruguay.judgeDocument({ type, number }).findings.map((finding) => finding.code);

  test('CI of seven digits or six is an old one', () => {
    expect(code('CI', '935.688-8')).toEqual([]);
    expect(code('CI', '12.345-8')).toEqual([]);
    expect(code('CI', '12.345-6')).toEqual(['uy.ci.check_digit']);
    expect(code('CI', '1.234-0')).toEqual(['uy.ci.length']);
    expect(code('CI', '00000000')).toEqual(['uy.ci.zeros']);
  });

  test('RUT may begin with 22 and holds 001 ahead of its check digit', () => {
    const rut = (body: string) =>
      Array.from('0123456789', (digit) => code('RUT', body + digit)).toSorted((a, b) => a.length - b.length)[0];
    expect(rut('22000012001')).toEqual([]);
    expect(rut('23000012001')).toEqual(['uy.rut.prefix']);
    expect(rut('21000012002')).toEqual(['uy.rut.suffix']);
  });

  test('RUT whose number is all zeros is refused, although its sum agrees', () => {
    const zeros = Array.from('0123456789', (digit) => code('RUT', `21000000001${digit}`));
    expect(zeros).toContainEqual(['uy.rut.zeros']);
    expect(zeros.filter((codes) => codes.length === 0)).toEqual([]);
    expect(code('RUT', '210000010017')).not.toContain('uy.rut.zeros');
  });

  test('RUT that is never issued has no expected digit', () => {
    const bodies = Array.from({ length: 30 }, (_, i) => `21${`${i + 1}`.padStart(6, '0')}0010`);
    const judged = bodies.flatMap((number) => uruguay.judgeDocument({ type: 'RUT', number }).findings);
    const never = judged.find(({ expected }) => expected === undefined);
    expect(never).toEqual({ code: 'uy.rut.check_digit', level: 'error', part: 'checkDigit', position: 12 });
  });
});
