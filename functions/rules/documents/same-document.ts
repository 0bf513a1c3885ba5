import { endsAs, fits, isWithin, star, startsAs } from './masked-number.ts';

/** As it is written, but for separators, case and the sign a bank masks with. */
const spelled = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll('•', star)
    .replace(/[^A-Z0-9*]/g, '');

/** Some banks write zeros on the left. */
const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');

export interface Document {
  readonly type?: string | undefined;
  readonly number: string;
}

/** Shorter than this, one number lies inside another by chance. */
const insideFrom = 7;
const isLong = (number: string): boolean => withoutZeros(number).length >= insideFrom;

/** Written with the character that is computed from the others, or without. */
const mayLackCheck: ReadonlySet<string> = new Set(['NIT', 'RUT', 'DNI']);

/** What one document writes around the number of another; a star is any character. */
type Frame = readonly [before: string, after: string];

const check: Frame = ['', star];
const frames: readonly Frame[] = [
  /** A Colombian NIT around the CC of a person. */
  check,
  /** An Ecuadorian RUC around the cédula. */
  ['', '001'],
  /** A Peruvian RUC around the DNI. */
  ['1*', star],
  /** An Argentine CUIT or CUIL around the DNI, and around one of seven digits. */
  ['2*', star],
  ['2*0', star],
];

/** How far the documents of one holder may be written differently. */
interface Leeway {
  readonly isWrittenAs: (one: string, other: string) => boolean;
  /** For masks, whose length is not always that of the number. */
  readonly frames: readonly Frame[];
  /** A mask as long as the number hides this very number, or another person's. */
  readonly isLengthTelling: boolean;
}

const lacksCheck = (one: string, other: string): boolean => isLong(other) && one.slice(0, -1) === other;

/** A RUC holds the cédula or DNI of its owner, a CUIT the DNI. */
const holds = (one: string, other: string): boolean => isLong(other) && isWithin(one, other);

const ofOneType: Leeway = { isWrittenAs: () => false, frames: [], isLengthTelling: true };
const butForCheck: Leeway = { isWrittenAs: lacksCheck, frames: [check], isLengthTelling: true };
const ofTwoTypes: Leeway = { isWrittenAs: holds, frames, isLengthTelling: false };
const ofUnknownType: Leeway = { ...ofTwoTypes, isLengthTelling: true };

/** Of one type, one digit more or less is another person's, a check digit apart. */
const leewayOf = ({ type: given }: Document, { type: said }: Document): Leeway => {
  if (!given || !said) return ofUnknownType;
  if (given !== said) return ofTwoTypes;
  return mayLackCheck.has(given) ? butForCheck : ofOneType;
};

const insideOf = (number: string, [before, after]: Frame): string[] =>
  startsAs(number, before) && endsAs(number, after)
    ? [number.slice(before.length, number.length - after.length)].filter(isLong)
    : [];

const framed = (number: string, frame: Frame): string[] =>
  isLong(number) ? [frame[0] + number + frame[1], ...insideOf(number, frame)] : [];

/** Every way to write a number of which a mask can be, one filled with zeros to the length of the mask among them. */
const spellingsOf = (number: string, length: number, { frames }: Leeway): string[] =>
  [number, withoutZeros(number)]
    .flatMap((written) => [written, ...frames.flatMap((frame) => framed(written, frame))])
    .flatMap((written) => [written, written.padStart(length, '0')]);

/**
 * Zeros on the left of a mask, or of the number beside it, hold the others in their places and stay. What is visible may
 * not tell two people apart; then they are not called different.
 */
const mayHide = (mask: string, number: string, leeway: Leeway): boolean => {
  if (leeway.isLengthTelling && mask.length === number.length) return fits(mask, number);
  const bare = withoutZeros(number);
  return (
    spellingsOf(number, mask.length, leeway).some((written) => fits(mask, written)) ||
    leeway.isWrittenAs(mask, bare) ||
    leeway.isWrittenAs(number, mask)
  );
};

const isSamePlain = (one: string, other: string, { isWrittenAs }: Leeway): boolean =>
  one === other || isWrittenAs(one, other) || isWrittenAs(other, one);

/** Whether two documents can be of the same holder. Stars of the bank hide digits; only what it shows is compared. */
export const isSameDocument = (given: Document, said: Document): boolean => {
  const [mine, theirs] = [spelled(given.number), spelled(said.number)];
  const leeway = leewayOf(given, said);
  if (theirs.includes(star)) return mayHide(theirs, mine, leeway);
  if (mine.includes(star)) return mayHide(mine, theirs, leeway);
  return isSamePlain(withoutZeros(mine), withoutZeros(theirs), leeway);
};
