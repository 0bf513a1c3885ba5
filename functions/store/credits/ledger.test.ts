import { expect, test } from 'vitest';
import { histories, moneyHistories } from '../../../infra/testing/ledger/commands.ts';
import { play } from '../../../infra/testing/ledger/play.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';

ownTable();

// A long history costs as much as a few short ones and meets more; the many are in the bench.
const maxCommands = 60;

test(
  'whatever happens to a ledger, deaths between any two calls included, no credit is lost, doubled or negative',
  { timeout: 120_000 },
  async () => {
    expect(await play(16, histories(maxCommands))).toBeGreaterThan(200);
  },
);

test(
  'whatever is bought, spent, refunded, disputed and told twice or late, each credit is explained, and owed if it was spent',
  { timeout: 120_000 },
  async () => {
    expect(await play(10, moneyHistories(maxCommands))).toBeGreaterThan(100);
  },
);
