import { expect, test } from 'vitest';
import { streamTrial } from '../../infra/testing/stream-trial.ts';

test(
  'counts every answer once while it is killed, told the same again, and read by two lanes',
  { timeout: 120_000 },
  async () => {
    const { isDrained, truth, counted, uncounted, setAside } = await streamTrial({
      customers: 3,
      validationsEach: 40,
      atOnce: 8,
      kills: 20,
    });
    expect(isDrained).toBe(true);
    expect(Object.values(truth).reduce((sum, one) => sum + one, 0)).toBe(120);
    expect(counted).toEqual(truth);
    expect(uncounted).toBe(0);
    // One change says what nobody understands: each consumer sets it aside alone, and goes on.
    expect(setAside).toEqual([1, 1]);
  },
);
