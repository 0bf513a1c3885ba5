/** A file of rows as it was read: texts, nothing interpreted, nothing lost. */
export interface Sheet {
  /** Of the file, or of what was pasted. */
  readonly name: string;
  readonly kind: 'csv' | 'xlsx' | 'paste';
  /** As they stand in the header row; `''` where a column has none. */
  readonly headers: readonly string[];
  /** Every row has a text for each header; rows without any text are left out. */
  readonly rows: readonly (readonly string[])[];
  /** In which line of the file each row stands, from 1: what people see in their program. */
  readonly lines: readonly number[];
}

/** Why a file cannot be read. */
export const sheetProblems = [
  'empty',
  'noRows',
  'tooLarge',
  'tooManyRows',
  'tooManyColumns',
  'cellTooLong',
  'unclosedQuote',
  'notASheet',
  'encrypted',
  'damaged',
  'suspicious',
] as const;
export type SheetProblem = (typeof sheetProblems)[number];

/** Thrown by every reader; a hostile file ends in one of these, never in a crash. */
export class UnreadableSheet extends Error {
  readonly problem: SheetProblem;
  /** The line, column or bound that matters, where there is one. */
  readonly at: number | undefined;

  constructor(problem: SheetProblem, at?: number) {
    super(problem);
    this.problem = problem;
    this.at = at;
  }
}
