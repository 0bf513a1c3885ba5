import { nextCursorHeader } from '#shared/contract/export.ts';

const lineEnd = '\r\n';

/** Spreadsheets need it to know the encoding; `fetch` takes it off whatever it reads as text. */
const byteOrderMark = '\uFEFF';

/** Only the first part keeps the names of the columns. */
const withoutHead = (csv: string): string => csv.slice(csv.indexOf(lineEnd) + lineEnd.length);

/** Calls for the part of a file that begins at a cursor; the headers of the answer say where the next one does. */
type CallPart = (
  cursor: string | undefined,
  options: { readonly onHeaders: (headers: Headers) => void },
) => Promise<string>;

/** One file out of the parts the server sends it in, or nothing where it has no rows. */
export const wholeCsv = async (callPart: CallPart): Promise<Blob | undefined> => {
  const parts: string[] = [];
  let cursor: string | undefined;
  do {
    let next: string | undefined;
    const part = await callPart(cursor, {
      onHeaders: (headers) => (next = headers.get(nextCursorHeader) ?? undefined),
    });
    parts.push(parts.length === 0 ? part : withoutHead(part));
    cursor = next;
  } while (cursor !== undefined);
  if (parts.every((part, index) => (index === 0 ? withoutHead(part) : part) === '')) return undefined;
  return new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' });
};
