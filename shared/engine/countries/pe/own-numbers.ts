import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import { withCheckDigits } from './blocks.ts';

/**
 * How the banks write their own account numbers, and where these stand in the CCI. From the tests of
 * github.com/ironFe93/perciban, the localpayment documentation and published pairs of both numbers (2026-11). The CCI of most
 * banks holds digits their own number lacks, so only two banks' CCI can be told from it.
 */
interface OwnNumber {
  /** What every number of the bank begins with. */
  readonly start?: string;
  readonly layout: (text: string) => Shape;
  readonly fromCci: (cci: string) => string | undefined;
  readonly toCci?: (own: string) => string | undefined;
}

type Part = 'bank' | 'branch' | 'account' | 'currency' | 'checkDigit';
export type Shape = Layout<Part, 'check_digits'>;

const whole = (size: number): Shape => layout([{ part: 'account', size }]);
const officeFirst = (size: number): Shape =>
  layout([
    { part: 'branch', size: 3, role: 'branch' },
    { part: 'account', size },
  ]);

const bcpNumber: Shape = layout([
  { part: 'branch', size: 3, role: 'branch' },
  { part: 'account', size: [7, 8] },
  { part: 'currency', size: 1 },
  { part: 'checkDigit', size: 2 },
]);

/**
 * BCP: fourteen digits for savings, thirteen for current accounts, told apart in the CCI by 1 or 00 after the office.
 * 002 193 001538952068 13 is the current account 193-1538952-0-68; the digit before the last two is 0 for soles, 1 for dollars.
 */
const bcp: OwnNumber = {
  layout: () => bcpNumber,
  fromCci: (cci) => {
    if (cci.charAt(6) === '1') return cci.slice(3, 6) + cci.slice(7, 18);
    return cci.startsWith('00', 6) ? cci.slice(3, 6) + cci.slice(8, 18) : undefined;
  },
  toCci: (own) => withCheckDigits(`002${own.slice(0, 3)}${own.length === 14 ? '1' : '00'}${own.slice(3)}`),
};

const bbvaNumber = [
  { part: 'bank', size: 4, role: 'bank' },
  { part: 'branch', size: 4, role: 'branch' },
  { part: 'account', size: 10 },
] as const;
const [bank, branch, account] = bbvaNumber;
const bbvaShort: Shape = layout(bbvaNumber);

/** The last two digits of the CCI, from office and ten digits of a BBVA number whose ten digits stand at `from`. */
const cciOf = (text: string, from: number) => withCheckDigits(`011${text.slice(5, 8)}00${text.slice(from, from + 10)}`);
const endOf = (text: string, from: number) => cciOf(text, from).slice(18);

/** With the check digits last, or ahead of the ten digits as Spanish accounts have them. */
const checkDigit = { part: 'checkDigit', size: 2, role: 'check' } as const;
const check = (from: number) =>
  ({
    finding: 'check_digits',
    part: 'checkDigit',
    over: ['bank', 'account'],
    method: { compute: (text: string) => endOf(text, from) },
  }) as const;
const bbvaLong: Shape = layout([bank, branch, account, checkDigit], [check(8)]);
const bbvaSpanish: Shape = layout([bank, branch, checkDigit, account], [check(10)]);

function bbvaShape(text: string): Shape {
  if (text.length <= 18 || !text.startsWith('00110')) return bbvaShort;
  return isSpanish(text) ? bbvaSpanish : bbvaLong;
}

function isSpanish(text: string): boolean {
  return text.length === 20 && text.slice(8, 10) === endOf(text, 10) && !text.endsWith(endOf(text, 8));
}

/**
 * BBVA: 0011, 0 and the office, ten digits beginning 02 (savings) or 01 (current). Twenty digits hold the two check digits of
 * the CCI, too: last, as 11 of 12 published ones do, or in the middle (suppliers' papers and invoices in public repositories,
 * 2026-11; all 12 agree). 0011-0241-0190006582-70 is CCI 011-241-000190006582-70, whose 011241 adds up to 13, so 7, and
 * 000190006582 to 30, so 0; 0011-0179-93-0200530505 is CCI 011-179-000200530505-93.
 */
const bbva: OwnNumber = {
  start: '0011',
  layout: bbvaShape,
  fromCci: (cci) => (cci.startsWith('00', 6) ? `00110${cci.slice(3, 6)}${cci.slice(8, 18)}` : undefined),
  toCci: (own) => (own.startsWith('00110') ? cciOf(own, isSpanish(own) ? 10 : 8) : undefined),
};

/** Interbank: 003 924 013192402996 83 is 924-3192402996. */
const interbank: OwnNumber = { layout: fixed(officeFirst(10)), fromCci: (cci) => cci.slice(3, 6) + cci.slice(8, 18) };

/** Scotiabank: 009 280 212800062989 96 is 280-0062989. */
const scotiabank: OwnNumber = { layout: fixed(officeFirst(7)), fromCci: (cci) => cci.slice(3, 6) + cci.slice(11, 18) };

/** Banco de la Nación: 018 000 004005880586 08 is 04-005-880586. */
const nacion: OwnNumber = { layout: fixed(whole(11)), fromCci: (cci) => cci.slice(7, 18) };

/** BanBif: 038 101 107000645032 26 is 007000645032. */
const banbif: OwnNumber = { layout: fixed(whole(12)), fromCci: (cci) => `0${cci.slice(7, 18)}` };

/** Mibanco: 049 479 006015032578 99 is 6015032578. */
const mibanco: OwnNumber = { layout: fixed(whole(10)), fromCci: (cci) => cci.slice(8, 18) };

function fixed(one: Shape): () => Shape {
  return () => one;
}

export const ownNumbers: ReadonlyMap<string, OwnNumber> = new Map([
  ['002', bcp],
  ['003', interbank],
  ['009', scotiabank],
  ['011', bbva],
  ['018', nacion],
  ['038', banbif],
  ['049', mibanco],
]);
