import { expect, test } from 'vitest';
import { moneyHistories } from '../../../infra/testing/ledger/commands.ts';
import { play } from '../../../infra/testing/ledger/play.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';

ownTable();

test(
  'whatever happens to a ledger, deaths between any two calls included, no credit is lost, doubled or negative',
  { timeout: 120_000 },
  async () => {
    expect(await play(80)).toBeGreaterThan(400);
  },
);

test(
  'whatever is bought, spent, refunded, disputed and told twice or late, each credit is explained, and owed if it was spent',
  { timeout: 120_000 },
  async () => {
    expect(await play(40, moneyHistories)).toBeGreaterThan(300);
  },
);
