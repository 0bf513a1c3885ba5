const masks = /[*•]/;

/** What stands for nothing: separators, case, and the zeros some banks write on the left. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll('•', '*')
    .replace(/[^A-Z0-9*]/g, '')
    .replace(/^0+(?=.)/, '');

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

const startAndEnd = (masked: string): readonly [string, string] => [
  masked.slice(0, masked.search(masks)),
  masked.slice(masked.lastIndexOf('*') + 1),
];

const fits = (masked: string, plain: string): boolean => {
  const [start, end] = startAndEnd(masked);
  return plain.startsWith(start) && plain.endsWith(end);
};

/** Of one type, one digit more or less is another person's, a check digit apart. */
const mayBeWritten = ({ type: given }: Document, { type: said }: Document) => {
  if (!given || !said || given !== said) return holds;
  return mayLackCheck.has(given) ? lacksCheck : () => false;
};

/** Whether two documents can be of the same holder. Stars of the bank hide digits; only what it shows is compared. */
export const isSameDocument = (given: Document, said: Document): boolean => {
  const [mine, theirs] = [bare(given.number), bare(said.number)];
  if (masks.test(theirs)) return fits(theirs, mine);
  if (masks.test(mine)) return fits(mine, theirs);
  const isWrittenAs = mayBeWritten(given, said);
  return mine === theirs || isWrittenAs(mine, theirs) || isWrittenAs(theirs, mine);
};
