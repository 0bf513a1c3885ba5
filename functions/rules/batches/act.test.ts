import { describe, expect, test } from 'vitest';
import { batchActions, type BatchAction } from '#shared/validation/batches.ts';
import { aBatch } from '../../../infra/testing/sample-batch.ts';
import { acted } from './act.ts';
import type { Batch } from './batch.ts';

const now = '2026-11-22T10:00:00.000Z';
const states: Readonly<Record<string, Batch>> = {
  uploading: aBatch({ stage: 'uploading' }),
  reading: aBatch({ stage: 'reading' }),
  asking: aBatch(),
  'paused by its owner': aBatch({ pausedBy: 'customer', pausedAt: now }),
  'paused for credits': aBatch({ pausedBy: 'credits', pausedAt: now }),
  'being cancelled': aBatch({ isCancelled: true }),
  ended: aBatch({ stage: 'ended' }),
  'ended with rows to ask again': aBatch({ stage: 'ended', retryable: 2, counts: { ...aBatch().counts, error: 3 } }),
  failed: aBatch({ stage: 'ended', problem: 'noRows', retryable: 2 }),
  cancelled: aBatch({ stage: 'ended', isCancelled: true, retryable: 2 }),
};

/** What each action does in each state: it changes the batch, finds it so already (`same`), or makes no sense. */
const table: Readonly<Record<keyof typeof states, string>> = {
  uploading: 'start cancel',
  reading: 'start=same pause resume=same cancel',
  asking: 'start=same pause resume=same cancel',
  'paused by its owner': 'start=same pause=same resume cancel',
  'paused for credits': 'start=same pause resume cancel',
  'being cancelled': 'cancel=same',
  ended: '',
  'ended with rows to ask again': 'retry',
  failed: '',
  cancelled: 'cancel=same',
};

const cases = Object.entries(states).flatMap(([state, batch]) => {
  const does = (table[state] ?? '').split(' ');
  return batchActions.map((action) => {
    const expected = does.includes(action) ? 'changed' : does.includes(`${action}=same`) ? 'same' : 'cannot';
    return [action, state, batch, expected] as const;
  });
});

const came = (batch: Batch, action: BatchAction): string => {
  const next = acted(batch, action, now);
  if (next === undefined) return 'cannot';
  return next === batch ? 'same' : 'changed';
};

test.each(cases)('%s of one that is %s', (action, _, batch, expected) => {
  expect(came(batch, action)).toBe(expected);
});

describe('what is done', () => {
  test('makes messages of the turn before old, unless somebody reads the file', () => {
    expect(acted(aBatch({ turn: 7 }), 'pause', now)?.turn).toBe(8);
    expect(acted(aBatch({ turn: 7, stage: 'reading' }), 'pause', now)?.turn).toBe(7);
    expect(acted(aBatch({ turn: 7, stage: 'reading' }), 'cancel', now)?.turn).toBe(8);
  });

  test('by a retry opens the rows without an answer, and wants a credit for each question of them', () => {
    const batch = aBatch({
      stage: 'ended',
      environment: 'production',
      pointer: 9,
      retryable: 3,
      counts: { ...aBatch().counts, total: 9, valid: 4, error: 3, timeout: 2 },
    });
    expect(acted(batch, 'retry', now)).toMatchObject({
      stage: 'asking',
      attempt: 2,
      pointer: 0,
      unpaid: 3,
      retryable: 0,
      counts: { total: 9, valid: 4, error: 0, timeout: 0 },
    });
  });

  test('by a cancel ends at once where the file never came', () => {
    expect(acted(aBatch({ stage: 'uploading' }), 'cancel', now)).toMatchObject({ stage: 'ended', completedAt: now });
  });
});
