import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedCheck } from '../../check-digits.ts';
import { countryOf } from '../../country.ts';
import { ofPerson } from './cedula.ts';
import { pack } from './index.ts';

const ecuador = countryOf(pack);
const document = (type: string, number: string) => ecuador.judgeDocument({ type, number });
const ruc = (number: string) => document('RUC', number);
const account = (bankCode: string, accountNumber: string, accountType?: string) =>
  ecuador.judgeAccount({ bankCode, accountNumber, accountType });
const codes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

describe('a cédula', () => {
  test('must have its check digit, whatever its third digit', () => {
    expect(document('CC', '171430710-3')).toMatchObject({ ok: true, confirmed: 1, findings: [] });
    expect(document('CC', '1714307104')).toMatchObject({
      ok: false,
      findings: [{ code: 'ec.cc.check_digit', position: 10, expected: '3' }],
    });
    expect(document('CC', '1784307108')).toMatchObject({ ok: true, findings: [{ code: 'ec.cc.third_digit' }] });
  });

  test('must be of a province', () => {
    expect(codes(document('CC', '8814307107'))).toEqual(['ec.cc.province']);
    expect(document('CC', '3042040240')).toMatchObject({ ok: true, findings: [] });
    expect(document('CC', '5042040245')).toMatchObject({ ok: true, findings: [] });
    expect(codes(document('CC', '2542040247'))).toEqual(['ec.cc.province']);
  });
});

describe('a RUC', () => {
  test('of any person is the cédula and an establishment', () => {
    const body = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([province, third, rest]) => `${province}`.padStart(2, '0') + third + `${rest}`.padStart(6, '0'));
    fc.assert(
      fc.property(body, fc.integer({ min: 0, max: 9 }), (nine, digit) => {
        const isRight = expectedCheck(ofPerson, nine, 0, 9, {}) === `${digit}`;
        expect(document('CC', `${nine}${digit}`).ok).toBe(isRight);
        expect(ruc(`${nine}${digit}001`).ok).toBe(isRight);
      }),
    );
  });

  test('of a company or public body is never refused for its digit', () => {
    const sixOrNine = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.constantFrom('6', '9'), fc.integer({ min: 0, max: 9_999_999 }))
      .map(([province, third, rest]) => `${province}`.padStart(2, '0') + third + `${rest}`.padStart(7, '0'));
    fc.assert(
      fc.property(sixOrNine, (ten) => {
        expect(ruc(`${ten}001`).ok).toBe(true);
      }),
    );
  });

  test('of a company is doubted for its digit, unless its series has none', () => {
    expect(ruc('1792060346001')).toMatchObject({ confirmed: 1, findings: [] });
    expect(codes(ruc('1792060347001'))).toEqual(['ec.ruc.company_digit']);
    expect(ruc('1793213150001')).toMatchObject({ confirmed: 0, findings: [] });
  });

  test('with a 6 is a public body, or a foreigner whose cédula agrees', () => {
    expect(ruc('1760001550001').parts.map(({ value }) => value)).toEqual(['17', '600015', '5', '0001']);
    expect(codes(ruc('1760001560001'))).toEqual(['ec.ruc.state_digit']);
    const foreigner = ruc('1764307201001');
    expect(foreigner).toMatchObject({ ok: true, confirmed: 1, findings: [] });
    expect(foreigner.parts.map(({ value }) => value)).toEqual(['17', '6430720', '1', '001']);
  });

  test('expects no digit where none is issued', () => {
    const unissued = Array.from({ length: 100 }, (_, i) => ruc(`17920000${`${i}`.padStart(2, '0')}001`))
      .flatMap(({ findings }) => findings)
      .filter(({ expected }) => expected === undefined);
    expect(unissued.length).toBeGreaterThan(0);
  });

  test.each([
    ['a company', '992397535001', '0992397535001'],
    ['a public body', '968599020001', '0968599020001'],
    ['a person', '914307103001', '0914307103001'],
  ])('of %s that lost its leading zero says so', (_, typed, written) => {
    const said = { code: 'ec.ruc.leading_zero', level: 'error', position: 1, expected: written };
    expect(ruc(typed)).toMatchObject({ ok: false, state: 'impossible', findings: [said] });
    expect(ruc(written).ok).toBe(true);
  });

  test('of any person of the provinces 01 to 09 is recognised without its zero, and only with the right digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 5_999_999 }), (province, rest) => {
        const nine = `0${province}${`${rest}`.padStart(7, '0')}`;
        const right = expectedCheck(ofPerson, nine, 0, 9, {});
        const said = Array.from('0123456789').filter((digit) =>
          codes(ruc(`${nine.slice(1)}${digit}001`)).includes('ec.ruc.leading_zero'),
        );
        expect(said).toEqual([right]);
      }),
    );
  });

  test('being typed has no zero to miss', () => {
    for (const whole of ['1714307103001', '1792060346001', '1760001550001', '1990006789001'])
      expect(ruc(whole.slice(0, 12))).toMatchObject({ state: 'incomplete', missing: 1 });
  });

  test('has an establishment', () => {
    expect(codes(ruc('1714307103000'))).toEqual(['ec.ruc.establishment']);
    expect(ruc('1714307103002').ok).toBe(true);
  });
});

describe('an account', () => {
  test.each(['0010', '0017', '0030', '0032'])('at %s asks for nothing else', (bankCode) => {
    const fields = ecuador.requirements(bankCode)?.fields.map(({ field }) => field);
    expect(fields).toEqual(['bankCode', 'accountNumber']);
    expect(account(bankCode, '2203728320')).toMatchObject({ ok: true, findings: [] });
  });

  test('elsewhere asks for type and document', () => {
    const { fields, documentTypes } = ecuador.requirements('0036') ?? { fields: [] };
    expect(fields.filter(({ required }) => required).map(({ field }) => field)).toEqual([
      'bankCode',
      'accountNumber',
      'accountType',
      'documentType',
      'documentNumber',
    ]);
    expect(documentTypes).toEqual(['CC', 'RUC', 'PAS']);
    expect(codes(account('0036', '12345678'))).toEqual(['account.account_type_required']);
  });

  test('is doubted for its length, never refused', () => {
    expect(account('0010', '123456789').findings).toMatchObject([{ level: 'warning', expected: '10' }]);
    expect(account('0017', '12345678901').findings).toMatchObject([{ level: 'warning', expected: '5-10' }]);
    expect(account('0036', '1'.repeat(30), 'CARD').findings).toMatchObject([{ level: 'warning', expected: '5-20' }]);
    expect(account('0036', '1'.repeat(31), 'CARD').ok).toBe(false);
  });
});
