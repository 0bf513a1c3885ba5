/** Accents and capitals do not make another name. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** How many characters have to be typed anew, left out or put in: the distance of Levenshtein. */
export const distance = (one: string, other: string): number => {
  const characters = other.split('');
  let row = [0, ...characters.map((_, column) => column + 1)];
  for (const [index, character] of one.split('').entries()) {
    const next = [index + 1];
    for (const [column, expected] of characters.entries())
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (character === expected ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Beyond half of what was typed it is another name, not a slip. */
const farAtMost = 0.5;

/** A name is searched for by its beginning or by one of its words as often as whole. */
const farFrom = (wanted: string, name: string): number => {
  const whole = folded(name);
  const parts = [whole, whole.slice(0, wanted.length), ...whole.split(/\s+/)];
  return Math.min(...parts.map((part) => distance(wanted, part)));
};

/** Whom somebody may have meant whose search found nobody: the nearest name of those at hand. */
export const nearest = <T extends { readonly name: string }>(search: string, known: readonly T[]): T | undefined => {
  const wanted = folded(search);
  const [best] = known
    .map((one) => ({ one, far: farFrom(wanted, one.name) }))
    .filter(({ far }) => far <= wanted.length * farAtMost)
    .toSorted((a, b) => a.far - b.far);
  return best?.one;
};
