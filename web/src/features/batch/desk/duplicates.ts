export interface Duplicates {
  /** The row before that asks the same, or -1. */
  readonly sameAs: Int32Array;
  /** What a row asks; `undefined`: nothing that counts. */
  readonly ask: (row: number, question: string | undefined) => void;
}

/** Which rows ask the same. The first of them leads; one row that asks something else costs no look at the others. */
export const createDuplicates = (rows: number): Duplicates => {
  const sameAs = new Int32Array(rows).fill(-1);
  const followers = new Uint32Array(rows);
  const questions: (string | undefined)[] = Array.from({ length: rows });
  const leaders = new Map<string, number>();

  const follow = (row: number, leader: number): void => {
    sameAs[row] = leader;
    followers[leader] = (followers[leader] ?? 0) + 1;
  };

  const lead = (question: string, leader: number, instead: number): void => {
    leaders.set(question, leader);
    sameAs[leader] = -1;
    for (let row = leader + 1; row < rows; row++) if (sameAs[row] === instead) follow(row, leader);
    followers[instead] = 0;
  };

  const leave = (row: number, question: string): void => {
    questions[row] = undefined;
    const leader = sameAs[row] ?? -1;
    if (leader >= 0) {
      followers[leader] = (followers[leader] ?? 0) - 1;
      sameAs[row] = -1;
    } else if (followers[row] === 0) leaders.delete(question);
    else lead(question, sameAs.indexOf(row), row);
  };

  const join = (row: number, question: string): void => {
    questions[row] = question;
    const leader = leaders.get(question);
    if (leader === undefined) leaders.set(question, row);
    else if (leader < row) follow(row, leader);
    else {
      lead(question, row, leader);
      follow(leader, row);
    }
  };

  const ask = (row: number, question: string | undefined): void => {
    const before = questions[row];
    if (before === question) return;
    if (before !== undefined) leave(row, before);
    if (question !== undefined) join(row, question);
  };

  return { sameAs, ask };
};
