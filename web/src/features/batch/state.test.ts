import { describe, expect, it } from 'vitest';
import type { Batch } from './api/batch.ts';
import { pagesIn } from './api/pages.ts';
import { windowAt } from './detail/window.ts';
import { canOf, doneOf, partsOf, stateOf } from './state.ts';

const counts = {
  total: 100,
  pending: 20,
  processing: 10,
  success: 50,
  failed: 20,
  valid: 45,
  invalid: 5,
  error: 4,
  timeout: 6,
  refused: 10,
  duplicates: 3,
};
const batch: Batch = {
  id: 'bat_1',
  name: null,
  note: null,
  environment: 'production',
  status: 'PROCESSING',
  pausedBy: null,
  problem: null,
  columns: [],
  counts,
  verdicts: { pay: 40, plain: 0, look: 4, stop: 6 },
  credits: { reserved: 90, charged: 50, returned: 0, missing: 0 },
  secondsLeft: 60,
  upload: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  startedAt: '2026-11-22T10:00:01.000Z',
  completedAt: null,
};
const none = { ...counts, total: 0, pending: 0, processing: 0, success: 0, failed: 0 };
const idle = { ...counts, processing: 0 };

describe('where a batch is', () => {
  it.each<[Batch['status'], Partial<Batch>, string]>([
    ['PENDING', { startedAt: null, counts: none }, 'uploading'],
    ['PENDING', { counts: none }, 'waiting'],
    ['PENDING', {}, 'reading'],
    ['PROCESSING', {}, 'asking'],
    ['PAUSED', { pausedBy: 'customer' }, 'pausing'],
    ['PAUSED', { pausedBy: 'customer', counts: idle }, 'paused'],
    ['PAUSED', { pausedBy: 'credits', counts: idle }, 'outOfCredits'],
    ['SUCCESS', {}, 'done'],
    ['FAILED', {}, 'failed'],
    ['CANCELLED', {}, 'cancelled'],
  ])('%s with %o is told as "%s"', (status, more, state) => {
    expect(stateOf({ ...batch, ...more, status })).toBe(state);
  });

  it('shows every row in exactly one part of the bar', () => {
    const rows = Object.values(partsOf(batch)).reduce((sum, one) => sum + one, 0);
    expect([rows, doneOf(batch)]).toEqual([counts.total, 70]);
  });

  it('offers to ask again only once it ended, and only about rows that nobody answered', () => {
    expect(canOf(batch)).toEqual({ pause: true, resume: false, cancel: true, retry: 0, buy: 0 });
    expect(canOf({ ...batch, status: 'SUCCESS' })).toEqual({
      pause: false,
      resume: false,
      cancel: false,
      retry: 10,
      buy: 0,
    });
  });

  it('offers exactly the credits that it lacks', () => {
    const credits = { ...batch.credits, missing: 203 };
    expect(canOf({ ...batch, status: 'PAUSED', pausedBy: 'credits', credits })).toMatchObject({
      buy: 203,
      resume: false,
    });
    expect(canOf({ ...batch, status: 'CANCELLED', credits }).buy).toBe(0);
  });
});

describe('a long table', () => {
  it('draws the rows in sight and a few beyond, wherever it is scrolled to', () => {
    expect(windowAt(0, 560, 56)).toEqual({ first: 0, last: 22 });
    expect(windowAt(56 * 49_990, 560, 56)).toEqual({ first: 49_978, last: 50_012 });
  });

  it('reads only the pages that hold a row in sight', () => {
    expect(pagesIn({ first: 0, last: 22 }, 50_000)).toEqual([0]);
    expect(pagesIn({ first: 90, last: 130 }, 50_000)).toEqual([0, 1]);
    expect(pagesIn({ first: 49_978, last: 50_012 }, 50_000)).toEqual([499]);
    expect(pagesIn({ first: 0, last: 22 }, 0)).toEqual([]);
  });
});
