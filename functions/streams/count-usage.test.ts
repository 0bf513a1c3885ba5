import { expect, test } from 'vitest';
import { streamTrial } from '../../infra/testing/stream-trial.ts';

test(
  'every answer, request of a key and step in the widget is counted once while consumers are killed, told the same again, and read by two lanes',
  { timeout: 120_000 },
  async () => {
    const { isDrained, truth, counted, requests, uncounted, setAside, widget } = await streamTrial({
      customers: 3,
      validationsEach: 40,
      requestsEach: 30,
      sessions: 40,
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
    expect(widget.isDrained).toBe(true);
    expect(widget.killed).toBeGreaterThan(3);
    expect(Object.keys(widget.truth).length).toBeGreaterThan(40);
    expect(widget.counted).toEqual(widget.truth);
  },
);
