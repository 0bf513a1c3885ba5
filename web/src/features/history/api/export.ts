import { nextCursorHeader } from '#shared/contract/export.ts';
import { call } from '../../../lib/api.ts';
import { wholeCsv } from '../../../lib/whole-csv.ts';
import { queryOf, type Filters } from '../filters.ts';

/** Everything the filters leave, as one CSV, or nothing at all: the server sends it in parts. */
export const exportHistory = (filters: Filters): Promise<Blob | undefined> => {
  const { cursor: _, ...query } = queryOf(filters, new Date());
  return wholeCsv(async (cursor) => {
    let next: string | undefined;
    const part = await call(
      'POST /api/validations/export',
      { body: { ...query, cursor } },
      { onHeaders: (headers) => (next = headers.get(nextCursorHeader) ?? undefined) },
    );
    return { part, next };
  });
};
