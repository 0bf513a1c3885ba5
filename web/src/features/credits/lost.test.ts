import { describe, expect, it } from 'vitest';
import { lostOf, type Movement } from './lost.ts';

const move = (kind: string, credits: number, lotId = 'lot_1'): Movement => ({ kind, credits, lotId });

describe('credits that ended unused', () => {
  it('are none when every one was spent', () => {
    expect(lostOf([move('post', 0), move('reserve', -1), move('reserve', -1), move('grant', 2)])).toBe(0);
  });

  it('are what is left of a lot whose date has come', () => {
    expect(lostOf([move('void', 1), move('reserve', -1), move('reserve', -1), move('grant', 5)])).toBe(4);
  });

  it('are what the ledger says it took when it ended the lot', () => {
    expect(lostOf([move('expire', -3), move('reserve', -1), move('grant', 4)])).toBe(3);
  });

  it('count only of the newest lot', () => {
    const first = [move('grant', 5, 'lot_0')];
    expect(lostOf([move('reserve', -1), move('grant', 1), ...first])).toBe(0);
    expect(lostOf([move('grant', 7), move('expire', -5, 'lot_0'), ...first])).toBe(7);
  });

  it('are not claimed while the beginning of the lot is out of sight', () => {
    expect(lostOf([move('reserve', -1), move('reserve', -1)])).toBe(0);
  });
});
