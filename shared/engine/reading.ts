import type { CharacterSet } from './characters.ts';
import { counted, valueOf } from './check-digits.ts';
import type { WeightedSum } from './check-digits.ts';

/** What each character code adds to the sums of a form at one place; negative where the character does not belong. */
export type Place = Int32Array;

/** A weighted sum over the block `from` to `to`, as in `slice`. */
interface Summed {
  readonly method: WeightedSum;
  readonly from: number;
  readonly to: number;
}

/** Sums that fit side by side into one integer. */
export const lanes = 2;
const laneBits = 15;
const laneMask = 2 ** laneBits - 1;

const stray = -1;

/**
 * Reads a number in one walk: every place looks its character up in a table, which tells at once whether it belongs and what
 * it adds to each check digit's sum. Two sums travel in one integer, fifteen bits each; products count modulo their check's
 * modulus, so that no sum can reach the next lane. The answer is that integer, or `~index` of the first stray character.
 * Example, CLABE 03218...: the tables of weights 3 7 1 3 7 hold 0, 1, 2, 3 and 6 for those digits (units of the products),
 * which add up to 12; with a letter O in the fifth place the answer is ~4.
 */
export function read(places: readonly Place[], beyond: Place, text: string): number {
  let sums = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const place = places[i] ?? beyond;
    const adds = code < 256 ? (place[code] ?? stray) : stray;
    if (adds < 0) return ~i;
    sums += adds;
  }
  return sums;
}

export function sumIn(sums: number, lane: number): number {
  return (sums >> (lane * laneBits)) & laneMask;
}

const known = new Map<string, Place>();

/** The table of one place: equal ones are the same, so that all forms of all packs need few. */
export function placeAt(index: number, characters: CharacterSet, summed: readonly Summed[]): Place {
  const weighed = summed.map(({ method, from, to }) => {
    const weight = index >= from && index < to ? (method.weights[method.weights.length - (to - index)] ?? 0) : 0;
    return { method, weight };
  });
  const key = [
    characters.ranges,
    ...weighed.map(({ method: { alphabet = '', product, remainders }, weight }) =>
      weight === 0 ? '' : `${alphabet} ${product} ${remainders.length} ${weight}`,
    ),
  ].join('|');
  const seen = known.get(key);
  if (seen) return seen;
  const place = new Int32Array(256).fill(stray);
  for (let code = 0; code < place.length; code++) {
    if (characters.holds[code] === 1) place[code] = addedBy(String.fromCharCode(code), weighed);
  }
  known.set(key, place);
  return place;
}

function addedBy(character: string, weighed: readonly { method: WeightedSum; weight: number }[]): number {
  let adds = 0;
  weighed.forEach(({ method, weight }, lane) => {
    const modulus = method.remainders.length;
    const product = counted(method.product, valueOf(method, character, 0) * weight) % modulus;
    adds += ((product + modulus) % modulus) << (lane * laneBits);
  });
  return adds;
}
