import { readLine, type Line } from './line.ts';

/** Lines by payee, as text; what was written last counts. An empty one is a payee that is gone. */
export type PageLines = ReadonlyMap<string, string>;

/** A text that holds the lines of a page. A line holds no line break: its words are letters and digits. */
export const foldedPage = (lines: PageLines): string =>
  [...lines]
    .filter(([, line]) => line !== '')
    .map(([id, line]) => `${id}\t${line}`)
    .join('\n');

/** The lines that such a text holds. */
export const unfoldedPage = (text: string): PageLines =>
  new Map(
    text.split('\n').flatMap((row): [string, string][] => {
      const at = row.indexOf('\t');
      return at < 0 ? [] : [[row.slice(0, at), row.slice(at + 1)]];
    }),
  );

/** The lines of a page as they are read, and the ids of those that cannot be. */
export const linesOf = (lines: PageLines): { readonly lines: readonly Line[]; readonly unread: readonly string[] } => {
  const read: Line[] = [];
  const unread: string[] = [];
  for (const [id, text] of lines) {
    if (text === '') continue;
    const line = readLine(id, text);
    if (line) read.push(line);
    else unread.push(id);
  }
  return { lines: read, unread };
};
