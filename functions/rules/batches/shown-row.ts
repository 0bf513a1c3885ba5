import type { RowStatus } from '#shared/validation/batches.ts';
import { settlementOf, type FinalStatus } from '#shared/validation/status.ts';
import type { Batch } from './batch.ts';
import type { Row } from './row.ts';
import type { HeadlineTone } from '#shared/validation/headline.ts';

export interface ShownRow {
  readonly status: RowStatus;
  readonly validationId?: string | undefined;
  readonly outcome?: FinalStatus | undefined;
  readonly verdict?: HeadlineTone | undefined;
}

const isAskedAgain = ({ attempt }: Pick<Batch, 'attempt'>, row: Row): boolean =>
  row.outcome !== undefined && settlementOf(row.outcome) === 'void' && row.attempt < attempt;

/** Where a row is: of one that asks the same as another, ask for that one. */
export const shownRow = (batch: Pick<Batch, 'attempt' | 'inFlight'>, row: Row): ShownRow => {
  const flying = batch.inFlight.find((one) => one.row === row.row && !one.isGivenUp);
  const isOpen = row.status === 'PENDING' || isAskedAgain(batch, row);
  const { status, validationId, outcome, verdict } = row;
  if (!isOpen) return { status, validationId, outcome, verdict };
  return flying ? { status: 'PROCESSING', validationId: flying.validationId } : { status: 'PENDING' };
};
