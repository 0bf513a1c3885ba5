import type { BatchProblem } from '#shared/validation/batches.ts';

/** Below it stand the files of batches: whoever may reach it reaches nothing else of the bucket. */
export const batchFilesPrefix = 'batches/';

/** Where the file of a batch stands: every customer's below a prefix of their own. */
/** Below it stand the files of one customer. */
export const batchFilesOf = (userId: string): string => `${batchFilesPrefix}${userId}/`;

export const batchFileKey = (userId: string, batchId: string): string => `${batchFilesOf(userId)}${batchId}.jsonl`;

/** A batch cannot go on because of its file; the message holds nothing of what is in it. */
export class BatchFileError extends Error {
  override readonly name = 'BatchFileError';
  readonly problem: BatchProblem;

  constructor(problem: BatchProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
