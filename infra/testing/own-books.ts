import type { Customer } from './customer.ts';

/** Every page of a list. */
export const all = async <T>(
  page: (cursor: string | undefined) => Promise<{ data: T[]; nextCursor: string | null }>,
) => {
  const rows: T[] = [];
  for (let cursor: string | undefined | null; cursor !== null;) {
    const { data, nextCursor } = await page(cursor);
    rows.push(...data);
    cursor = nextCursor;
  }
  return rows;
};

/** All that a customer can read of their own credits: the balance, every validation, every movement. */
export const ownBooks = async ({ call }: Pick<Customer, 'call'>) => {
  const query = (cursor: string | undefined) => ({ query: { limit: 100, ...(cursor ? { cursor } : {}) } });
  const [{ balance }, history, ledger] = await Promise.all([
    call('GET /api/credits', {}),
    all((cursor) => call('GET /api/validations', query(cursor))),
    all((cursor) => call('GET /api/credits/movements', query(cursor))),
  ]);
  return { balance, history, ledger };
};
