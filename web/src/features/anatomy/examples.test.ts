import { describe, expect, it } from 'vitest';
import { judgeAccount, requirements } from '#shared/engine/index.ts';
import { demos, examplesOf } from './examples.ts';

describe.each(demos)('the demo of $country $format', ({ country, format }) => {
  const published = requirements(country, undefined, format)?.fields.find(({ field }) => field === 'accountNumber');
  const { right, wrong, half } = examplesOf(published?.example ?? '');
  const state = (accountNumber: string) => judgeAccount({ country, format, accountNumber }).state;

  it('shows one number in each of the three states', () => {
    expect([right, wrong, half].map(state)).toEqual(['well-formed', 'impossible', 'incomplete']);
  });
});
