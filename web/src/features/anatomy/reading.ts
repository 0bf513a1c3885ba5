import type { AccountJudgement } from '#shared/engine/judge.ts';
import type { PartName } from '#shared/engine/names.ts';
import type { Finding } from '#shared/engine/findings.ts';
import type { JudgedPart, State } from '#shared/engine/number.ts';
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

const isStray = ({ code }: Finding) => code === 'account.characters' || code === 'document.characters';

/** The error that makes the number itself impossible; findings about other fields of the form are not ours. */
export const objectionTo = ({ findings }: Judged): Finding | undefined =>
  findings.find(({ level, field, position }) => level === 'error' && field === undefined && position !== undefined) ??
  findings.find(({ level, field }) => level === 'error' && field === undefined);

/** The check digit an error is about: its place and what was expected. */
export const wrongCheck = (judged: Judged): { readonly from: number; readonly expected: string } | undefined => {
  const objection = objectionTo(judged);
  if (objection?.position === undefined || objection.expected === undefined || isStray(objection)) return undefined;
  const part = judged.parts.find((one) => one.part === objection.part);
  return part?.role === 'check' ? { from: objection.position - 1, expected: objection.expected } : undefined;
};

const wrongCharacters = (judged: Judged): Map<number, string | undefined> => {
  const { normalized: text, parts, state } = judged;
  const wrong = new Map<number, string | undefined>();
  if (state !== 'impossible') return wrong;
  const check = wrongCheck(judged);
  if (check) {
    check.expected.split('').forEach((right, offset) => {
      const index = check.from + offset;
      if (text[index] !== right) wrong.set(index, right);
    });
    return wrong;
  }
  const objection = objectionTo(judged);
  if (objection && isStray(objection) && objection.position !== undefined) wrong.set(objection.position - 1, undefined);
  for (let index = parts.at(-1)?.to ?? 0; index < text.length; index++) wrong.set(index, undefined);
  return wrong;
};

/** Puts a judgement in the order in which it is drawn: runs from left to right, and what is wrong where. */
export const readingOf = (judged: Judged): Reading => {
  const { normalized: text, state, parts } = judged;
  const wrong = wrongCharacters(judged);
  const check = wrongCheck(judged);
  const runs: ReadRun[] = parts.map(({ part, role, from, to, value }) => {
    const isFull = value.length === to - from;
    const isBad =
      check?.from === from || (check === undefined && [...wrong.keys()].some((at) => at >= from && at < to));
    return {
      part,
      role,
      from,
      to,
      isCheck: role === 'check',
      isFull,
      isBad,
      isTold: role === 'check' && isFull && (isBad || judged.confirmed > 0),
      ...(check?.from === from && { expected: check.expected }),
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
