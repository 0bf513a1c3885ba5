import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowdLimits } from '#shared/plans.ts';
import { plusSeconds } from '../time.ts';
import { isCrowd, waitOfCrowd, type CrowdBy } from './crowd.ts';
import { networkAround } from './network.ts';

const now = '2026-11-23T10:00:00.000Z';
const kinds = Object.keys(crowdLimits.emails) as CrowdBy[];

describe.for(kinds)('by one %s', (by) => {
  const first = crowdLimits.emails[by];

  test('nobody waits before so many e-mails failed, and then as long again after each, up to a bound', () => {
    const waits = [first - 1, first, first + 1, first + 2, first + 40].map((emails) =>
      waitOfCrowd(by, { emails, lastAt: now }, now),
    );
    expect(waits).toEqual([0, 1, 2, 4, crowdLimits.maxSeconds]);
  });

  test('a wait is over when its time is', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(2 * crowdLimits.maxSeconds), (emails, passed) => {
        const seconds = waitOfCrowd(by, { emails, lastAt: now }, plusSeconds(now, passed));
        const atMost = isCrowd(by, { emails }) ? Math.max(0, crowdLimits.maxSeconds - passed) : 0;
        expect(seconds).toBeLessThanOrEqual(atMost);
      }),
    );
  });
});

test.for([
  ['192.0.2.44', '192.0.2.0/24'],
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8:1:ffff', '2001:db8:1::/48'],
  ['0:0:0:0', '0:0:0::/48'],
] as const)('%s is of the network %s', ([address, network]) => {
  expect(networkAround(address)).toBe(network);
});
