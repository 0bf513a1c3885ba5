import { describe, expect, test } from 'vitest';
import { judgeAccount, judgeDocument } from './index.ts';

const clabe = (accountNumber: string) => judgeAccount({ country: 'MX', format: 'CLABE', accountNumber });
const cbu = (accountNumber: string) => judgeAccount({ country: 'AR', format: 'CBU', accountNumber });

describe('a number being typed', () => {
  test('is incomplete, says how much is missing and already names the bank', () => {
    const judged = clabe('0020100777');
    expect(judged).toMatchObject({
      ok: false,
      state: 'incomplete',
      missing: 8,
      bank: { code: '002', name: 'Banamex' },
    });
    expect(judged.parts.map(({ value }) => value)).toEqual(['002', '010', '0777', '']);
  });

  test('is impossible as soon as a whole block is wrong', () => {
    expect(cbu('2850590').state).toBe('incomplete');
    expect(cbu('28505909')).toMatchObject({ state: 'incomplete', confirmed: 1 });
    const wrong = { code: 'ar.cbu.check_digit_1', level: 'error', part: 'checkDigit1', position: 8, expected: '9' };
    expect(cbu('28505908')).toMatchObject({ state: 'impossible', findings: expect.arrayContaining([wrong]) });
  });

  test('is impossible at the first character that does not belong', () => {
    const stray = { code: 'account.characters', level: 'error', part: 'account', position: 7, expected: '0-9' };
    expect(clabe('014028O0').findings[0]).toEqual(stray);
  });

  test('is neither right nor wrong when empty', () => {
    expect(clabe('')).toMatchObject({ ok: false, state: 'incomplete', missing: 18 });
  });
});

describe('a complete number', () => {
  test('is well-formed when its check digit agrees', () => {
    const judged = clabe('032 180 00011835971 9');
    expect(judged).toMatchObject({ ok: true, state: 'well-formed', missing: 0, findings: [] });
    expect(judged.parts).toContainEqual({
      part: 'checkDigit',
      role: 'check',
      from: 17,
      to: 18,
      value: '9',
      label: 'checkDigit',
    });
  });

  test('is refused with the digit that was expected', () => {
    const finding = { code: 'mx.clabe.check_digit', level: 'error', part: 'checkDigit', position: 18, expected: '1' };
    expect(clabe('002010077777777779')).toMatchObject({ ok: false, state: 'impossible', findings: [finding] });
  });

  test('is refused when one digit too long, pointing at the digit too many', () => {
    const finding = { code: 'mx.clabe.length', level: 'error', position: 19, expected: '18' };
    expect(clabe('0020100777777777711')).toMatchObject({ ok: false, findings: [finding] });
  });

  test('is refused for a strange character even past its end', () => {
    expect(clabe('002010077777777771X').findings).toMatchObject([{ code: 'account.characters', position: 19 }]);
    const alias = { country: 'AR', format: 'ALIAS', accountNumber: 'prometeofallo.pruebas_mp' } as const;
    expect(judgeAccount({ ...alias, mode: 'sandbox' })).toMatchObject({ ok: false, findings: [{ position: 22 }] });
  });

  test('of a bank nobody knows is only doubted', () => {
    const finding = { code: 'account.bank_unknown', level: 'warning', part: 'bank' };
    expect(clabe('989000000000000008')).toMatchObject({ ok: true, findings: [finding] });
  });

  test('of a payment provider nobody knows is fine: no list of them is complete', () => {
    const judged = judgeAccount({ country: 'AR', format: 'CVU', accountNumber: '0000168305809636948064' });
    expect(judged).toMatchObject({ ok: true, findings: [] });
    expect(judged).not.toHaveProperty('bank');
  });

  test('of zeros only is refused although its sums agree', () => {
    expect(clabe('0'.repeat(18)).findings[0]?.code).toBe('mx.clabe.zeros');
    expect(cbu('0'.repeat(22)).findings[0]?.code).toBe('ar.cbu.zeros');
  });

  test('that contradicts the chosen bank is doubted', () => {
    const judged = judgeAccount({ country: 'MX', accountNumber: '032180000118359719', bankCode: '012' });
    expect(judged.findings).toMatchObject([{ code: 'account.bank_mismatch', expected: '032' }]);
  });

  test('does not contradict the bank it names when that was chosen by its code in another system', () => {
    const accountNumber = 'BR9700360305000010009795493P1';
    const judge = (bankCode: string) => judgeAccount({ country: 'BR', format: 'IBAN', accountNumber, bankCode });
    expect([judge('104').findings, judge('00360305').findings]).toEqual([[], []]);
  });

  test.each(['1.23E+17', '1,23E+17', '3.21800001183597e+16'])('%s is a number a spreadsheet destroyed', (damaged) => {
    expect(clabe(damaged)).toMatchObject({ state: 'impossible', findings: [{ code: 'account.excel_number' }] });
  });
});

