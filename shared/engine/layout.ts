import { characterSet } from './characters.ts';
import type { CharacterSet } from './characters.ts';
import { weighAhead } from './check-digits.ts';
import type { Beside, CheckMethod, WeightedSum } from './check-digits.ts';
import { lanes, placeAt } from './reading.ts';
import type { Place } from './reading.ts';

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
  /** How it comes about from what was read; a check without is computed by itself. */
  readonly sum: ReadSum | undefined;
}

/** A weighted sum that reading the number brings along. */
interface ReadSum {
  readonly lane: number;
  readonly remainders: string;
  readonly alsoAccepted: string | undefined;
  readonly ahead: ((beside: Beside) => number) | undefined;
}

/** A layout at one exact length: every part and check in its place. */
export interface Form<Name extends string = string, Finding extends string = string> {
  readonly parts: readonly PlacedPart<Name>[];
  readonly checks: readonly PlacedCheck<Name, Finding>[];
  /** One table per character of the number, and one for whatever follows. */
  readonly places: readonly Place[];
  readonly beyond: Place;
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

const none = characterSet('');
const nowhere: PlacedPart = { part: '', role: 'number', from: 0, to: 0, characters: none };
const formless: Form<never, never> = { parts: [], checks: [], places: [], beyond: placeAt(0, none, []) };

/** The form a number of this length has; one still being typed is read in the shortest. */
export function formFor<Name extends string, Finding extends string>(
  { min, max, forms }: Layout<Name, Finding>,
  length: number,
): Form<Name, Finding> {
  return forms[Math.min(Math.max(length, min), max) - min] ?? formless;
}

/** The part a character belongs to; past the last part, the last one. */
export function partAt({ parts }: Form, index: number): PlacedPart {
  return parts.find(({ to }) => index < to) ?? parts.at(-1) ?? nowhere;
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
  const summed: { method: WeightedSum; from: number; to: number }[] = [];
  const placedChecks = checks.map(({ finding, part, over: [first, last], method }) => {
    const own = named(part);
    const { from } = named(first);
    const { to } = named(last);
    const isRead = 'weights' in method && summed.length < lanes;
    const sum = isRead ? readSum(method, summed.length, to - from) : undefined;
    if (isRead) summed.push({ method, from, to });
    return { finding, part, from, to, at: own.from, end: own.to, method, sum };
  });
  const places = placed.flatMap(({ from, to, characters }) =>
    Array.from({ length: to - from }, (_, i) => placeAt(from + i, characters, summed)),
  );
  const beyond = placeAt(at, placed.at(-1)?.characters ?? none, []);
  return { parts: placed, checks: placedChecks, places, beyond };
}

function readSum(method: WeightedSum, lane: number, size: number): ReadSum {
  const { remainders, alsoAccepted, before } = method;
  return { lane, remainders, alsoAccepted, ahead: before && ((beside) => weighAhead(method, size, beside)) };
}
