import type { Pack } from '../pack.ts';
import { grouped, isSpreadsheetNumber, normalise } from '../normalise.ts';
import { accountsIn } from './account.ts';
import type { Account } from './account.ts';
import { isCard } from './card.ts';
import { withoutInvisible } from './span.ts';
import type { PasteContext } from './types.ts';
import { withZeros } from './zeros.ts';

/** What a text is as an account number. */
export interface NumberReading {
  readonly is: 'account' | 'card' | 'cut';
  readonly account: Account;
  readonly zeros: number;
  /** The number with its country's prefix, where the digits may be a phone. */
  readonly phone: string | undefined;
  /** How well it is known, for choosing between several: the more the better. */
  readonly weight: number;
}

/** The longest text that is read as one number. */
export const longest = 140;

/** Reads a text as an account: in the chosen country, then with lost zeros, then in the others, and else as it was chosen. */
export function readNumber(text: string, context: PasteContext, labelled?: string): NumberReading | undefined {
  const value = withoutInvisible(text).trim();
  const home = context.packs.find(({ country }) => country === context.country);
  if (!home || value === '' || value.length > longest) return undefined;
  const formats = [labelled, context.format ?? home.accounts[0]?.format];
  const [first, ...others] = accountsIn(home, value, formats);
  if (!first) return undefined;
  const plain = { account: first, zeros: 0, phone: undefined };
  if (isSpreadsheetNumber(value)) return { is: 'cut', ...plain, weight: 5 };
  const phone = phoneIn(home, first, value);
  const isRight = first.proof === 'certain' || first.proof === 'possible';
  const better = isRight ? undefined : others.find(({ proof }) => proof === 'certain');
  const digits = normalise(value, grouped);
  if (first.proof === 'wrong' && !better) {
    if (isCard(digits)) return { is: 'card', ...plain, weight: 6 };
    if (isRounded(digits)) return { is: 'cut', ...plain, weight: 4 };
  }
  if (phone) return { is: 'account', ...plain, account: phone.account, phone: phone.number, weight: 6 };
  const account = better ?? first;
  if (account.proof === 'certain') return { is: 'account', ...plain, account, weight: 9 };
  if (first.proof === 'wrong') {
    const restored = withZeros(home, value, formats);
    if (restored) return { is: 'account', ...plain, ...restored, weight: 8 };
  }
  const elsewhere = readElsewhere(value, context, account, labelled);
  if (elsewhere) return elsewhere;
  const weight = { certain: 9, possible: 4, doubtful: 3, wrong: 1 }[account.proof];
  return { is: 'account', ...plain, account, weight };
}

/**
 * A spreadsheet keeps fifteen digits and writes zeros for the rest (Microsoft, Excel specifications and limits): 646180157000000004
 * becomes 646180157000000000.
 */
function isRounded(digits: string): boolean {
  return /^\d{15}0+$/.test(digits);
}

/** Another country, only where the number proves it. */
function readElsewhere(
  value: string,
  { packs, country }: PasteContext,
  here: Account,
  labelled?: string,
): NumberReading | undefined {
  const abroad = packs.filter((pack) => pack.country !== country);
  const proven = abroad.flatMap((pack) =>
    accountsIn(pack, value, [labelled]).filter(({ proof, kind }) => proof === 'certain' && kind.format !== 'LOCAL'),
  );
  const [account] = proven;
  if (account) return { is: 'account', account, zeros: 0, phone: undefined, weight: weightAbroad(account, labelled) };
  // A number as long as it should be has a wrong digit, not lost zeros of another country.
  if (here.proof !== 'wrong' || here.judged.missing === 0) return undefined;
  const restored = abroad.map((pack) => withZeros(pack, value, [labelled])).find((found) => found !== undefined);
  return restored && { is: 'account', phone: undefined, ...restored, weight: 7 };
}

/** An address or a word with dots in a mail is seldom meant as a key of another country. */
function weightAbroad({ judged }: Account, labelled?: string): number {
  return judged.confirmed > 0 || labelled === judged.format ? 7 : 2;
}

/** Digits that may be a phone: as the kind that was chosen says, or where the chosen one cannot hold them. */
function phoneIn(home: Pack, chosen: Account, value: string) {
  const kind = chosen.kind.phone || chosen.proof === 'certain' || chosen.proof === 'possible' ? chosen.kind : undefined;
  const holder = kind ?? home.accounts.find(({ phone }) => phone !== undefined);
  const number = holder?.phone?.(value);
  if (!holder || number === undefined) return undefined;
  const [account] = accountsIn(home, value.replace(/\D/g, ''), [holder.format]);
  return account && { account, number };
}
