/** Cells as spreadsheets put them on the clipboard: a line for each row, tabs between. */
export const cellsOf = (pasted: string): readonly (readonly string[])[] =>
  pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(unquoted));

/** A cell that holds a tab or a quote comes in quotes, each of its own doubled. */
const unquoted = (text: string) => (/^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text);

export const clipboardOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((text) => text.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
