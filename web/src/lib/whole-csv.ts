const lineEnd = '\r\n';

/** Spreadsheets need it to know the encoding; `fetch` takes it off whatever it reads as text. */
const byteOrderMark = '\uFEFF';

/** Only the first part keeps the names of the columns. */
const withoutHead = (csv: string): string => csv.slice(csv.indexOf(lineEnd) + lineEnd.length);

/** The part of a file that begins at a cursor, and where the next one does. */
export type ReadPart = (
  cursor: string | undefined,
) => Promise<{ readonly part: string; readonly next: string | undefined }>;

/** One file out of the parts the server sends it in, or nothing where it has no rows. */
export const wholeCsv = async (read: ReadPart): Promise<Blob | undefined> => {
  const parts: string[] = [];
  let cursor: string | undefined;
  do {
    const { part, next } = await read(cursor);
    parts.push(parts.length === 0 ? part : withoutHead(part));
    cursor = next;
  } while (cursor !== undefined);
  if (parts.every((part, index) => (index === 0 ? withoutHead(part) : part) === '')) return undefined;
  return new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' });
};
