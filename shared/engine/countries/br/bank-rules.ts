import { complementOfTen, countdown, cycle } from '../../check-digits.ts';
import type { CheckMethod } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import { grouped, normalise } from '../../normalise.ts';
import { agencyAhead } from './agency.ts';
import { banks } from './banks.ts';
import { banrisulAgency } from './banrisul.ts';
import { belowTwoIsZero } from './cpf.ts';
import { verhoeff } from './verhoeff.ts';

export type Part = 'operation' | 'account' | 'checkDigit';
type AccountLayout = Layout<Part, 'check_digit'>;
type Size = number | readonly [min: number, max: number];
type BranchLayout = Layout<'branch' | 'checkDigit', 'check_digit'>;

/** How one bank numbers its accounts and agencies. */
interface BankRule {
  readonly account: AccountLayout;
  /** The account without the zeros ahead that the bank writes and people leave out; believed when its check digit agrees. */
  readonly short?: AccountLayout;
  /** A shorter number cannot be: what is dropped ahead of it are zeros at most. */
  readonly isExact?: true;
  /** Its sum starts with the agency. */
  readonly overAgency?: true;
  /** The agency when written with its check, and how long that is. */
  readonly branch?: BranchLayout;
  readonly onlyBranch?: string;
}

function accountOf(size: Size, characters: string, method: CheckMethod): AccountLayout {
  return layout(
    [
      { part: 'account', size },
      { part: 'checkDigit', size: 1, role: 'check', characters },
    ],
    [{ finding: 'check_digit', part: 'checkDigit', over: ['account', 'account'], method }],
  );
}

/** Fewer digits than these and a check digit tell nothing: every tenth such number agrees by chance. */
const fewest = 3;

/**
 * A bank's own length and the shorter ones. Weights stand at the right end of the number, so zeros ahead need not be written to
 * be summed: Itaú's 02366 at agency 2545 and 2366 both give 39, so 1.
 */
function account(size: Size, characters: string, method: CheckMethod): Pick<BankRule, 'account' | 'short'> {
  const least = typeof size === 'number' ? size : size[0];
  return {
    account: accountOf(size, characters, method),
    short: accountOf([fewest, least - 1], characters, method),
  };
}

function branch(checkSize: number, characters: string, method: CheckMethod): BranchLayout {
  return layout(
    [
      { part: 'branch', size: 4, role: 'branch' },
      { part: 'checkDigit', size: checkSize, role: 'check', characters },
    ],
    [{ finding: 'check_digit', part: 'checkDigit', over: ['branch', 'branch'], method }],
  );
}

/**
 * 11 minus the remainder, 11 is 0, 10 is X; people and the PIX directory write 0 for X. Agency 1584: the sum is 57, remainder
 * 2, so 9. Account 00210169: 60, remainder 5, so 6. 180 of 180 published numbers agree.
 */
const bancoDoBrasil: BankRule = {
  ...account([5, 8], '0-9X', {
    weights: countdown(9, 2),
    product: 'whole',
    remainders: '0X987654321',
    alsoAccepted: belowTwoIsZero,
  }),
  isExact: true,
  branch: branch(1, '0-9X', {
    weights: countdown(5, 2),
    product: 'whole',
    remainders: '0X987654321',
    alsoAccepted: belowTwoIsZero,
  }),
};

/**
 * As Banco do Brasil, with P for X and other weights. Bradesco itself prints 0 for P on many papers. Account 0238069: the sum
 * is 108, remainder 9, so 2. 138 of 138 published accounts and, with 0 for P, agencies agree.
 */
const bradesco: BankRule = {
  ...account([5, 7], '0-9P', {
    weights: [2, 7, 6, 5, 4, 3, 2],
    product: 'whole',
    remainders: '0P987654321',
    alsoAccepted: belowTwoIsZero,
  }),
  isExact: true,
  branch: branch(1, '0-9P', {
    weights: countdown(5, 2),
    product: 'whole',
    remainders: '0P987654321',
    alsoAccepted: belowTwoIsZero,
  }),
};

/** Over agency and account. 2545 02366: the digits of the products add up to 39, so 1. 288 of 288 published agree. */
const itau: BankRule = {
  ...account(5, '0-9', {
    weights: cycle([2, 1], 9),
    product: 'digit sum',
    remainders: complementOfTen,
    before: agencyAhead,
  }),
  isExact: true,
  overAgency: true,
};

/** Over agency, two zeros and account; units only. 0189 00 01017417: the sum is 51, so 9. 107 of 107 published agree. */
const santander: BankRule = {
  ...account(8, '0-9', {
    weights: [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3],
    product: 'unit',
    remainders: complementOfTen,
    before: (beside) => `${agencyAhead(beside)}00`,
  }),
  overAgency: true,
};

/**
 * Over agency, operation and account; ten times the sum modulo 11, 10 is 0, which for remainders reads as 11 minus. 2004 001
 * 00000448: 82, remainder 5, so 6; the zeros of the operation may be left out (1.00000448-6), not those of the account behind
 * it. 107 of 107 published agree. Newer accounts (operation 1288) are longer; no rule is public.
 */
const caixaAccount = (operation: Size): AccountLayout =>
  layout(
    [
      { part: 'operation', size: operation, role: 'branch' },
      { part: 'account', size: 8 },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['operation', 'account'],
        method: {
          weights: [...countdown(8, 2), ...countdown(9, 2)],
          product: 'whole',
          remainders: belowTwoIsZero,
          before: agencyAhead,
        },
      },
    ],
  );

const caixa: BankRule = { account: caixaAccount(3), short: caixaAccount([1, 2]), overAgency: true };

/** 11 minus the remainder, but 6 for remainder 1. 358507671: the sum is 168, remainder 3, so 8. 3 of 3 published agree. */
const banrisul: BankRule = {
  ...account(9, '0-9', { weights: [3, 2, 4, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '06987654321' }),
  isExact: true,
  branch: branch(2, '0-9', { compute: (text, from, to) => banrisulAgency(text.slice(from, to)) }),
};

/** Everybody's agency is 0001. 13 of 13 published accounts agree. Zeros ahead would count, and the bank writes none. */
const nubank: BankRule = {
  account: accountOf([7, 10], '0-9', { compute: (text, from, to) => verhoeff(text.slice(from, to)) }),
  isExact: true,
  onlyBranch: '0001',
};

/**
 * Rules by clearing number, from the wirecard/moip bank-account-validator, checked against the test data of
 * github.com/luizalabs/heimdall (November 2026). Rules known from a single number (Citibank, HSBC) are left out.
 */
const rules: ReadonlyMap<string, BankRule> = new Map([
  ['001', bancoDoBrasil],
  ['033', santander],
  ['041', banrisul],
  ['104', caixa],
  ['237', bradesco],
  ['260', nubank],
  ['341', itau],
]);

const byEitherCode: ReadonlyMap<string, BankRule> = new Map(
  [...banks.byCode].flatMap(([code, bank]) => {
    const rule = rules.get(bank.code);
    return rule ? [[code, rule]] : [];
  }),
);

/** The rule of a bank by its clearing number or its ISPB. */
export function ruleOf(bankCode: string | undefined): BankRule | undefined {
  return bankCode ? byEitherCode.get(normalise(bankCode, grouped)) : undefined;
}
