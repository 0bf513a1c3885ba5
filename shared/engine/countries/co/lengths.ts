import { bankOf } from '../../registry.ts';
import { banks } from './banks.ts';

/** How long the numbers of a bank are: as the sentence to show, and to look up. */
export interface UsualLengths {
  readonly said: string;
  readonly lengths: ReadonlySet<number>;
}

/**
 * By ACH code, from the payout documentation of dLocal (2021), localpayment and Airwallex (2026). They contradict each other:
 * where one knows a maximum only, or two differ, everything from 3 to the greatest stands. Never more than a doubt.
 * BBVA writes 9, 10, 16 or 20 digits of 0013-0XXX-00-0100-XXXXXX; Davivienda 12, or 16 with 0XX0 ahead.
 */
const said: Readonly<Record<string, string>> = {
  '001': '6-11',
  '002': '3-12',
  '006': '9',
  '007': '11',
  '009': '3-10',
  '012': '8-11',
  '013': '9, 10, 16, 20',
  '014': '9',
  '019': '10',
  '023': '9',
  '032': '12',
  '040': '11-12',
  '042': '12',
  '047': '11-12',
  '051': '12, 16',
  '052': '3-13',
  '058': '3-13',
  '060': '3-9',
  '061': '3-12',
  '062': '3-12',
  '066': '3-9',
  '121': '3-12',
  '283': '3-11',
  '289': '3-13',
  '292': '3-9',
};

const elsewhere = usualLengths('3-18');
const byBank = new Map(Object.entries(said).map(([code, lengths]) => [code, usualLengths(lengths)]));

export function usualLengthsAt(bankCode: string | undefined): UsualLengths {
  return byBank.get(bankOf(banks, bankCode)?.code ?? '') ?? elsewhere;
}

/** `9, 12-14` holds 9, 12, 13 and 14. */
function usualLengths(list: string): UsualLengths {
  const lengths = list.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  return { said: list, lengths: new Set(lengths) };
}
