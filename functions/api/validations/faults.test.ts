import { afterAll, beforeAll, expect, test } from 'vitest';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';
import { storm } from '../../../infra/testing/storm.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

test(
  'a provider that fails or never answers, throttled and conflicting writes and killed functions lose, double or keep no credit',
  { timeout: 120_000 },
  async () => {
    const provider = { timeoutRate: 0.03, errorRate: 0.1, throttleRate: 0.05 };
    const damage = await storm(cloud, { customers: 10, validationsEach: 15, atOnce: 10, provider });
    expect(damage).toMatchObject({ stuck: 0, lost: 0, doubled: 0, unexplained: 0, difference: 0 });
    expect(damage.charged).toBeGreaterThan(50);
    expect(damage.pendingAtBank).toBeGreaterThan(0);
  },
);
