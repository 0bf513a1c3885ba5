import { characterSet } from './characters.ts';
import type { CharacterSet } from './characters.ts';
import type { CheckMethod } from './check-digits.ts';

/** What a part says of the account, so that a drawing can tell them apart. */
export type Role = 'bank' | 'branch' | 'number' | 'check';

/** One stretch of a number, from left to right. At most one part of a layout has a varying size. */
export interface Part<Name extends string = string> {
  readonly part: Name;
  readonly size: number | readonly [min: number, max: number];
  readonly role?: Role;
  readonly characters?: string;
}

export interface Check<Name extends string = string, Finding extends string = string> {
  readonly finding: Finding;
  readonly part: Name;
  /** First and last part it protects. */
  readonly over: readonly [first: Name, last: Name];
  readonly method: CheckMethod;
}

/** `from` and `to` as in `slice`. */
interface PlacedPart<Name extends string = string> {
  readonly part: Name;
  readonly role: Role;
  readonly from: number;
  readonly to: number;
  readonly characters: CharacterSet;
}

export interface PlacedCheck<Name extends string = string, Finding extends string = string> {
  readonly finding: Finding;
  readonly part: Name;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly end: number;
  readonly method: CheckMethod;
}

/** A layout at one exact length: every part and check in its place. */
export interface Form<Name extends string = string, Finding extends string = string> {
  readonly parts: readonly PlacedPart<Name>[];
  readonly checks: readonly PlacedCheck<Name, Finding>[];
}

export interface Layout<Name extends string = string, Finding extends string = string> {
  readonly min: number;
  readonly max: number;
  /** One form per length from `min` to `max`. */
  readonly forms: readonly Form<Name, Finding>[];
}

export function layout<const Name extends string, const Finding extends string = never>(
  parts: readonly Part<Name>[],
  checks: readonly Check<NoInfer<Name>, Finding>[] = [],
): Layout<Name, Finding> {
  const min = parts.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : size[0]), 0);
  const slack = parts.reduce((sum, { size }) => sum + (typeof size === 'number' ? 0 : size[1] - size[0]), 0);
  const forms = Array.from({ length: slack + 1 }, (_, extra) => place(parts, checks, extra));
  return { min, max: min + slack, forms };
}

/** The form a number of this length has; one still being typed is read in the shortest. */
export function formFor<Name extends string, Finding extends string>(
  { min, max, forms }: Layout<Name, Finding>,
  length: number,
): Form<Name, Finding> {
  return forms[Math.min(Math.max(length, min), max) - min] ?? { parts: [], checks: [] };
}

function place<Name extends string, Finding extends string>(
  parts: readonly Part<Name>[],
  checks: readonly Check<Name, Finding>[],
  extra: number,
): Form<Name, Finding> {
  let at = 0;
  const placed = parts.map(({ part, size, role = 'number', characters = '0-9' }) => {
    const from = at;
    at += typeof size === 'number' ? size : size[0] + extra;
    return { part, role, from, to: at, characters: characterSet(characters) };
  });
  const named = (name: Name) => placed.find(({ part }) => part === name) ?? { from: 0, to: 0 };
  return {
    parts: placed,
    checks: checks.map(({ finding, part, over: [first, last], method }) => {
      const own = named(part);
      return { finding, part, from: named(first).from, to: named(last).to, at: own.from, end: own.to, method };
    }),
  };
}
