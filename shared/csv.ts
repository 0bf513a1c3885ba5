/**
 * A spreadsheet takes what begins so, in whatever width, for a formula and would run it: `=HYPERLINK(…)` in a reference.
 * One that is set up for another separator finds cells inside of ours, so each place where one may begin is disarmed.
 */
const formula = /(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

const cell = (text: string): string => {
  const harmless = text.replace(formula, "$1$2'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Spreadsheets read UTF-8 as such only behind this mark. */
const byteOrderMark = '\uFEFF';

/** A file as RFC 4180 wants it, safe to open: `=1+1` is written `'=1+1`. Every row ends with CR LF. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
