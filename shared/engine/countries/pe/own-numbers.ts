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
  readonly layout: (text: string) => Layout<Part, never>;
  readonly fromCci: (cci: string) => string | undefined;
  readonly toCci?: (own: string) => string | undefined;
}

export type Part = 'bank' | 'branch' | 'account' | 'currency' | 'checkDigit';

const whole = (size: number): Layout<Part, never> => layout([{ part: 'account', size }]);
const officeFirst = (size: number): Layout<Part, never> =>
  layout([
    { part: 'branch', size: 3, role: 'branch' },
    { part: 'account', size },
  ]);

const bcpNumber: Layout<Part, never> = layout([
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
const bbvaShort: Layout<Part, never> = layout(bbvaNumber);
const bbvaLong: Layout<Part, never> = layout([...bbvaNumber, { part: 'checkDigit', size: 2, role: 'check' }]);

/**
 * BBVA: 0011, office, ten digits beginning 02 (savings) or 01 (current); sometimes the two check digits of the CCI after them.
 * 0011-0241-0190006582-70 is CCI 011-241-000190006582-70.
 */
const bbva: OwnNumber = {
  start: '0011',
  layout: (text) => (text.length > 18 && text.startsWith('0011') ? bbvaLong : bbvaShort),
  fromCci: (cci) => (cci.startsWith('00', 6) ? `00110${cci.slice(3, 6)}${cci.slice(8, 18)}` : undefined),
  toCci: (own) => (own.startsWith('00110') ? withCheckDigits(`011${own.slice(5, 8)}00${own.slice(8, 18)}`) : undefined),
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

function fixed(one: Layout<Part, never>): () => Layout<Part, never> {
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
