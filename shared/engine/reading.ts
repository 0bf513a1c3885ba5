import type { CharacterSet } from './characters.ts';
import { counted, valueOf } from './check-digits.ts';
import type { WeightedSum } from './check-digits.ts';
import { grouped, normalise } from './normalise.ts';

/**
 * Reads a number in one walk: at every place a table tells at once whether a character belongs there and what it adds to each
 * check digit's sum. Two sums travel in one integer, fifteen bits each; products count modulo their check's modulus, so that
 * no sum reaches the next lane. The answer is that integer, or `~index` of the first stray character.
 * Example, CLABE 03218...: the rows of weights 3 7 1 3 7 hold 0, 1, 2, 3 and 6 for those digits (units of the products), which
 * add up to 12; with a letter O in the fifth place the answer is ~4.
 */
export function read({ rows, last }: Table, text: string): number {
  let sums = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const row = i < last ? i : last;
    const adds = code < rowLength ? (rows[row * rowLength + code] ?? stray) : stray;
    if (adds < 0) return ~i;
    sums += adds;
  }
  return sums;
}

/** A row per place, in each what every character code adds there; negative where it does not belong. The last row repeats. */
export interface Table {
  readonly rows: Int32Array;
  readonly last: number;
  /** No character that belongs is ever rewritten: what has no stray is in its one spelling already. */
  readonly isPlain: boolean;
}

/** Characters allowed at the places `from` to `to`, as in `slice`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly characters: CharacterSet;
}

/** A weighted sum over a block. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly method: WeightedSum;
}

/** Sums that fit side by side into one integer. */
export const lanes = 2;
const laneBits = 15;
const laneMask = 2 ** laneBits - 1;

const rowLength = 256;
const stray = -1;

export function sumIn(sums: number, lane: number): number {
  return (sums >> (lane * laneBits)) & laneMask;
}

/** Past the last stretch its characters count. Rows end where all that follow would be the same. */
export function tableOf(stretches: readonly Stretch[], blocks: readonly Block[]): Table {
  const summed = blocks.reduce((end, { to }) => Math.max(end, to), 0);
  const last = Math.max(stretches.at(-1)?.from ?? 0, summed);
  const rows = new Int32Array((last + 1) * rowLength).fill(stray);
  for (let place = 0; place <= last; place++) {
    const { characters } = stretches.find(({ to }) => place < to) ?? stretches.at(-1) ?? { characters: undefined };
    characters?.holds.forEach((holds, code) => {
      if (holds) rows[place * rowLength + code] = addedAt(place, String.fromCharCode(code), blocks);
    });
  }
  return { rows, last, isPlain: stretches.every(({ characters }) => areLeftAlone(characters)) };
}

function areLeftAlone({ holds }: CharacterSet): boolean {
  return holds.every((held, code) => {
    const character = String.fromCharCode(code);
    return held === 0 || normalise(character, grouped) === character;
  });
}

function addedAt(place: number, character: string, blocks: readonly Block[]): number {
  let adds = 0;
  blocks.forEach(({ method, from, to }, lane) => {
    if (place < from || place >= to) return;
    const { weights, product, remainders } = method;
    const weight = weights[weights.length - (to - place)] ?? 0;
    const remainder = counted(product, valueOf(method, character, 0) * weight) % remainders.length;
    adds += (remainder < 0 ? remainder + remainders.length : remainder) << (lane * laneBits);
  });
  return adds;
}
