import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { formFor } from '../../layout.ts';
import { agencyIn } from './agency.ts';
import { banrisulAgency } from './banrisul.ts';
import { ruleOf } from './bank-rules.ts';
import { pack } from './index.ts';
import { verhoeff } from './verhoeff.ts';

const brazil = countryOf(pack);
const local = (bankCode: string, branchCode: string, accountNumber: string) =>
  brazil.judgeAccount({ format: 'LOCAL', bankCode, branchCode, accountNumber, accountType: 'CHECKING' });
const codesOf = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

const digits = (min: number, max: number) =>
  fc.array(fc.constantFrom(...Array.from('0123456789')), { minLength: min, maxLength: max }).map((all) => all.join(''));

describe('an account of a bank whose rule is public', () => {
  /** Worked examples of each rule, branch with its check where the bank has one. */
  test.each([
    ['Banco do Brasil', '001', '1584-9', '00210169-6'],
    ['Santander', '033', '0189', '01017417-9'],
    ['Banrisul', '041', '0100-81', '358507671-8'],
    ['Caixa', '104', '2004', '001.00000448-6'],
    ['Bradesco', '237', '0237-2', '0238069-2'],
    ['Nubank', '260', '0001', '292004769-2'],
    ['Itaú', '341', '2545', '02366-1'],
  ])('of %s agrees with it, and with no other check digit', (_, bankCode, branchCode, accountNumber) => {
    expect(local(bankCode, branchCode, accountNumber)).toMatchObject({ ok: true, confirmed: 1, findings: [] });
    const accepted = Array.from('0123456789').filter(
      (digit) => local(bankCode, branchCode, accountNumber.slice(0, -1) + digit).ok,
    );
    expect(accepted).toEqual([accountNumber.slice(-1)]);
  });

  test('is found by the bank’s other code too', () => {
    expect(local('60701190', '2545', '02366-1')).toMatchObject({ ok: true, confirmed: 1, bank: { code: '341' } });
    expect(codesOf(local('60701190', '2545', '02366-2'))).toEqual(['br.local.check_digit']);
  });

  test('is summed again when the agency changes, where the sum starts with it', () => {
    expect(codesOf(local('341', '2546', '02366-1'))).toEqual(['br.local.check_digit']);
    expect(codesOf(local('104', '2005', '001.00000448-6'))).toEqual(['br.local.check_digit']);
  });

  test('is not summed with an agency that is not legible', () => {
    expect(local('341', '2545-6', '02366-9')).toMatchObject({ ok: true, confirmed: 0 });
    expect(agencyIn({ branchCode: ' 25 ' })).toBe('0025');
  });

  test.each([
    ['001', '4881', 'X'],
    ['237', '7151', 'P'],
  ])('of bank %s, agency %s, may print 0 for %s', (bankCode, branchCode, letter) => {
    const doubts = (check: string) =>
      local(bankCode, `${branchCode}-${check}`, '').findings.filter(({ field }) => field);
    expect([letter, letter.toLowerCase(), '0'].flatMap(doubts)).toEqual([]);
    expect(doubts('1')).toMatchObject([{ code: 'br.branch.check_digit', expected: letter }]);
  });

  test('of a length its bank is not known for is doubted, not refused', () => {
    expect(local('341', '2545', '123456-7')).toMatchObject({ ok: true, findings: [{ expected: '6' }] });
    expect(local('104', '2004', '1288 000000977155615')).toMatchObject({ ok: true, findings: [{ expected: '12' }] });
    expect(local('033', '0189', '1017417-8')).toMatchObject({ ok: true, findings: [{ expected: '9' }] });
  });

  test('that is too short for its bank is incomplete', () => {
    expect(local('341', '2545', '0236')).toMatchObject({ state: 'incomplete', missing: 2 });
  });

  test('of Nubank at another agency than 0001 is doubted', () => {
    const doubt = { code: 'br.branch.always_the_same', level: 'warning', field: 'branchCode', expected: '0001' };
    expect(local('260', '0002', '292004769-2')).toMatchObject({ ok: true, findings: [doubt] });
    expect(local('260', '1', '292004769-2').findings).toEqual([]);
  });
});

