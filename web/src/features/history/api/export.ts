import { nextCursorHeader } from '#shared/contract/export.ts';
import { call } from '../../../lib/api.ts';
import { queryOf, type Filters } from '../filters.ts';

const lineEnd = '\r\n';

/** Spreadsheets need it to know the encoding; `fetch` takes it off whatever it reads as text. */
const byteOrderMark = '\uFEFF';

/** Only the first part keeps the names of the columns. */
const withoutHead = (csv: string): string => csv.slice(csv.indexOf(lineEnd) + lineEnd.length);

/** Everything the filters leave, as one CSV, or nothing at all: the server sends it in parts. */
export const exportHistory = async (filters: Filters): Promise<Blob | undefined> => {
  const { cursor: _, ...query } = queryOf(filters, new Date());
  const parts: string[] = [];
  let cursor: string | undefined;
  do {
    let next: string | undefined;
    const part = await call(
      'GET /api/validations/export',
      { query: { ...query, cursor } },
      { onHeaders: (headers) => (next = headers.get(nextCursorHeader) ?? undefined) },
    );
    parts.push(parts.length === 0 ? part : withoutHead(part));
    cursor = next;
  } while (cursor !== undefined);
  if (parts.every((part, index) => (index === 0 ? withoutHead(part) : part) === '')) return undefined;
  return new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' });
};
