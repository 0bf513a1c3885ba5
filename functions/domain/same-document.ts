const masks = /[*•]/;

/** What stands for nothing: separators, case, and the zeros some banks write on the left. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll('•', '*')
    .replace(/[^A-Z0-9*]/g, '')
    .replace(/^0+(?=.)/, '');

/** Shorter than this, one number lies inside another by chance. */
const insideFrom = 7;

/** A RUC holds the cédula or DNI of its owner, a CUIT the DNI, and a NIT is written with its check digit or without. */
const holds = (one: string, other: string): boolean => other.length >= insideFrom && one.includes(other);

const startAndEnd = (masked: string): readonly [string, string] => [
  masked.slice(0, masked.search(masks)),
  masked.slice(masked.lastIndexOf('*') + 1),
];

const fits = (masked: string, plain: string): boolean => {
  const [start, end] = startAndEnd(masked);
  return plain.startsWith(start) && plain.endsWith(end);
};

/** Whether two documents can be of the same holder. Stars of the bank hide digits; only what it shows is compared. */
export const isSameDocument = (given: string, said: string): boolean => {
  const [mine, theirs] = [bare(given), bare(said)];
  if (masks.test(theirs)) return fits(theirs, mine);
  if (masks.test(mine)) return fits(mine, theirs);
  return mine === theirs || holds(mine, theirs) || holds(theirs, mine);
};