describe('an account without the zeros its bank writes ahead', () => {
  /** Worked examples; 1234 adds up to 30 in every sum of 5 4 3 2: remainder 8, so 3. */
  test.each([
    ['Banco do Brasil', '001', '1584-9', '1234-3', '012343'],
    ['Santander', '033', '0189', '1017417-9', '010174179'],
    ['Banrisul', '041', '0100-81', '1234-3', '0000012343'],
    ['Caixa, of the operation', '104', '2004', '1.00000448-6', '001000004486'],
    ['Bradesco', '237', '0237-2', '1234-3', '012343'],
    ['Itaú', '341', '2545', '2366-1', '023661'],
  ])('%s: is padded and checked', (_, bankCode, branchCode, short, written) => {
    const judged = local(bankCode, branchCode, short);
    expect(judged).toMatchObject({
      ok: true,
      confirmed: 1,
      findings: [],
      equivalents: [{ format: 'LOCAL', accountNumber: written }],
    });
    expect(local(bankCode, branchCode, written)).toMatchObject({ ok: true, confirmed: 1, findings: [] });
    expect(local(bankCode, branchCode, written).equivalents).toEqual([]);
  });

  test('is taken for unfinished when its check digit disagrees, or tells nothing', () => {
    const missing = { ok: false, state: 'incomplete', findings: [{ code: 'br.local.length', expected: '6' }] };
    expect(local('341', '2545', '2366-2')).toMatchObject(missing);
    const twoDigits = Array.from('0123456789').filter((digit) => local('341', '2545', `34${digit}`).ok);
    expect(twoDigits).toEqual([]);
    expect(local('341', '2546', '2366-1')).toMatchObject(missing);
  });

  test('is not believed of Nubank, whose digit changes with every zero ahead', () => {
    expect(verhoeff('004769')).not.toBe(verhoeff('4769'));
    const accepted = Array.from('0123456789').filter((digit) => local('260', '0001', `4769${digit}`).ok);
    expect(accepted).toEqual([]);
  });

  test('has the same check digit as with them, whatever the number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('001', '033', '041', '237', '341'),
        digits(4, 4),
        digits(3, 4).filter((account) => Number(account) > 0),
        (bankCode, agency, account) => {
          const right = Array.from('0123456789').filter((digit) => local(bankCode, agency, account + digit).confirmed);
          for (const digit of right) {
            const [written] = local(bankCode, agency, account + digit).equivalents ?? [];
            expect(local(bankCode, agency, written?.accountNumber ?? '')).toMatchObject({ confirmed: 1 });
          }
        },
      ),
    );
  });
});

describe('an account of any other bank', () => {
  test('is judged by its length alone, and only doubted', () => {
    expect(local('077', '0001-9', '123456789-0')).toMatchObject({
      ok: true,
      findings: [],
      bank: { name: 'Banco Inter' },
    });
    expect(codesOf(local('077', '0001', '12345678901234'))).toEqual(['br.local.unusual_length']);
    expect(local('077', '0001', '1234-5')).toMatchObject({ ok: false, state: 'incomplete', missing: 1 });
    expect(local('077', '0001', '123456789012345678901').ok).toBe(false);
  });
});

/** Check digits that stand for two remainders; with 0 for X or P, Banco do Brasil and Bradesco have one too. */
const sharedDigit: Record<string, string> = { '001': '0', '041': '6', '104': '0', '237': '0' };

describe.each(['001', '033', '041', '104', '237', '260', '341'])('the rule of bank %s', (bankCode) => {
  const rule = ruleOf(bankCode);
  const sizes = rule ? ([rule.account.min - 1, rule.account.max - 1] as const) : ([0, 0] as const);
  const digitSum = (branchCode: string, accountNumber: string) =>
    brazil.explainCheckDigits({ format: 'LOCAL', bankCode, branchCode, accountNumber })[0];

  test('has a weight for every digit', () => {
    const checks = rule ? [rule.account.min, rule.account.max].flatMap((n) => formFor(rule.account, n).checks) : [];
    expect(checks).not.toEqual([]);
    for (const { method, from, to } of checks)
      expect('weights' in method ? method.weights.length : to - from).toBeGreaterThanOrEqual(to - from);
  });

  test('sees every single wrong digit of the account, save where two remainders share a check digit', () => {
    fc.assert(
      fc.property(
        digits(4, 4),
        digits(...sizes),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (agency, account, at, by) => {
          const place = at % account.length;
          const slipped = `${(Number(account.charAt(place)) + by) % 10}`;
          const other = account.slice(0, place) + slipped + account.slice(place + 1);
          const expected = digitSum(agency, `${account}0`)?.expected ?? '';
          const isSeen = digitSum(agency, other + expected)?.agrees === false;
          expect(isSeen || expected === sharedDigit[bankCode]).toBe(true);
        },
      ),
    );
  });
});

describe('the agency of Banrisul', () => {
  test('has two check digits for every agency', () => {
    expect(banrisulAgency('0100')).toBe('81');
    fc.assert(fc.property(digits(4, 4), (agency) => /^\d{2}$/.test(banrisulAgency(agency))));
  });
});

describe('Verhoeff’s digit', () => {
  test('of 236 is 3', () => {
    expect(verhoeff('236')).toBe('3');
  });

  test('sees every swap of two different neighbours', () => {
    fc.assert(
      fc.property(digits(2, 10), fc.nat(), (block, at) => {
        const place = at % (block.length - 1);
        const [a, b] = [block.charAt(place), block.charAt(place + 1)];
        fc.pre(a !== b);
        expect(verhoeff(block.slice(0, place) + b + a + block.slice(place + 2))).not.toBe(verhoeff(block));
      }),
    );
  });
});
