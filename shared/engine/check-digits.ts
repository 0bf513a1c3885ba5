/** The other fields of the same account, for the banks whose check digit also covers them, and the day of the judgement. */
export interface Beside {
  /** `2026-11-22`; what is dated later cannot be. */
  readonly today?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
}

/**
 * Weighted sum, the family nearly every check digit of the continent belongs to (ISO/IEC 7064 calls its relatives pure
 * systems). Each character's value is multiplied by the weight of its place, the products are added, and the remainder of
 * the sum picks the check character. `remainders` lists that character for every remainder, so its length is the modulus
 * and "11 minus r, 10 becomes K" is the text `0K987654321`; a blank means the number is never issued.
 * Weights align at the right end of the block, so shorter numbers behave as if filled with zeros.
 * Example, CLABE 032180000118359719: weights 3 7 1 3 7 1 ... over the first 17 digits add up (units only) to 61;
 * 61 mod 10 = 1, and `0987654321` holds 9 at remainder 1: the last digit is 9.
 */
export interface WeightedSum {
  readonly weights: readonly number[];
  /** How a product counts: whole, its unit, or the sum of its digits (12 counts as 3). */
  readonly product: 'whole' | 'unit' | 'digit sum';
  readonly remainders: string;
  /** Other characters in use for the same remainder, e.g. a letter and a digit series. */
  readonly alsoAccepted?: string;
  /** The value of a character is its index here; without it, its distance from `0`. */
  readonly alphabet?: string;
  /** Characters that take the first weights: a pad, or another field of the account; zeros are implied between it and the block. */
  readonly before?: (beside: Beside) => string;
  readonly compute?: undefined;
}

/** A check no weighted sum expresses (mod 97, Verhoeff): says the check characters for the block `from` to `to`. */
interface Computed {
  readonly compute: (text: string, from: number, to: number) => string;
}

export type CheckMethod = WeightedSum | Computed;

/** Complement to the next ten: remainder 1 asks for 9, remainder 0 for 0. */
export const complementOfTen = '0987654321';

/** The same few weights over and over, from the left: `cycle([3, 7, 1], 5)` is 3 7 1 3 7. */
export function cycle(weights: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, i) => weights[i % weights.length] ?? 0);
}

/** Whole numbers going down to a last one: `countdown(5, 2)` is 5 4 3 2. */
export function countdown(first: number, last: number): number[] {
  return Array.from({ length: first - last + 1 }, (_, i) => first - i);
}

/** What the check characters of `text` should be, or blank where no number is issued. */
export function expectedCheck(method: CheckMethod, text: string, from: number, to: number, beside: Beside): string {
  if (method.compute) return method.compute(text, from, to);
  return pick(method.remainders, weigh(method, text, from, to, beside));
}

/** The character of a series that the remainder of the sum stands for. */
export function pick(series: string, sum: number): string {
  return series.charAt(sum % series.length);
}

/** Does the typed check agree in the second series, where there is one? */
export function agreesOtherwise(
  method: CheckMethod,
  text: string,
  from: number,
  to: number,
  typed: string,
  beside: Beside,
): boolean {
  if (method.compute || method.alsoAccepted === undefined) return false;
  return pick(method.alsoAccepted, weigh(method, text, from, to, beside)) === typed;
}

function weigh(method: WeightedSum, text: string, from: number, to: number, beside: Beside): number {
  const block = added(method, text, from, to, method.weights.length - (to - from));
  return block + weighAhead(method, beside);
}

/** What the characters ahead of a block add to its sum. */
export function weighAhead(method: WeightedSum, beside: Beside): number {
  if (!method.before) return 0;
  const before = method.before(beside);
  return added(method, before, 0, before.length, 0);
}

function added(method: WeightedSum, text: string, from: number, to: number, firstWeight: number): number {
  const { weights, alphabet, product } = method;
  let place = firstWeight;
  let sum = 0;
  for (let i = from; i < to; i++) {
    const value = alphabet === undefined ? text.charCodeAt(i) - 48 : alphabet.indexOf(text.charAt(i));
    sum += counted(product, value * (weights[place++] ?? 0));
  }
  return sum;
}

export function valueOf({ alphabet }: WeightedSum, text: string, index: number): number {
  return alphabet === undefined ? text.charCodeAt(index) - 48 : alphabet.indexOf(text.charAt(index));
}

export function counted(product: WeightedSum['product'], value: number): number {
  if (product === 'whole') return value;
  return product === 'unit' ? value % 10 : value > 9 ? value - 9 : value;
}

/** Ten million: with two more digits a number below it still is a small integer. */
const roomy = 1e7;

/**
 * ISO 7064 mod 97-10, the check of an IBAN: letters become two digits (A is 10), the remainder is taken whenever the number has
 * grown long. `ahead` is what stands before the text, itself or its remainder.
 * `3214282912345698765432161182` is 1 modulo 97 (the IBAN GB82WEST12345698765432, its first four characters moved last).
 */
export function mod97(text: string, from = 0, to = text.length, ahead = 0): number {
  let number = ahead;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    number = code < 58 ? number * 10 + code - 48 : number * 100 + code - 55;
    if (number >= roomy) number %= 97;
  }
  return number % 97;
}
