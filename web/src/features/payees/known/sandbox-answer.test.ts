import { expect, it } from 'vitest';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { sandboxAnswer } from './sandbox-answer.ts';

it.each([
  ['valid', 'exists'],
  ['mediumRisk', 'existsWarned'],
  ['highRisk', 'existsStopped'],
  ['notFound', 'notFound'],
  ['otherCurrency', 'otherCurrency'],
  ['failing', 'broken'],
  ['silent', 'noAnswer'],
] as const)('a test number of %s is announced as %s', (scenario, headline) => {
  const { accountNumber } = sandboxAccount('MX', scenario);
  expect(sandboxAnswer('MX', accountNumber).headline).toBe(headline);
});

it('any other number is announced as an account that exists, and a slow one as slow', () => {
  expect(sandboxAnswer('MX', '002115016003269411')).toEqual({ headline: 'exists', isSlow: false });
  expect(sandboxAnswer('MX', sandboxAccount('MX', 'slow').accountNumber)).toEqual({ headline: 'exists', isSlow: true });
});
