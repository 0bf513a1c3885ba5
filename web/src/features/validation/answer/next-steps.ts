import { headlineOf, type HeadlineName } from '#shared/validation/headline.ts';

/** What somebody may do about an answer that does not let them pay; each has a text. */
export type Step = 'ask' | 'closed' | 'currency' | 'pay' | 'confirm' | 'call' | 'again' | 'row';

const steps: Readonly<Partial<Record<HeadlineName, readonly Step[]>>> = {
  mismatch: ['call', 'again'],
  otherAccount: ['call', 'again'],
  otherHolder: ['call', 'again'],
  otherPayee: ['row', 'call'],
  notFound: ['ask', 'closed'],
  otherCurrency: ['currency', 'pay'],
  bankNotCovered: ['confirm'],
  methodNotCovered: ['confirm'],
  countryNotCovered: ['confirm'],
};

export const nextStepsOf = (validation: Parameters<typeof headlineOf>[0]): readonly Step[] =>
  steps[headlineOf(validation)] ?? [];