describe('the format, when not named', () => {
  const formatOf = (country: string, accountNumber: string, more = {}) =>
    judgeAccount({ country, accountNumber, ...more }).format;

  test.each([
    ['AR', '2850590940090418135201', 'CBU'],
    ['AR', '0000003100065557211734', 'CVU'],
    ['AR', 'pan.pampa.tango', 'ALIAS'],
    ['AR', '2850590', 'CBU'],
    ['AR', '00000031', 'CVU'],
    ['MX', '0020100777', 'CLABE'],
    ['MX', '002010077777777779', 'CLABE'],
  ])('in %s, %s is read as %s', (country, number, format) => {
    expect(formatOf(country, number)).toBe(format);
  });

  test('is local once bank and branch are given', () => {
    expect(formatOf('MX', '4040404066', { bankCode: '012', branchCode: '180' })).toBe('LOCAL');
  });
});

describe('the other fields', () => {
  test('are missed where the format needs them', () => {
    const judged = judgeAccount({ country: 'MX', format: 'LOCAL', accountNumber: '4040404066' });
    expect(judged).toMatchObject({ ok: false, state: 'well-formed' });
    expect(judged.findings.map(({ code, field }) => [code, field])).toEqual([
      ['account.bank_code_required', 'bankCode'],
      ['account.branch_code_required', 'branchCode'],
    ]);
  });

  test('are judged as numbers of their own', () => {
    const fields = { country: 'MX', format: 'LOCAL', accountNumber: '4040404066', bankCode: '012', branchCode: '18O' };
    expect(judgeAccount(fields).findings).toMatchObject([
      { code: 'account.characters', field: 'branchCode', position: 3 },
    ]);
  });

  test('name the bank of a local account, or doubt it', () => {
    const local = { country: 'MX', format: 'LOCAL', accountNumber: '4040404066', branchCode: '180' };
    expect(judgeAccount({ ...local, bankCode: '012' })).toMatchObject({
      ok: true,
      bank: { name: 'BBVA' },
      findings: [],
    });
    expect(judgeAccount({ ...local, bankCode: ' 0-12' }).bank).toEqual({ code: '012', name: 'BBVA' });
    const doubt = { code: 'account.bank_unknown', field: 'bankCode' };
    expect(judgeAccount({ ...local, bankCode: '989' })).toMatchObject({ ok: true, findings: [doubt] });
  });

  test('hold an account type of the country', () => {
    const judged = judgeAccount({ country: 'MX', accountNumber: '032180000118359719', accountType: 'CUENTA_AMIGA' });
    expect(judged.findings).toMatchObject([{ code: 'account.account_type_unknown', field: 'accountType' }]);
  });
});

describe('the sandbox', () => {
  test.each([
    ['AR', '9990000000000000000017', {}],
    ['AR', 'prometeofallo.pruebas.mp', {}],
    ['MX', '999000000000000014', {}],
    ['MX', '0', { bankCode: '999', branchCode: '000' }],
  ])('accepts the %s test number %s', (country, accountNumber, more) => {
    expect(judgeAccount({ country, accountNumber, ...more, mode: 'sandbox' })).toMatchObject({
      ok: true,
      findings: [],
    });
  });

  test('still refuses what has no shape', () => {
    expect(judgeAccount({ country: 'MX', accountNumber: '99900000000000000X', mode: 'sandbox' }).ok).toBe(false);
    expect(judgeAccount({ country: 'MX', accountNumber: '9990', mode: 'sandbox' }).ok).toBe(false);
  });
});

describe('what no pack knows', () => {
  test.each([
    [judgeAccount({ country: 'ZZ', accountNumber: '1' }), 'account.country_unknown'],
    [judgeAccount({ country: 'MX', format: 'IBAN', accountNumber: '1' }), 'account.format_unknown'],
    [judgeDocument({ country: 'ZZ', type: 'RFC', number: '1' }), 'document.country_unknown'],
    [judgeDocument({ country: 'MX', type: 'NIT', number: '1' }), 'document.type_unknown'],
  ])('is refused and named', (judged, code) => {
    expect(judged).toMatchObject({ ok: false, findings: [{ code }] });
  });
});

describe('a document', () => {
  const rfc = (number: string) => judgeDocument({ country: 'MX', type: 'RFC', number });

  test('whose check character only hints is doubted, not refused', () => {
    const finding = { code: 'mx.rfc.check_digit', level: 'warning', part: 'checkDigit', position: 12, expected: '5' };
    expect(rfc('ACA120116TX4')).toMatchObject({ ok: true, findings: [finding] });
  });

  test('with a day that never was is refused', () => {
    expect(rfc('AAA991332530')).toMatchObject({ ok: false });
    expect(rfc('AAA991332530').findings).toContainEqual({
      code: 'mx.rfc.date',
      level: 'error',
      part: 'date',
      position: 4,
    });
  });

  test('that is never issued has no expected digit', () => {
    const [finding] = judgeDocument({ country: 'AR', type: 'CUIT', number: '20000000019' }).findings;
    expect(finding).toEqual({ code: 'ar.cuit.check_digit', level: 'error', part: 'checkDigit', position: 11 });
  });
});
