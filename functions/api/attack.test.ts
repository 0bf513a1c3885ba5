import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackCloud, trialNames } from '../../infra/testing/attack/attack.ts';
import { cloudToAttack } from '../../infra/testing/attack/own-cloud.ts';
import { tableOf } from '../../infra/testing/attack/table.ts';

let cloud: Awaited<ReturnType<typeof cloudToAttack>>;
beforeAll(async () => {
  cloud = await cloudToAttack(1);
});
afterAll(() => cloud?.close());

test('a short attack of every kind gets nowhere', { timeout: 240_000 }, async () => {
  const rows = await attackCloud(cloud);
  expect(
    tableOf(rows.filter(({ held }) => !held))
      .split('\n')
      .slice(1),
  ).toEqual([]);
  expect(new Set(rows.map(({ trial }) => trial))).toEqual(new Set(trialNames));
});
