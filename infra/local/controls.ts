import type { AwsEndpoint } from './aws/endpoint.ts';
import type { IamReport } from './aws/iam/report.ts';
import type { Clock } from './clock.ts';
import type { LambdaHost, Outcome } from './lambda.ts';
import type { FunctionReport } from './lambda/statistics.ts';
import type { Run, Scheduler } from './schedules.ts';

/** What tools and tests may do to a running local cloud. */
export interface Controls {
  /** Moves the product's time on, runs what became due meanwhile and deletes what expired. */
  advance(seconds: number): Promise<{ now: string; ran: Run[]; expired: number }>;
  now: () => { now: string };
  /** One fault or a list: of the AWS endpoint, or `crash` and `latency` of a function. */
  inject: (faults: unknown) => void;
  activeFaults: () => unknown[];
  clearFaults: () => void;
  iam: () => IamReport;
  functions: () => FunctionReport[];
  /** By name or logical id, as the AWS console's test button does. */
  invoke: (functionName: string, event: unknown) => Promise<Outcome>;
  schedules: () => ReturnType<Scheduler['list']>;
  /** Runs a schedule, or `all`, now. */
  runSchedules: (name: string) => Promise<Run[]>;
}

interface Parts {
  clock: Clock;
  scheduler: Scheduler;
  lambda: LambdaHost;
  aws: Pick<AwsEndpoint, 'faults' | 'iam'>;
  sweep: () => Promise<number>;
}

export function createControls({ clock, scheduler, lambda, aws, sweep }: Parts): Controls {
  const now = () => ({ now: new Date(clock.now()).toISOString() });
  return {
    now,
    async advance(seconds) {
      clock.advance(seconds);
      const ran = await scheduler.settled();
      return { ...now(), ran, expired: await sweep() };
    },
    inject(faults) {
      for (const fault of [faults].flat())
        if (lambda.faults.accepts(fault)) lambda.faults.inject(fault);
        else aws.faults.inject(fault);
    },
    activeFaults: () => [...aws.faults.active(), ...lambda.faults.active()],
    clearFaults() {
      aws.faults.clear();
      lambda.faults.clear();
    },
    iam: () => aws.iam.report(),
    functions: () => lambda.report(),
    invoke: (functionName, event) => lambda.invoke(lambda.find(functionName).arn, event),
    schedules: () => scheduler.list(),
    runSchedules: (name) => scheduler.run(name),
  };
}
