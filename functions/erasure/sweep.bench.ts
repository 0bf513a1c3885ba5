import { advance, runSchedules } from '../../infra/testing/control.ts';
import { goodPassword, signUp, type Addresses } from '../../infra/testing/customer.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { cloudToSeed } from '../../infra/testing/seeded-history.ts';

const minute = 60;
const minutes = (count: number) => Array.from({ length: count }, () => minute);
/** Until nobody looks any more: closed and settled, swept, and looked at once more. */
const runs = [...minutes(20), 2 * 60 * minute, ...minutes(5), 2 * 60 * minute, ...minutes(5)];

const untilGone = async (addresses: Addresses): Promise<void> => {
  for (const seconds of runs) {
    await advance(addresses, seconds);
    await runSchedules(addresses);
  }
};

/** So many accounts that are deleted at once: what that takes of a table that holds a history of somebody else's. */
const deletionsOf = async (cloud: Awaited<ReturnType<typeof cloudToSeed>>, count: number): Promise<Figure[]> => {
  const leavers = await Promise.all(Array.from({ length: count }, () => signUp(cloud.addresses)));
  for (const { call } of leavers) await call('DELETE /api/auth/me', { body: { password: goodPassword } });
  cloud.capacity.enabled = true;
  cloud.capacity.reset();
  await untilGone(cloud.addresses);
  const [own, table] = ['JobEraseAccounts', 'JobSweepTable'].map((job) => cloud.capacity.report(job));
  const { calls = 0, readUnits: scanned = 0 } = table?.operations['dynamodb:Scan'] ?? {};
  const readUnits = (own?.readUnits ?? 0) + (table?.readUnits ?? 0);
  return [
    { what: `${count} deletions: Scan calls`, value: calls, unit: 'calls', budget: 20 },
    { what: `${count} deletions: read units of Scan, each`, value: scanned / count, unit: 'RCU' },
    { what: `${count} deletions: read units of all, each`, value: readUnits / count, unit: 'RCU' },
  ];
};

const measure = async (): Promise<Figure[]> => {
  const cloud = await cloudToSeed();
  try {
    await cloud.seed(await cloud.pkOf(await signUp(cloud.addresses)), 10_000);
    return [...(await deletionsOf(cloud, 1)), ...(await deletionsOf(cloud, 30))];
  } finally {
    await cloud.close();
  }
};

export default measure;
