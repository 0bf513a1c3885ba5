import { Fault } from '#shared/errors/fault.ts';
import { batchLimits } from '#shared/validation/batches.ts';
import { daySeconds as windowSeconds } from '../rules/time.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';

export const rowsOfDayPorts = ['limits.take', 'clock.now'] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof rowsOfDayPorts)[number]>;

const counterOf = (userId: string, amount: number) =>
  ({ what: `batchRows#${userId}`, by: 'user', max: batchLimits.rowsPerDay, windowSeconds, amount }) as const;

/** Counts rows that a customer has read within a day (UTC): many of them cost nothing, and are work. What has begun goes on. */
export const countRows = async ({ limits, clock }: Ports, userId: string, rows: number): Promise<void> => {
  await limits.take(counterOf(userId, rows), clock.now());
};

/** The same of rows before they begin: a day that is used up has no room for more. */
export const requireRowsOfDay = async ({ limits, clock }: Ports, userId: string, rows: number): Promise<void> => {
  const { isTaken, resetSeconds } = await limits.take(counterOf(userId, rows), clock.now());
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
};
