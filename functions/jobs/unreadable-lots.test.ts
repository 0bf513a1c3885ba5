import { expect, test } from 'vitest';
import { itemAt, put } from '../../infra/testing/ledger/planted.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { plusDays } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { closeExpiredLots, tend } from './close-expired-lots.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';

const isListed = async (userId: string): Promise<boolean> =>
  (await itemAt(keys.wallet(userId)))['unsettledPk'] !== undefined;

const tendAt = async (userId: string, latestLot: string, now: string) =>
  tend(await connect(closeExpiredLots.needs), { userId, latestLot }, now);

test('a wallet with a lot that this version cannot read stays listed for the version that can', async () => {
  const { userId, lotId } = await customerWith(5, at);
  const wallet = await itemAt(keys.wallet(userId));
  await put({ ...wallet, [lotId]: { ...(wallet[lotId] as object), granted: 'five' } });
  await tendAt(userId, lotId, plusDays(at, 1));
  expect(await isListed(userId)).toBe(true);
  await put(wallet);
  await tendAt(userId, lotId, plusDays(at, 50));
  expect(await isListed(userId)).toBe(false);
});
