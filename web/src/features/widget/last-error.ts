/** The code of the last error that a widget of this page told, in memory alone: a report may name it. */
let last: string | undefined;

export const noteError = (code: string): void => {
  last = code;
};

export const lastError = (): string | undefined => last;
