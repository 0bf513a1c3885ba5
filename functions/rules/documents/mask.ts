interface Part {
  readonly role: string;
  readonly value: string;
}

const dot = '•';
/** A text as short as this shows nothing. */
const tooShort = 4;
const openAtMost = 4;
/** A check digit gives away one hidden digit or two: it stays where at least so many are hidden. */
const hiddenForCheck = 7;

/** How many of the last characters stay readable: enough to recognise one's own entry, too little to pay or be someone. */
const openOf = (length: number): number => (length <= tooShort ? 0 : Math.min(openAtMost, Math.ceil(length / 3)));

/** Keeps the last characters, a third of them and four at most. `01600326941` becomes `•••••••6941`, `12345` `•••45`. */
export const masked = (text: string): string => {
  const open = openOf(text.length);
  return dot.repeat(text.length - open) + text.slice(text.length - open);
};

/** The values of parts, masked as one text. */
const maskedTogether = <P extends Part>(parts: readonly P[]): P[] => {
  const text = masked(parts.map(({ value }) => value).join(''));
  let from = 0;
  return parts.map((part) => ({ ...part, value: text.slice(from, (from += part.value.length)) }));
};

/**
 * A number as its parts show it. Bank and branch stay; what identifies the holder is masked as one text, however many parts
 * it has. Check digits stay only beside a long one: with three digits hidden they would leave one number to guess.
 */
export const maskedParts = <P extends Part>(parts: readonly P[], identifying: ReadonlySet<string>): P[] => {
  const own = parts.filter(({ role }) => identifying.has(role));
  const length = own.reduce((sum, { value }) => sum + value.length, 0);
  const shows = new Map(maskedTogether(own).map((part, index) => [own[index], part] as const));
  const hidesCheck = length - openOf(length) < hiddenForCheck;
  return parts.map((part) => {
    const isHiddenCheck = hidesCheck && part.role === 'check';
    return shows.get(part) ?? (isHiddenCheck ? { ...part, value: dot.repeat(part.value.length) } : part);
  });
};
