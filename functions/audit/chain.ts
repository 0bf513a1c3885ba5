import { createHash } from 'node:crypto';

/** What stands in an entry beside its place in the table; whatever is added to it later is under its hash, too. */
export type Content = Readonly<Record<string, unknown>>;

/** The last entry of a chain: the next one counts on from it, and names its hash. */
export type Head = {
  readonly n: number;
  readonly hash: string;
};

export type Link = Head & {
  readonly prev: string;
};

/** What the first entry follows from. */
export const beginning: Head = { n: 0, hash: '0'.repeat(64) };

/** JSON in one way only: members by name, no space, nothing that is undefined. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
};

/**
 * The hash of an entry: SHA-256, in hexadecimal, of the canonical JSON of all that stands in it, its number and the hash of
 * the entry before it included. Of the first entry
 *
 *     {"at":"2026-11-23T09:00:00.000Z","by":"arn:aws:iam::111122223333:user/clara","details":{"credits":50},"n":1,
 *      "prev":"0000000000000000000000000000000000000000000000000000000000000000","what":"grant","why":"ticket 4711"}
 *
 * (one line, no space behind the comma where it is broken here) it is
 * `c8283cff6f26ea581d70a4c1f1a199fdd27e8e1b6ff2b07b30b0b7c1c0abd4cc`, which the second names as `prev`.
 * So nothing in an entry changes, and none goes or moves, but every hash after it is another. `chain.test.ts` computes this.
 */
export const hashOfEntry = (content: object): string => {
  const { hash: _, ...covered } = content as Content;
  return createHash('sha256').update(canonical(covered)).digest('hex');
};

/** An entry with its place in the chain. */
export const linkedTo = <C extends object>({ n, hash: prev }: Head, content: C): C & Link => {
  const numbered = { ...content, n: n + 1, prev };
  return { ...numbered, hash: hashOfEntry(numbered) };
};

/** The entry that ends a month takes a number too: who comes late finds it, and goes on in the month that it names. */
export const monthEnded = 'month-ended';
