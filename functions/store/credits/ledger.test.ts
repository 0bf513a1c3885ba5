import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from '../../../infra/testing/ledger/play.ts';
import { openTable } from '../../../infra/testing/table.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

test(
  'whatever happens to a ledger, deaths between any two calls included, no credit is lost, doubled or negative',
  { timeout: 120_000 },
  async () => {
    expect(await play(100)).toBeGreaterThan(600);
  },
);
