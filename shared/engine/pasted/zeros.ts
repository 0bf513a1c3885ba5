import { grouped, normalise } from '../normalise.ts';
import type { Pack } from '../pack.ts';
import { accountAs } from './account.ts';
import type { Account } from './account.ts';

export interface Restored {
  readonly account: Account;
  readonly zeros: number;
}

/** No account begins with more: a CVU, 000 and the provider's four digits, may have six. */
const most = 6;

/**
 * The number with the leading zeros a spreadsheet dropped, where its check digits prove them: the kind has one length, nothing but
 * zeros is missing, every check digit agrees and the bank exists. 2115016003269411 has two digits fewer than a CLABE;
 * 002115016003269411 ends in its check digit, and 002 is Banamex.
 */
export function withZeros(pack: Pack, text: string, formats: readonly (string | undefined)[]): Restored | undefined {
  const digits = normalise(text, grouped);
  if (!/^[1-9]\d+$/.test(digits)) return undefined;
  const named = formats.flatMap((format) => pack.accounts.filter((kind) => kind.format === format));
  for (const kind of new Set([...named, ...pack.accounts])) {
    if (typeof kind.layout === 'function' || kind.layout.min !== kind.layout.max) continue;
    const { min, forms } = kind.layout;
    const zeros = min - digits.length;
    if (zeros < 1 || zeros > most) continue;
    const account = accountAs(pack, kind, '0'.repeat(zeros) + digits);
    const checks = forms[0]?.checks.length ?? 0;
    const isKnown = account.judged.bank !== undefined || checks > 1;
    if (checks > 0 && account.judged.confirmed === checks && isKnown && account.proof === 'certain')
      return { account, zeros };
  }
  return undefined;
}
