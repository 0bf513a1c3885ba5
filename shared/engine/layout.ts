import { characterSet } from './characters.ts';
import type { CharacterSet } from './characters.ts';
import { weighAhead } from './check-digits.ts';
import type { Beside, CheckMethod, WeightedSum } from './check-digits.ts';
import { lanes, tableOf } from './reading.ts';
import type { Table } from './reading.ts';
import type { roles } from './roles.ts';

export type Role = (typeof roles)[number];

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
  readonly method: WeightedSum;
  readonly lane: number;
  readonly remainders: string;
  readonly alsoAccepted: string | undefined;
  readonly ahead: ((beside: Beside) => number) | undefined;
}

/** A layout at one exact length: every part and check in its place. */
export interface Form<Name extends string = string, Finding extends string = string> {
  readonly parts: readonly PlacedPart<Name>[];
  readonly checks: readonly PlacedCheck<Name, Finding>[];
  /** Made when a number of this form is first read: of all forms, one process meets few. */
  table: Table | undefined;
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

const nowhere: PlacedPart = { part: '', role: 'number', from: 0, to: 0, characters: characterSet('') };
const formless: Form<never, never> = { parts: [], checks: [], table: undefined };

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
  let lane = 0;
  const placedChecks = checks.map(({ finding, part, over: [first, last], method }) => {
    const own = named(part);
    const { from } = named(first);
    const { to } = named(last);
    const sum = 'weights' in method && lane < lanes ? readSum(method, lane++) : undefined;
    return { finding, part, from, to, at: own.from, end: own.to, method, sum };
  });
  return { parts: placed, checks: placedChecks, table: undefined };
}

/** How to read a number of this form. */
export function tableIn(form: Form): Table {
  if (form.table) return form.table;
  const blocks = form.checks.flatMap(({ from, to, sum }) => (sum ? [{ from, to, method: sum.method }] : []));
  const table = tableOf(form.parts, blocks);
  form.table = table;
  return table;
}

function readSum(method: WeightedSum, lane: number): ReadSum {
  const { remainders, alsoAccepted, before } = method;
  const ahead = before && ((beside: Beside) => weighAhead(method, beside));
  return { method, lane, remainders, alsoAccepted, ahead };
}
