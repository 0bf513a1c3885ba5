import { describe, expect, it } from 'vitest';
import { pollOfListMs, pollOfOneMs } from './polling.ts';

const counts = {
  total: 10,
  pending: 5,
  processing: 5,
  success: 0,
  failed: 0,
  valid: 0,
  invalid: 0,
  error: 0,
  timeout: 0,
  refused: 0,
  duplicates: 0,
};
const asking = { status: 'PROCESSING', pausedBy: null, counts, startedAt: '2026-11-22T10:00:00.000Z' } as const;
const idle = { ...counts, processing: 0 };

describe('a batch on screen', () => {
  it('is looked at every two seconds at first, and ever slower the longer it takes', () => {
    const paces = [0, 59, 60, 179, 180, 5_000].map((looks) => pollOfOneMs(asking, looks));
    expect(paces).toEqual([2_000, 2_000, 5_000, 5_000, 15_000, 15_000]);
  });

  it('is left alone once it ended, and while its owner lets it rest', () => {
    expect(pollOfOneMs({ ...asking, status: 'SUCCESS' }, 0)).toBe(false);
    expect(pollOfOneMs({ ...asking, status: 'PAUSED', pausedBy: 'customer', counts: idle }, 0)).toBe(false);
  });

  it('is watched while rows that were asked about before the pause come in', () => {
    expect(pollOfOneMs({ ...asking, status: 'PAUSED', pausedBy: 'customer' }, 0)).toBe(2_000);
  });

  it('is looked at now and then while it waits for credits or for its file', () => {
    expect(pollOfOneMs({ ...asking, status: 'PAUSED', pausedBy: 'credits', counts: idle }, 0)).toBe(15_000);
    expect(pollOfOneMs({ ...asking, status: 'PENDING', startedAt: null }, 0)).toBe(15_000);
  });

  it('does not hurry a server that fails', () => {
    expect(pollOfOneMs(asking, 0, true)).toBe(15_000);
  });

  it('is looked at less often in the list, and not at all where nothing moves', () => {
    expect(pollOfListMs([asking, { ...asking, status: 'SUCCESS' }], 0)).toBe(5_000);
    expect(pollOfListMs([{ ...asking, status: 'CANCELLED' }], 0)).toBe(false);
    expect(pollOfListMs([], 0)).toBe(false);
  });
});
