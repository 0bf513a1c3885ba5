import { expect, test } from 'vitest';
import { powerCuts } from '../../../infra/testing/power-cut.ts';

test(
  'kill -9 during thirty validations loses no credit, and every question is answered',
  { timeout: 120_000 },
  async () => {
    const { validations, interrupted, ...damage } = await powerCuts({ rounds: 1, inFlight: 30, at: 'first answer' });
    expect(validations).toBeGreaterThanOrEqual(interrupted);
    expect(validations).toBeGreaterThan(0);
    expect(damage).toEqual({ stuck: 0, unanswered: 0, lost: 0, doubled: 0, unexplained: 0 });
  },
);
