/** Where a batch is: waiting for its file or being read, asking, resting, ended, or given up. */
export const batchStatuses = ['PENDING', 'PROCESSING', 'PAUSED', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** A row waits, is asked about, has the bank's answer, or will have none: it cannot be right, or nobody answered. */
export const rowStatuses = ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** Why a batch rests: its owner wants it to, or there are fewer credits than rows. */
export const pauseReasons = ['customer', 'credits'] as const;

/** Why a batch failed as a whole: then no row was asked about and nothing was charged. */
export const batchProblems = [
  'fileMissing',
  'fileUnreadable',
  'fileTooLarge',
  'tooManyRows',
  'noRows',
  /** The month of the key that made it has no room for so many rows. */
  'monthUsedUp',
] as const;
export type BatchProblem = (typeof batchProblems)[number];

/** What may be asked of a batch; each is refused where it makes no sense. */
export const batchActions = ['start', 'pause', 'resume', 'cancel', 'retry'] as const;
export type BatchAction = (typeof batchActions)[number];

/** What a batch may hold: in one request, or as a file that is uploaded. */
export const batchLimits = {
  inlineRows: 1_000,
  inlineBytes: 1_000_000,
  rows: 50_000,
  bytes: 25_000_000,
  rowBytes: 8_000,
  /** Columns of the customer's own file that come back with the results. */
  columns: 60,
  name: 80,
  note: 500,
  customId: 80,
  /** Rows of results on one page. */
  resultsPage: 500,
  /** Batches of one customer that are not ended. */
  open: 20,
  /** Rows of one customer within a day, those that cost nothing included; what has begun goes on. */
  rowsPerDay: 500_000,
} as const;

/** Files and waiting batches are kept so long: a file that nobody sends, a batch that rests. */
export const batchKept = { uploadHours: 1, fileDays: 7, pausedDays: 7 } as const;

export const isEnded = (status: BatchStatus): boolean =>
  status === 'SUCCESS' || status === 'FAILED' || status === 'CANCELLED';
