/** The code of the last error that a widget of this page told, in memory alone: a report may name it. */
let last: string | undefined;

/** Remembers what a callback was given, if it is an error with a code. */
export const noteError = (error: unknown): void => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    last = error.code;
};

export const lastError = (): string | undefined => last;
