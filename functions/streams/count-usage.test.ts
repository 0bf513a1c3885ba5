import { expect, test } from 'vitest';
import { streamTrial } from '../../infra/testing/stream-trial.ts';

test(
  'counts every answer and every request of a key once while it is killed, told the same again, and read by two lanes',
  { timeout: 120_000 },
  async () => {
    const { isDrained, truth, counted, requests, uncounted, setAside } = await streamTrial({
      customers: 3,
      validationsEach: 40,
      requestsEach: 30,
      atOnce: 8,
      kills: 20,
    });
    expect(isDrained).toBe(true);
    expect(Object.values(truth).reduce((sum, one) => sum + one, 0)).toBe(120);
    expect(counted).toEqual(truth);
    expect(Object.values(requests.truth).reduce((sum, one) => sum + one, 0)).toBe(180);
    expect(requests.counted).toEqual(requests.truth);
    // What the log says is what was answered.
    const logged = Object.entries(requests.truth).map(([kind, count]) => [kind.split(' ').slice(2).join(' '), count]);
    expect(Object.fromEntries(logged)).toEqual(requests.seen);
    expect(uncounted).toBe(0);
    // One change says what nobody understands: each consumer sets it aside alone, and goes on.
    expect(setAside).toEqual([1, 1]);
  },
);
