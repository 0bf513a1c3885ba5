import { tableIn } from './table-in.ts';

/** They are no rows that belong there and stand in lists: every job that walks such a list fails at its own, and counts that. */
const foreignItems = [
  ['WALLETS#0', 'lot_0'],
  ['PAYEES#0', '2026-01-01T00:00:00.000Z'],
  ['BATCHES#0', '2026-01-01T00:00:00.000Z'],
  ['WEBHOOKS#0', '2026-01-01T00:00:00.000Z'],
].map(([list = '', sort = '']) => ({
  pk: 'USER#foreign',
  sk: `FOREIGN#${list}`,
  unsettledPk: list,
  unsettledSk: sort,
}));

export const besideForeignItems = async (databasePort: number, act: () => Promise<unknown>): Promise<void> => {
  const table = tableIn(databasePort);
  for (const item of foreignItems) await table.put(item);
  await act().catch(() => undefined);
  for (const { pk, sk } of foreignItems) await table.delete({ pk, sk });
};
