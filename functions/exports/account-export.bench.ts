import { runSchedules } from '../../infra/testing/control.ts';
import { signUp } from '../../infra/testing/customer.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { cloudToSeed } from '../../infra/testing/seeded-history.ts';

const job = 'JobPrepareExports';
const runsAtMost = 10;

/** A copy of the data of a customer with so many validations: what it takes of the table, and how long the runs of its job. */
const copyOf = async (cloud: Awaited<ReturnType<typeof cloudToSeed>>, count: number): Promise<Figure[]> => {
  const customer = await signUp(cloud.addresses);
  await cloud.seed(await cloud.pkOf(customer), count);
  await customer.call('POST /api/auth/export', {});
  cloud.capacity.enabled = true;
  cloud.capacity.reset();
  const start = performance.now();
  let [runs, state] = [0, 'preparing'];
  for (; state === 'preparing' && runs < runsAtMost; runs++) {
    await runSchedules(cloud.addresses);
    ({ state } = await customer.call('GET /api/auth/export', {}));
  }
  const ms = performance.now() - start;
  const { calls, readUnits, writeUnits } = cloud.capacity.report(job);
  const { bytes } = await customer.call('GET /api/auth/export', {});
  if (state !== 'ready') throw new Error(`The copy is ${state}`);
  return [
    { what: `${count} validations: all jobs of its runs`, value: ms, unit: 'ms', budget: count * 2 },
    { what: `${count} validations: runs`, value: runs, unit: 'runs', budget: Math.ceil(count / 20_000) + 1 },
    { what: `${count} validations: calls of the table`, value: calls, unit: 'calls', budget: 60 + count / 100 },
    { what: `${count} validations: read units`, value: readUnits, unit: 'RCU', budget: count / 2 },
    { what: `${count} validations: write units`, value: writeUnits, unit: 'WCU', budget: 20 },
    { what: `${count} validations: the file`, value: (bytes ?? 0) / 1_000_000, unit: 'MB', budget: count / 4_000 },
  ];
};

const measure = async (): Promise<Figure[]> => {
  const cloud = await cloudToSeed();
  try {
    return await copyOf(cloud, 10_000);
  } finally {
    await cloud.close();
  }
};

export default measure;
