import type { FormatNumber } from './format-number.ts';
import type { CommonMistake, Format, InBoth, Mistake, SharedMistake } from './model.ts';
import { swapsOf } from './swaps.ts';
import type { Judged } from '#shared/anatomy/reading.ts';

type SharedWords = Exclude<CommonMistake, 'swap'> | 'swapPasses' | 'swapCaught' | 'swapUnchecked';

/** A mistake as its page shows it: the number, what the engine says of it, and the words. */
export interface ShownMistake {
  readonly number: string;
  readonly judged: Judged;
  /** Characters to look at, as in `slice`. */
  readonly marked: readonly [from: number, to: number] | undefined;
  readonly words:
    | { readonly title: InBoth; readonly text: InBoth }
    | { readonly shared: SharedWords; readonly values: Readonly<Record<string, number>> };
}

interface Made {
  readonly number: string;
  readonly shared: SharedWords;
  readonly values?: Readonly<Record<string, number>>;
  readonly marked?: readonly [number, number];
}

/** A card that issuers publish for tests. */
const card = '5555 5555 5555 4444';

/** Digits that are taken for each other in a scan. */
const alike: Readonly<Record<string, string>> = { 1: '7', 7: '1', 5: '6', 6: '5', 3: '8', 8: '3' };

const replaced = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1);

const swapped = (of: FormatNumber, text: string): Made => {
  const { shown, at, total, passing } = swapsOf(of, text);
  const shared = passing === 0 ? 'swapCaught' : passing === total ? 'swapUnchecked' : 'swapPasses';
  return { number: shown, shared, values: { total, passing }, marked: [at, at + 2] };
};

const misread = (text: string): Made => {
  const at = Array.from(text).findIndex((character) => character in alike);
  return { number: replaced(text, at, alike[text.charAt(at)] ?? ''), shared: 'misread', marked: [at, at + 1] };
};

const makers: Readonly<Record<CommonMistake, (of: FormatNumber, text: string) => Made>> = {
  lostZeros: (_, text) => {
    const number = text.replace(/^0+/, '');
    return { number, shared: 'lostZeros', values: { count: text.length - number.length } };
  },
  scientific: (_, text) => ({ number: Number(text).toExponential(5).replace('e', 'E'), shared: 'scientific' }),
  swap: swapped,
  letter: (_, text) => {
    const at = text.indexOf('0');
    return { number: replaced(text, at, 'O'), shared: 'letter', marked: [at, at + 1] };
  },
  card: () => ({ number: card, shared: 'card' }),
  cut: (_, text) => ({ number: text.slice(0, -1), shared: 'cut' }),
  extra: (_, text) => ({ number: text + text.slice(-1), shared: 'extra', marked: [text.length, text.length + 1] }),
  misread: (_, text) => misread(text),
};

const shownShared = (of: FormatNumber, format: Format, { common, of: own }: SharedMistake): ShownMistake => {
  const { normalized } = of.judge(own ?? format.example);
  const { number, shared, values = {}, marked } = makers[common](of, normalized);
  return { number, judged: of.judge(number), marked, words: { shared, values } };
};

export const shownMistake = (of: FormatNumber, format: Format, mistake: Mistake): ShownMistake => {
  if ('common' in mistake) return shownShared(of, format, mistake);
  const { number, beside, title, text } = mistake;
  return { number, judged: of.judge(number, beside), marked: undefined, words: { title, text } };
};
