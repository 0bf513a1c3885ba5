import { afterAll, beforeAll } from 'vitest';
import { openTable } from './table.ts';

/** A table for one test file alone, open from before its first test until after its last. */
export const ownTable = () => {
  let table: Awaited<ReturnType<typeof openTable>> | undefined;
  beforeAll(async () => {
    table = await openTable();
  });
  afterAll(() => table?.close());
};
