/**
 * A spreadsheet takes what begins so, in whatever width, for a formula and would run it: `=HYPERLINK(…)` in a reference.
 * One that is set up for another separator finds cells inside of ours, so each place where one may begin is disarmed.
 */
const formula = /(^|[;\t\r\n])((?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** Numbers and telephones, which begin as a formula does and can run nothing: an apostrophe would only spoil them. */
const number = /^(?:[+-]?\d[\d.,]*(?:e[+-]?\d+)?|\+\d[\d ()]*|-)$/i;

type Harmless = (text: string) => boolean;

const cell = (text: string, isHarmless: Harmless): string => {
  const harmless = isHarmless(text) ? text : text.replace(formula, "$1$2'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const row = (cells: readonly string[], isHarmless: Harmless): string =>
  `${cells.map((text) => cell(text, isHarmless)).join(',')}\r\n`;

/** A moment in UTC as programs for tables read it. */
export const csvMoment = (instant: string): string => instant.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ');

/** Spreadsheets read UTF-8 as such only behind this mark. */
export const byteOrderMark = '\uFEFF';

/** A row of a file that goes back to whoever sent it: its numbers and telephones stay as they were written. */
export const csvRow = (cells: readonly string[]): string => row(cells, (text) => number.test(text));

/** A file as RFC 4180 wants it, safe to open: `=1+1` is written `'=1+1`. Every row ends with CR LF. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((cells) => row(cells, () => false)).join('');
