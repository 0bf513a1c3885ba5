import { isCountry } from '#shared/engine/load-country.ts';
import { statedRow } from '#shared/batch/stated-row.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { BatchRowDue } from '../rules/batches/batch-row-due.ts';
import { closingBy, isClosedIn, type Closing } from '../rules/batches/closing.ts';
import type { Row } from '../rules/batches/row.ts';
import { validate, validatePorts } from '../validations/validate.ts';
import type { Body } from '../validations/judge.ts';

export const answerRowPorts = [
  ...validatePorts,
  'rowsAtWork.find',
  'rowsAtWork.close',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof answerRowPorts)[number]>;

/** Refusals that depend on the moment: the row stays in flight, and is put on again. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'errors.providerUnavailable',
  'errors.tooManyRequests',
  'errors.tooManyUnanswered',
]);

const bodyOf = ({ asked }: Row, { environment }: BatchRowDue): Body => {
  const { country, accountNumber, customId: _, ...stated } = statedRow(asked);
  if (country === undefined || !isCountry(country) || accountNumber === undefined)
    throw new Error('A row that nobody can be asked about was put on');
  return { ...stated, country, accountNumber, environment };
};

/** What the engine learned since the row was read refuses it, unless it was asked about before. */
const refusal = async (
  { validations }: Ports,
  due: BatchRowDue,
  { fields = [] }: Fault,
): Promise<Closing | undefined> =>
  (await validations.find(due.userId, due.validationId)) ? undefined : { status: 'FAILED', findings: [...fields] };

/** Asks about a row as every validation is asked; what it is closed with, nothing while nobody can tell. */
const ask = async (ports: Ports, due: BatchRowDue, row: Row): Promise<Closing | undefined> => {
  const { userId: owner, batchId, validationId: id, paidBy } = due;
  const block = paidBy && { ...paidBy, block: batchId };
  try {
    const via = { via: 'batch', viaId: batchId } as const;
    const { validation } = await validate(ports, { owner, via, body: bodyOf(row, due), id, block });
    return closingBy(validation);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.code === 'errors.invalidAccount') return refusal(ports, due, error);
    if (passing.has(error.code)) return undefined;
    throw error;
  }
};

/**
 * Asks about one row of a batch and closes it. Told twice it asks once: its validation has the id that was drawn for it
 * before it was sent. A row whose answer takes longer is closed by whoever drives its batch.
 */
export const answerRow = async (ports: Ports, due: BatchRowDue): Promise<void> => {
  const { batchId, attempt } = due;
  const row = await ports.rowsAtWork.find(batchId, due.row);
  if (!row || isClosedIn(row, attempt) || row.attempt > attempt) return;
  const closing = await ask(ports, due, row);
  if (closing) await ports.rowsAtWork.close(batchId, due.row, attempt, closing);
};
