import { expect, test } from 'vitest';
import { play } from '../../../infra/testing/ledger/play.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';

ownTable();

test(
  'whatever happens to a ledger, deaths between any two calls included, no credit is lost, doubled or negative',
  { timeout: 120_000 },
  async () => {
    expect(await play(100)).toBeGreaterThan(600);
  },
);
