import { fits, star } from './masked-number.ts';

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
/** Written with the character that is computed from the others, or without. */
const mayLackCheck: ReadonlySet<string> = new Set(['NIT', 'RUT', 'DNI']);

/** A RUC holds the cédula or DNI of its owner, a CUIT the DNI. */
const holds = (one: string, other: string): boolean => other.length >= insideFrom && one.includes(other);

const lacksCheck = (one: string, other: string): boolean => other.length >= insideFrom && one.slice(0, -1) === other;

/** Of one type, one digit more or less is another person's, a check digit apart. */
const mayBeWritten = ({ type: given }: Document, { type: said }: Document) => {
  if (!given || !said || given !== said) return holds;
  return mayLackCheck.has(given) ? lacksCheck : () => false;
};

const isSamePlain = (one: string, other: string, isWrittenAs: (one: string, other: string) => boolean): boolean =>
  one === other || isWrittenAs(one, other) || isWrittenAs(other, one);

/**
 * Whether two documents can be of the same holder. Stars of the bank hide digits; only what it shows is compared. Zeros on
 * the left of a mask, or of the number beside it, hold the others in their places and stay.
 */
export const isSameDocument = (given: Document, said: Document): boolean => {
  const [mine, theirs] = [spelled(given.number), spelled(said.number)];
  if (theirs.includes(star)) return fits(theirs, mine);
  if (mine.includes(star)) return fits(mine, theirs);
  return isSamePlain(withoutZeros(mine), withoutZeros(theirs), mayBeWritten(given, said));
};
