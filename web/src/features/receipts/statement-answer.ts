import { headlineTones } from '#shared/validation/headline.ts';
import type { Statement } from './api/receipts.ts';

/** What a bank said. A receipt is read by others than who asked, so it tells nobody what to do. */
export type ReceiptAnswer = 'match' | 'partial' | 'mismatch' | 'exists' | 'notFound' | 'otherCurrency' | 'invalid';

type Answered = Pick<Statement, 'headline' | 'nameMatch'>;

const isConfirmed = ({ headline }: Answered): boolean => /^(match|partial|mismatch|exists)/.test(headline);

export const answerIn = (statement: Answered): ReceiptAnswer => {
  const { headline, nameMatch } = statement;
  if (headline === 'notFound' || headline === 'otherCurrency') return headline;
  return isConfirmed(statement) ? (nameMatch ?? 'exists') : 'invalid';
};

export const toneIn = ({ headline }: Pick<Statement, 'headline'>) => headlineTones[headline];
