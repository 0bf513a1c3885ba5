import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeToken, type Bucket } from './bucket.ts';

const rate = { burst: 3, perSecond: 2 };

/** Calls at these milliseconds, one bucket. */
const calls = (times: readonly number[]) => {
  let bucket: Bucket | undefined;
  return times.map((at) => {
    const taken = takeToken(bucket, rate, at);
    bucket = taken.left;
    return taken;
  });
};

test('a burst passes at once, the next call waits until there is a token again', () => {
  const taken = calls([0, 0, 0, 0, 499, 500, 501]);
  expect(taken.map(({ isTaken }) => isTaken)).toEqual([true, true, true, false, false, true, false]);
  expect(taken.slice(0, 4).map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
  expect(taken[3]).toMatchObject({ waitSeconds: 1, fullInSeconds: 2 });
});

test('whoever pauses finds no more than a burst', () => {
  expect(calls([0, 1_000_000, 1_000_000, 1_000_000, 1_000_000]).filter(({ isTaken }) => isTaken)).toHaveLength(4);
});

test('however calls come, no more pass than the burst and what time brought', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(700), { minLength: 1, maxLength: 60 }), (pauses) => {
      const times = pauses.map((_, index) => pauses.slice(0, index + 1).reduce((sum, pause) => sum + pause, 0));
      const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
      const passed = calls(times).filter(({ isTaken }) => isTaken).length;
      expect(passed).toBeLessThanOrEqual(rate.burst + (span / 1000) * rate.perSecond + 1e-9);
    }),
  );
});

test('a clock that was turned back brings nothing', () => {
  expect(calls([10_000, 10_000, 10_000, 0, 0]).filter(({ isTaken }) => isTaken)).toHaveLength(3);
});
