import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { picking, type Flying, type Picked } from '../rules/batches/pick.ts';

export const choosePorts = ['rowsAtWork.after'] as const satisfies readonly PortName[];

/** Of these, most are put on; behind them a retry finds rows that have their answer. */
const pageSize = 200;
/** A turn lasts seconds: what is farther away is looked at in the next one. */
const pagesAtMost = 25;

/** Looks through the rows of a batch for those that are put on next. */
export const choose = async (
  { rowsAtWork }: PortsOf<(typeof choosePorts)[number]>,
  batch: Batch,
  inFlight: readonly Flying[],
  now: string,
): Promise<Picked> => {
  const choice = picking(batch, inFlight, now);
  let from: number | undefined = batch.pointer;
  for (let page = 0; from !== undefined && page < pagesAtMost && choice.wantsMore(); page++) {
    const { rows, to } = await rowsAtWork.after(batch.id, from, pageSize);
    for (const row of rows) {
      if (!choice.wantsMore()) break;
      choice.offer(row);
    }
    if (choice.wantsMore()) choice.passed(to ?? batch.counts.total);
    from = to;
  }
  return choice.result();
};
