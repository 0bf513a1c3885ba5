import type { AccountJudgement } from '../engine/judge.ts';
import type { FindingCode, PartName } from '../engine/names.ts';
import type { Finding } from '../engine/findings.ts';
import type { JudgedPart, State } from '../engine/number.ts';
import type { Run } from './layout.ts';

/** What the anatomy needs to know of a judged number, be it an account or a document. */
export type Judged = Pick<
  AccountJudgement,
  'normalized' | 'state' | 'missing' | 'confirmed' | 'bank' | 'parts' | 'findings'
>;

export type Role = JudgedPart['role'] | 'extra';

export interface ReadRun extends Run {
  readonly part: PartName | 'extra';
  readonly role: Role;
  readonly isCheck: boolean;
  readonly isFull: boolean;
  readonly isBad: boolean;
  /** A check digit that was really checked: the sandbox and some official numbers leave it alone. */
  readonly isTold: boolean;
  /** What a check digit should have been. */
  readonly expected?: string;
}

export interface Reading {
  readonly text: string;
  readonly state: State;
  readonly runs: readonly ReadRun[];
  /** Wrong characters by index, each with the one that was expected where that is known. */
  readonly wrong: ReadonlyMap<number, string | undefined>;
}

export const isStray = (code: FindingCode): boolean => code.endsWith('.characters');
export const isTooLong = (code: FindingCode): boolean => code.endsWith('.length');

/** The error that makes the number itself impossible; findings about other fields of the form are not ours. */
export const objectionTo = ({ findings }: Judged): Finding | undefined =>
  findings.find(({ level, field, position }) => level === 'error' && field === undefined && position !== undefined) ??
  findings.find(({ level, field }) => level === 'error' && field === undefined);

/** The characters an error names the right ones for, mostly a check digit: their place and what was expected. */
export const correctionOf = (judged: Judged): { readonly from: number; readonly expected: string } | undefined => {
  const { code, position, expected } = objectionTo(judged) ?? {};
  if (code === undefined || position === undefined || expected === undefined) return undefined;
  if (isStray(code) || isTooLong(code)) return undefined;
  return { from: position - 1, expected };
};

const wrongCharacters = (judged: Judged): Map<number, string | undefined> => {
  const { normalized: text, parts, state } = judged;
  const wrong = new Map<number, string | undefined>();
  if (state !== 'impossible') return wrong;
  const correction = correctionOf(judged);
  if (correction) {
    correction.expected.split('').forEach((right, offset) => {
      const index = correction.from + offset;
      if (text[index] !== right) wrong.set(index, right);
    });
    return wrong;
  }
  const objection = objectionTo(judged);
  if (objection && isStray(objection.code) && objection.position !== undefined)
    wrong.set(objection.position - 1, undefined);
  for (let index = parts.at(-1)?.to ?? 0; index < text.length; index++) wrong.set(index, undefined);
  return wrong;
};

/** Puts a judgement in the order in which it is drawn: runs from left to right, and what is wrong where. */
export const readingOf = (judged: Judged): Reading => {
  const { normalized: text, state, parts } = judged;
  const wrong = wrongCharacters(judged);
  const correction = correctionOf(judged);
  const runs: ReadRun[] = parts.map(({ part, role, from, to, value }) => {
    const isFull = value.length === to - from;
    const isBad = [...wrong.keys()].some((index) => index >= from && index < to);
    return {
      part,
      role,
      from,
      to,
      isCheck: role === 'check',
      isFull,
      isBad,
      isTold: role === 'check' && isFull && (isBad || judged.confirmed > 0),
      ...(isBad && correction && { expected: correction.expected }),
      // The sign of an address names itself, and has no room for a word.
      ...(part === 'at' && { isExtra: true }),
    };
  });
  const end = parts.at(-1)?.to ?? 0;
  if (text.length > end) {
    runs.push({
      part: 'extra',
      role: 'extra',
      from: end,
      to: text.length,
      isCheck: false,
      isExtra: true,
      isFull: true,
      isBad: state === 'impossible',
      isTold: false,
    });
  }
  return { text, state, runs, wrong };
};
