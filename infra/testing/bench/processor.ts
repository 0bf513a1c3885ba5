import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts what a process computes in hundredths of a second. */
const tickMs = 10;

const childMs = (stateDir: string, name: string): number => {
  const pid = readFileSync(join(stateDir, `${name}.pid`), 'utf8').split(' ')[0];
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[9]) + Number(fields[10])) * tickMs;
};

/** Milliseconds of processor time so far. */
export interface Processor {
  /** The thread of gateway, endpoint and deliveries, in which this is called. */
  readonly cloud: number;
  readonly database: number;
  /** Everything: also the functions, their compiler and garbage collector, and whoever sends requests. */
  readonly all: number;
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** What a cloud of this process has computed. */
export const processorTime = (stateDir: string): Processor => {
  const database = childMs(stateDir, 'dynamodb');
  return {
    cloud: milliseconds(process.threadCpuUsage()),
    database,
    all: milliseconds(process.cpuUsage()) + database + childMs(stateDir, 'sqs'),
  };
};

export const since = (before: Processor, after: Processor): Processor => ({
  cloud: after.cloud - before.cloud,
  database: after.database - before.database,
  all: after.all - before.all,
});
