import { beginning, hashOfEntry, monthEnded, type Content, type Head } from './chain.ts';

/** An entry as it stands in the table. */
export interface Standing {
  /** `2026-11`: the partition it stands in. */
  readonly month: string;
  /** The number that its place says. */
  readonly place: number;
  readonly content: Content;
}

/** `dropped`: a number is missing; `reordered`: another entry stands in its place; `altered`: it is not what was written. */
export type FaultKind = 'dropped' | 'reordered' | 'altered' | 'truncated' | 'stray';
export interface ChainFault {
  readonly kind: FaultKind;
  /** The number of the entry; of those that are missing the first. */
  readonly n: number;
  readonly said: string;
}

const nextMonthIn = ({ what, details }: Content): unknown =>
  what === monthEnded ? (details as { readonly next?: unknown } | undefined)?.next : undefined;

/** What is wrong with one entry, given the one before it. */
const faultsOf = (
  { month, place, content }: Standing,
  before: Head,
  beforeIn: { readonly month: string; readonly next: unknown } | undefined,
): readonly ChainFault[] => {
  const fault = (kind: FaultKind, n: number, said: string): ChainFault => ({ kind, n, said });
  const missing = place - before.n - 1;
  if (missing > 0) return [fault('dropped', before.n + 1, `${missing} missing before number ${place}`)];
  if (content['n'] !== place)
    return [fault('reordered', place, `number ${String(content['n'])} stands in the place of number ${place}`)];
  if (hashOfEntry(content) !== content['hash'])
    return [fault('altered', place, 'what it says is not what its hash was made of')];
  if (content['prev'] !== before.hash)
    return [fault('altered', before.n, `number ${place} does not follow from it: it was replaced`)];
  const isMovedOn = beforeIn !== undefined && beforeIn.month !== month;
  if (isMovedOn && beforeIn.next !== month)
    return [fault('reordered', place, `it stands in ${month}, where the entry before did not lead`)];
  return [];
};

/** Looks at entries in the order of their places, one by one. */
export const verifier = () => {
  let head: Head = beginning;
  let last: { readonly month: string; readonly next: unknown } | undefined;
  const faults: ChainFault[] = [];
  const hashes = new Map<number, string>();
  return {
    see: (entry: Standing): void => {
      faults.push(...faultsOf(entry, head, last));
      head = { n: entry.place, hash: String(entry.content['hash']) };
      hashes.set(head.n, head.hash);
      last = { month: entry.month, next: nextMonthIn(entry.content) };
    },
    /** Held against heads of before, which were written down elsewhere. */
    end: (anchors: readonly Head[]): { readonly head: Head; readonly faults: readonly ChainFault[] } => {
      const [highest] = anchors.filter(({ n }) => n > head.n).toSorted((one, other) => other.n - one.n);
      const truncated: readonly ChainFault[] = highest
        ? [{ kind: 'truncated', n: head.n + 1, said: `there were ${highest.n} entries: the last are gone` }]
        : [];
      const rewritten = anchors
        .filter(({ n, hash }) => hashes.has(n) && hashes.get(n) !== hash)
        .map(({ n }): ChainFault => ({
          kind: 'altered',
          n,
          said: 'it had another hash when its head was written down',
        }));
      return { head, faults: [...faults, ...truncated, ...rewritten] };
    },
  };
};
