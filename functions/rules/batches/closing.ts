import { isPassing } from '#shared/validation/reasons.ts';
import { isFinal, settlementOf, type FinalStatus } from '#shared/validation/status.ts';
import type { Reason } from '#shared/validation/reasons.ts';
import type { Row } from './row.ts';

/** What is written of a row when it has its outcome. */
export type Closing = Pick<Row, 'status' | 'outcome' | 'isPassing' | 'validationId' | 'findings'>;

interface Ended {
  readonly id: string;
  readonly status: string;
  readonly reason?: Reason | undefined;
}

/** How a validation that is final closes its row; `undefined` while it is not. */
export const closingBy = ({ id, status, reason }: Ended): Closing | undefined => {
  const outcome = status as FinalStatus;
  if (!isFinal(outcome)) return undefined;
  return {
    status: settlementOf(outcome) === 'post' ? 'SUCCESS' : 'FAILED',
    outcome,
    validationId: id,
    ...(reason && isPassing(reason) && { isPassing: true }),
  };
};

/** A row whose bank is given up: nobody is asked, and a retry asks again. */
export const givenUp: Closing = { status: 'FAILED', outcome: 'ERROR' };

/** Whether a row has its outcome in this attempt. */
export const isClosedIn = ({ status, attempt }: Row, current: number): boolean =>
  status !== 'PENDING' && attempt === current;
