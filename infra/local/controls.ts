import type { AwsEndpoint } from './aws/endpoint.ts';
import type { IamReport } from './aws/iam/report.ts';
import { provenCommand } from '../operator-proof.ts';
import { operatorKeys } from './aws/sts/operators.ts';
import type { Alarms } from './bus/alarms.ts';
import type { Bus, BusEvent } from './bus/bus.ts';
import type { Clock } from './host/clock.ts';
import type { Drained, Events } from './events/events.ts';
import type { MappingReport } from './events/poller.ts';
import type { LambdaHost, Outcome } from './lambda.ts';
import type { FunctionReport } from './lambda/statistics.ts';
import type { Run, Scheduler } from './schedules.ts';

/** What tools and tests may do to a running local cloud. */
export interface Controls {
  /** Moves the product's time on, runs what became due meanwhile and deletes what expired. */
  readonly advance: (
    seconds: number,
  ) => Promise<{ readonly now: string; readonly ran: readonly Run[]; readonly expired: number }>;
  /** Moves the product's time on, and nothing else: what becomes due waits for the next time that it is advanced. */
  readonly moveClock: (seconds: number) => Promise<void>;
  readonly now: () => { readonly now: string };
  /** One fault or a list: of the AWS endpoint, of deliveries, of gateway keys, or `crash` and `latency` of a function. */
  readonly inject: (faults: unknown) => void;
  readonly activeFaults: () => readonly unknown[];
  readonly clearFaults: () => void;
  readonly iam: () => IamReport;
  readonly functions: () => readonly FunctionReport[];
  /** By name or logical id, as the AWS console's test button does. */
  readonly invoke: (functionName: string, event: unknown) => Promise<Outcome>;
  /** What it takes to sign a command as an operator. */
  readonly signing: () => { readonly address: string; readonly functionName: string; readonly region: string };
  /** Asks for what an operator wants, signed as whoever is called so: AWS would say as whom. */
  readonly operate: (name: string, command: object) => Promise<Outcome>;
  readonly schedules: () => ReturnType<Scheduler['list']>;
  /** Runs a schedule, or `all`, now. */
  readonly runSchedules: (name: string) => Promise<readonly Run[]>;
  readonly alarms: () => ReturnType<Alarms['list']>;
  /** Makes an alarm ring or stop; gives the rules that heard of it. */
  readonly setAlarm: Alarms['set'];
  /** Puts an event on the bus as a service of AWS would; gives the rules that heard of it. */
  readonly putEvent: (event: BusEvent) => Promise<readonly string[]>;
  /** Every event source mapping and how far it is. */
  readonly events: () => readonly MappingReport[];
  /** Waits until third parties have told what is due, and streams and queues have nothing left to deliver, to this function or to any, but no longer than this. */
  readonly drain: (seconds?: number, ofFunction?: string) => Promise<Drained>;
}

interface Parts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly events: Events;
  readonly lambda: LambdaHost;
  readonly alarms: Alarms;
  readonly bus: Bus;
  readonly aws: Pick<AwsEndpoint, 'faults' | 'iam' | 'usage' | 'url'>;
  readonly region: string;
  readonly sweep: () => Promise<number>;
  /** Resolves when third parties have done and told what is due. */
  readonly othersSettled: () => Promise<void>;
}

/** How long everything may take to be delivered unless the caller says otherwise. */
const drainSeconds = 30;

/** The controls of the parts of one cloud. */
export const cloudControls = ({
  clock,
  scheduler,
  events,
  lambda,
  alarms,
  bus,
  aws,
  region,
  sweep,
  othersSettled,
}: Parts): Controls => {
  const now = () => ({ now: new Date(clock.now()).toISOString() });
  const signing = () => ({ address: aws.url, functionName: lambda.find('Operate').name, region });
  return {
    now,
    advance: async (seconds) => {
      // What was written before the leap is delivered before it, as it would have been.
      await events.settled();
      scheduler.letGo();
      clock.advance(seconds);
      await othersSettled();
      const ran = await scheduler.settled();
      const expired = await sweep();
      await events.settled();
      return { ...now(), ran, expired };
    },
    moveClock: async (seconds) => {
      await events.settled();
      scheduler.hold();
      clock.advance(seconds);
    },
    inject: (faults) => {
      for (const fault of [faults].flat())
        if (lambda.faults.accepts(fault)) lambda.faults.inject(fault);
        else if (events.faults.accepts(fault)) events.faults.inject(fault);
        else if (aws.usage.faults.accepts(fault)) aws.usage.faults.inject(fault);
        else aws.faults.inject(fault);
    },
    activeFaults: () => [
      ...aws.faults.active(),
      ...lambda.faults.active(),
      ...events.faults.active(),
      ...aws.usage.faults.active(),
    ],
    clearFaults: () => {
      aws.faults.clear();
      lambda.faults.clear();
      events.faults.clear();
      aws.usage.faults.clear();
    },
    iam: () => aws.iam.report(),
    functions: () => lambda.report(),
    invoke: (functionName, event) => lambda.invoke(lambda.find(functionName).arn, event),
    signing,
    operate: (name, command) => {
      const asked = { command, ...signing(), at: new Date(clock.now()) };
      return lambda.invoke(lambda.find('Operate').arn, provenCommand(operatorKeys(name), asked));
    },
    schedules: () => scheduler.list(),
    runSchedules: (name) => scheduler.run(name),
    alarms: alarms.list,
    setAlarm: alarms.set,
    putEvent: bus.put,
    events: () => events.list(),
    drain: async (seconds = drainSeconds, ofFunction) => {
      await othersSettled();
      return events.drain(seconds, ofFunction);
    },
  };
};
