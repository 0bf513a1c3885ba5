import { meaningOf, type Meaning } from '#shared/validation/meaning.ts';
import type { Judged } from './verdict.ts';

/** What somebody may do about an answer that does not let them pay; each has a text. */
export type Step = 'ask' | 'closed' | 'currency' | 'pay' | 'confirm';

const steps: Readonly<Partial<Record<Meaning, readonly Step[]>>> = {
  notFound: ['ask', 'closed'],
  otherCurrency: ['currency', 'pay'],
  bankNotCovered: ['confirm'],
  methodNotCovered: ['confirm'],
  countryNotCovered: ['confirm'],
};

export const nextStepsOf = (validation: Judged): readonly Step[] => steps[meaningOf(validation)] ?? [];
