import type { BatchField } from '#shared/batch/fields.ts';
import type { CellFinding, CellLevel } from './desk.ts';

/** One kind of trouble a row can have. */
export interface Ailment {
  readonly id: string;
  readonly field: BatchField;
  readonly code: string;
  readonly level: CellLevel;
  readonly isFixable: boolean;
}

/** What a row can be: fine, or with these troubles. */
export interface Outcome {
  readonly level: CellLevel | null;
  readonly ailments: readonly Ailment[];
}

/** Findings whose `expected` is the whole cell as it must have been: nothing of it is a guess. */
const proven: ReadonlySet<string> = new Set(['excel.zerosLost', 'excel.apostrophe']);

export const fixOf = ({ code, expected }: CellFinding): string | undefined => (proven.has(code) ? expected : undefined);

/** Words of a list: rows with the same wrong one are alike. */
const listed: ReadonlySet<BatchField> = new Set([
  'country',
  'bankCode',
  'accountFormat',
  'accountType',
  'documentType',
] as const);
/** So many different words are no slip that rows share. */
const wordsAtMost = 100;

export interface Outcomes {
  readonly of: (findings: readonly CellFinding[], textOf: (field: BatchField) => string) => number;
  readonly at: (index: number) => Outcome;
}

const levelOf = (findings: readonly CellFinding[]): CellLevel | null => {
  if (findings.length === 0) return null;
  return findings.some(({ level }) => level === 'error') ? 'error' : 'warning';
};

/** Every outcome once; rows keep its number instead of findings of their own. */
export const createOutcomes = (): Outcomes => {
  const outcomes: Outcome[] = [{ level: null, ailments: [] }];
  const indexes = new Map<string, number>([['', 0]]);
  const ailments = new Map<string, Ailment>();
  let words = 0;

  const withWord = (id: string, word: string): string => {
    const own = `${id} ${word}`;
    if (ailments.has(own)) return own;
    return ++words > wordsAtMost ? id : own;
  };

  const ailmentOf = (finding: CellFinding, text: string): Ailment => {
    const { field, code, level } = finding;
    const kind = `${field} ${code} ${level}`;
    const id = listed.has(field) && text !== '' && text.length < 80 ? withWord(kind, text) : kind;
    const known = ailments.get(id);
    if (known) return known;
    const ailment = { id, field, code, level, isFixable: fixOf(finding) !== undefined };
    ailments.set(id, ailment);
    return ailment;
  };

  return {
    of: (findings, textOf) => {
      if (findings.length === 0) return 0;
      const found = [...new Set(findings.map((finding) => ailmentOf(finding, textOf(finding.field))))];
      const key = found.map(({ id }) => id).join('\n');
      const known = indexes.get(key);
      if (known !== undefined) return known;
      indexes.set(key, outcomes.length);
      return outcomes.push({ level: levelOf(findings), ailments: found }) - 1;
    },
    at: (index) => {
      const outcome = outcomes[index];
      if (!outcome) throw new Error(`There is no outcome ${index}`);
      return outcome;
    },
  };
};
