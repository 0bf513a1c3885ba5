/** The characters a part may hold. `ranges` is also what a finding shows as expected: `0-9`, `A-Z`. */
export interface CharacterSet {
  readonly ranges: string;
  readonly holds: Uint8Array;
}

const known = new Map<string, CharacterSet>();

/** Reads `A-Z&Ñ` as in a regular expression's brackets (a literal hyphen comes last); code points under 256 only. */
export function characterSet(ranges: string): CharacterSet {
  const seen = known.get(ranges);
  if (seen) return seen;
  const holds = new Uint8Array(256);
  for (let i = 0; i < ranges.length; i++) {
    const first = ranges.charCodeAt(i);
    const isRange = ranges[i + 1] === '-' && i + 2 < ranges.length;
    holds.fill(1, first, (isRange ? ranges.charCodeAt(i + 2) : first) + 1);
    if (isRange) i += 2;
  }
  const set = { ranges, holds };
  known.set(ranges, set);
  return set;
}
