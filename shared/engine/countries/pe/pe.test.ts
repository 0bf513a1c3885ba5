import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { withCheckDigits } from './blocks.ts';
import { pack } from './index.ts';

const peru = countryOf(pack);
const local = (bankCode: string, accountNumber: string) =>
  peru.judgeAccount({ format: 'LOCAL', accountNumber, bankCode });
const cci = (accountNumber: string) => peru.judgeAccount({ format: 'CCI', accountNumber });
const codes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

describe('the bank’s own number stands in its CCI', () => {
  test.each([
    ['BCP current', '00219300153895206813', '1931538952068'],
    ['Interbank', '00392401319240299683', '9243192402996'],
    ['Scotiabank', '00928021280006298996', '2800062989'],
    ['BBVA', '01135600020019445039', '001103560200194450'],
    ['Nación', '01800000400588058608', '04005880586'],
    ['BanBif', '03810110700064503226', '007000645032'],
    ['Mibanco', '04947900601503257899', '6015032578'],
  ])('%s: %s is %s', (_, number, own) => {
    const bankCode = number.slice(0, 3);
    expect(cci(number).equivalents).toEqual([{ format: 'LOCAL', accountNumber: own, bankCode }]);
  });

  test('at a bank whose numbering is not known there is nothing to tell', () => {
    expect(cci('80517024417774908687').equivalents).toEqual([]);
  });
});

describe('the CCI of a bank’s own number', () => {
  test.each([
    ['002', '193-1538952-0-68', '00219300153895206813'],
    ['011', '0011-0241-0190006582', '01124100019000658270'],
    ['011', '0011-0241-0190006582-70', '01124100019000658270'],
  ])('at %s, %s has CCI %s', (bankCode, own, number) => {
    expect(local(bankCode, own)).toMatchObject({
      ok: true,
      findings: [],
      equivalents: [{ format: 'CCI', accountNumber: number }],
    });
  });

  test('cannot be told where the CCI holds digits the number lacks', () => {
    expect(local('003', '9243192402996').equivalents).toEqual([]);
  });

  test.each(['002', '011'])('at %s, leads back to the number and is right', (bankCode) => {
    const digits = (size: number) => fc.stringMatching(new RegExp(`^[0-9]{${size}}$`));
    const body = bankCode === '002' ? digits(14) : fc.tuple(digits(3), digits(10)).map((own) => `00110${own.join('')}`);
    fc.assert(
      fc.property(body, (own) => {
        const [told] = local(bankCode, own).equivalents ?? [];
        const judged = cci(told?.accountNumber ?? '');
        expect(judged).toMatchObject({ ok: true, equivalents: [{ accountNumber: own }] });
      }),
    );
  });

  test('has both its check digits', () => {
    expect(withCheckDigits('011179000100082130')).toBe('01117900010008213094');
  });
});

test('zeros alone are no CCI although both sums agree', () => {
  expect(codes(cci('0'.repeat(20)))).toContain('pe.cci.zeros');
});

describe('a bank’s own number', () => {
  test('of another length is doubted, never refused', () => {
    expect(local('002', '193153895206')).toMatchObject({
      ok: true,
      findings: [{ code: 'pe.local.unusual_length', level: 'warning', expected: '13-14' }],
      equivalents: [],
    });
  });

  test('is drawn in the parts of its bank, or as a whole', () => {
    const drawn = (bankCode: string, number: string) => local(bankCode, number).parts.map(({ part }) => part);
    expect(drawn('002', '1931538952068')).toEqual(['branch', 'account', 'currency', 'checkDigit']);
    expect(drawn('011', '00110241019000658270')).toEqual(['bank', 'branch', 'account', 'checkDigit']);
    expect(drawn('011', '0190006582')).toEqual(['account']);
  });

  test('of BBVA begins with 0011 and, when long, ends as its CCI', () => {
    expect(codes(local('011', '011241000190006582'))).toEqual(['pe.local.start']);
  });

  test.each([
    '0011-0229-0100095691-20',
    '0011-0933-0100025143-97',
    '0011-0194-0100112155-85',
    '0011-0123-0100091134-75',
    '0011-0778-0100018684-89',
    '0011-0787-0100044366-91',
    '0011-0136-0100005190-92',
    '0011-0910-01-00003756-72',
    '0011-0179-93-0200530505',
  ])('of BBVA, %s, holds the check digits of its CCI', (number) => {
    const judged = local('011', number);
    expect(judged).toMatchObject({ ok: true, confirmed: 1, findings: [] });
    expect(cci(judged.equivalents?.[0]?.accountNumber ?? '')).toMatchObject({ ok: true, confirmed: 2 });
  });

  test('of BBVA with another check digit, or a slip anywhere in it, is refused', () => {
    const number = '00110241019000658270';
    expect(local('011', '00110241019000658271')).toMatchObject({
      ok: false,
      findings: [{ code: 'pe.local.check_digits', level: 'error', part: 'checkDigit', position: 19, expected: '70' }],
    });
    const slipped = Array.from(
      number,
      (digit, i) => number.slice(0, i) + ((Number(digit) + 1) % 10) + number.slice(i + 1),
    );
    expect(slipped.slice(5).filter((other) => local('011', other).ok)).toEqual([]);
  });

  test('is no CCI', () => {
    expect(local('011', '01124100019000658270')).toMatchObject({ ok: false, findings: [{ code: 'pe.local.length' }] });
    const wrong = peru.judgeAccount({ accountNumber: '01124100019000658271', bankCode: '011' });
    expect(wrong).toMatchObject({ format: 'CCI', findings: [{ code: 'pe.cci.check_digit_2', expected: '0' }] });
  });

  test('can be asked about at four banks; at others only the CCI can', () => {
    expect(codes(local('049', '6015032578'))).toEqual(['pe.local.cci_only']);
    const bankCode = peru.requirements(undefined, 'LOCAL')?.fields.find(({ field }) => field === 'bankCode');
    expect(bankCode?.options).toEqual(['002', '003', '009', '011']);
  });

  test('has the lengths of its bank in the requirements', () => {
    const number = peru.requirements('009', 'LOCAL')?.fields.find(({ field }) => field === 'accountNumber');
    expect(number).toMatchObject({ minLength: 10, maxLength: 10 });
  });
});

test.each([
  ['99900000000000000030', {}],
  ['99900000000000000138', {}],
  ['000000000000000', { bankCode: '999' }],
  ['000000000000001', { bankCode: '999' }],
])('the sandbox accepts the test number %s', (accountNumber, more) => {
  expect(peru.judgeAccount({ accountNumber, ...more, mode: 'sandbox' })).toMatchObject({ ok: true, findings: [] });
});

describe('a DNI', () => {
  const dni = (number: string) => peru.judgeDocument({ type: 'DNI', number });

  test('is whole with eight digits, and verified with nine', () => {
    expect(dni('10117410')).toMatchObject({ ok: true, confirmed: 0 });
    expect(dni('10117410-2')).toMatchObject({ ok: true, confirmed: 1 });
    expect(dni('10117410-g')).toMatchObject({ ok: true, confirmed: 1 });
  });

  test('says which verifying character was expected', () => {
    expect(dni('101174103').findings).toMatchObject([{ code: 'pe.dni.check_character', position: 9, expected: '2' }]);
  });
});
