import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { wrongInBooks } from '../../infra/testing/fuzz/books.ts';
import { draftsFrom } from '../../infra/testing/fuzz/draw.ts';
import { operations } from '../../infra/testing/fuzz/operations.ts';
import { fuzz } from '../../infra/testing/fuzz/fuzz.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

/** One that never changes, and one that was never tried. A finding names its seed: `npm run fuzz -- --seed <n>`. */
const seeds = [20_261_122, randomInt(1, 1e9)];

test(
  'requests drawn from the contract are answered as it says, and cost nobody anything',
  { timeout: 120_000 },
  async () => {
    const inside = { databasePort, apiKeyPepper };
    const outcome = await fuzz(cloud, {
      inside,
      seeds,
      requests: 120,
      lanes: 1,
      customers: 2,
      sharesBanks: true,
    });
    expect(outcome.findings).toEqual([]);
    expect(await wrongInBooks(outcome)).toEqual([]);
  },
);

test('a trial of two thousand requests meets every operation of the contract', () => {
  const drawn = new Set([...draftsFrom({ requests: 2_000 }, 1)].map(({ operation }) => operation));
  expect(operations.filter((one) => !drawn.has(one)).map(({ name }) => name)).toEqual([]);
});
