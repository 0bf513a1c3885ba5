import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { pack } from './index.ts';
import { endsInItsDigit } from './rut.ts';

const chile = countryOf(pack);
const rut = (number: string) => chile.judgeDocument({ type: 'RUT', number });
const account = (accountNumber: string, bankCode = '001') =>
  chile.judgeAccount({ accountNumber, bankCode, accountType: 'DEMAND' });
const codes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

describe('a RUT', () => {
  test('is read with dots, a small k and the country ahead', () => {
    expect(rut('cl 15.836.350-k')).toMatchObject({ ok: true, normalized: '15836350K', findings: [] });
  });

  test('of a rare length is doubted when its digit agrees, refused as too short or too long otherwise', () => {
    expect(rut('7612-0')).toMatchObject({ ok: true, confirmed: 1, findings: [{ code: 'cl.rut.unusual_length' }] });
    expect(rut('100.000.000-7')).toMatchObject({ ok: true, confirmed: 1 });
    expect(rut('7612-1')).toMatchObject({ ok: false, state: 'incomplete', findings: [{ code: 'cl.rut.length' }] });
    expect(rut('100.000.000-8')).toMatchObject({ ok: false, findings: [{ code: 'cl.rut.length', position: 10 }] });
  });

  test('is issued with one check character for each body, from four digits to nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (body) => {
        const right = Array.from('0123456789K').filter((digit) => rut(`${body}-${digit}`).ok);
        expect(right).toHaveLength(1);
        expect(endsInItsDigit(`${body}${right[0]}`)).toBe(true);
      }),
    );
  });

  test('of the sandbox need not agree', () => {
    for (const number of ['123456801', '123456789', '456789123']) {
      expect(chile.judgeDocument({ type: 'RUT', number, mode: 'sandbox' })).toMatchObject({ ok: true, findings: [] });
    }
  });
});

describe('an account', () => {
  test('asks for bank, type and RUT', () => {
    const { fields } = chile.requirements() ?? { fields: [] };
    expect(fields.map(({ field, required }) => [field, required])).toEqual([
      ['bankCode', true],
      ['accountNumber', true],
      ['accountType', true],
      ['documentType', true],
      ['documentNumber', true],
    ]);
  });

  test('names its bank by either code', () => {
    expect([account('1513523451', '001').bank, account('1513523451', '0001').bank]).toEqual([
      { code: '001', name: 'Banco de Chile' },
      { code: '001', name: 'Banco de Chile' },
    ]);
    expect(pack.banks.byCode.get('875')).toMatchObject({ provider: '0875' });
  });

  test('of an unusual length is only doubted', () => {
    expect([account('123'), account('1'.repeat(25))].map(codes)).toEqual([
      ['cl.local.unusual_length'],
      ['cl.local.unusual_length'],
    ]);
    expect(account('1'.repeat(26)).ok).toBe(false);
  });

  test('is told without its leading zeros too', () => {
    expect(account('000012345').equivalents).toEqual([{ format: 'LOCAL', accountNumber: '12345' }]);
    expect(account('12345').equivalents).toEqual([]);
  });

  test('of BancoEstado that is a whole RUT has the check digit too many', () => {
    expect(codes(account('125319092', '012'))).toEqual(['cl.local.cuenta_rut_digit']);
    expect([account('12531909', '012'), account('125319093', '012'), account('125319092', '037')].map(codes)).toEqual([
      [],
      [],
      [],
    ]);
  });

  test.each([
    ['000000000000011', '999'],
    ['000000020000012', '999'],
    ['1513523451', '0001'],
    ['1513523222', '0001'],
  ])('%s of bank %s is one of the sandbox', (accountNumber, bankCode) => {
    const judged = chile.judgeAccount({ accountNumber, bankCode, accountType: 'CHECKING', mode: 'sandbox' });
    expect(judged).toMatchObject({ ok: true, findings: [] });
  });
});
