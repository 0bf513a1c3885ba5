import { describe, expect, it } from 'vitest';
import { stagesAt } from './stages.ts';

describe('the stages of the wait', () => {
  it('wait for exactly one thing, and for as long as it really takes', () => {
    const now = stagesAt(1.6, 'production').filter(({ state }) => state === 'now');
    expect(now).toEqual([{ name: 'bank', state: 'now', seconds: 1.6 }]);
  });

  it('promise no credit and no request in the sandbox', () => {
    expect(stagesAt(0.2, 'sandbox').map(({ name }) => name)).not.toContain('sent');
  });

  it('never show a time for what has not begun', () => {
    for (const { state, seconds } of stagesAt(9, 'production')) expect(seconds === undefined).toBe(state === 'todo');
  });
});
