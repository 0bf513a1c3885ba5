import { describe, expect, it } from 'vitest';
import { judgeAccount } from '#shared/engine/index.ts';
import { demos, examplesOf } from './examples.ts';

describe.each(demos)('the demo of $country $format', ({ country, format, number }) => {
  const { right, wrong, half } = examplesOf(number);
  const state = (accountNumber: string) => judgeAccount({ country, format, accountNumber }).state;

  it('shows one number in each of the three states', () => {
    expect([right, wrong, half].map(state)).toEqual(['well-formed', 'impossible', 'incomplete']);
  });
});
