import { Fault } from '#shared/errors/fault.ts';
import { batchLimits } from '#shared/validation/batches.ts';
import { daySeconds as windowSeconds } from '../rules/time.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';

export const rowsOfDayPorts = ['limits.take', 'clock.now'] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof rowsOfDayPorts)[number]>;

/** Counts rows that a customer has read, or asked again, within a day (UTC): many of them cost nothing, and are work. */
export const countRows = ({ limits, clock }: Ports, userId: string, rows: number) =>
  limits.take(
    { what: `batchRows#${userId}`, by: 'user', max: batchLimits.rowsPerDay, windowSeconds, amount: rows },
    clock.now(),
  );

/** The same before they begin: a day that is used up has no room for more. */
export const requireRowsOfDay = async (ports: Ports, userId: string, rows: number): Promise<void> => {
  const { isTaken, resetSeconds } = await countRows(ports, userId, rows);
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
};
