import { call } from '../../../lib/api.ts';
import { wholeCsv } from '../../../lib/whole-csv.ts';
import { queryOf, type Filters } from '../filters.ts';

/** Everything the filters leave, as one CSV, or nothing at all: the server sends it in parts. */
export const exportHistory = (filters: Filters): Promise<Blob | undefined> => {
  const { cursor: _, ...query } = queryOf(filters, new Date());
  return wholeCsv((cursor, options) => call('POST /api/validations/export', { body: { ...query, cursor } }, options));
};
