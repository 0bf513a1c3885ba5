import { isPassing, type Reason } from '#shared/validation/reasons.ts';
import { isFinal, settlementOf, type FinalStatus } from '#shared/validation/status.ts';
import type { Row } from './row.ts';
import { verdictOf, type Judged } from './verdicts.ts';

/** What is written of a row when it has its outcome. */
export type Closing = Pick<Row, 'status' | 'outcome' | 'verdict' | 'isPassing' | 'validationId' | 'findings'>;

interface Ended extends Omit<Judged, 'reason'> {
  readonly id: string;
  readonly reason?: Reason | undefined;
}

/** How a validation that is final closes its row; `undefined` while it is not. */
export const closingBy = (validation: Ended): Closing | undefined => {
  const { id, status, reason } = validation;
  const outcome = status as FinalStatus;
  if (!isFinal(outcome)) return undefined;
  const isAnswered = settlementOf(outcome) === 'post';
  return {
    status: isAnswered ? 'SUCCESS' : 'FAILED',
    outcome,
    ...(isAnswered && { verdict: verdictOf(validation) }),
    validationId: id,
    ...(reason && isPassing(reason) && { isPassing: true }),
  };
};

/** A row whose bank is given up: nobody is asked, and a retry asks again. */
export const givenUp: Closing = { status: 'FAILED', outcome: 'ERROR' };

/** Whether a row has its outcome in this attempt. */
export const isClosedIn = ({ status, attempt }: Row, current: number): boolean =>
  status !== 'PENDING' && attempt === current;
