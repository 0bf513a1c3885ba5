import { randomUUID } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from './aws/identity.ts';
import type { Clock } from './host/clock.ts';
import type { FunctionDefinition } from './lambda/definition.ts';
import { type Environment, startEnvironment } from './lambda/environment.ts';
import { environmentVariables } from './lambda/environment-variables.ts';
import { type FunctionFaults, functionFaults } from './lambda/faults.ts';
import type { FunctionLogs } from './lambda/logs.ts';
import { type Outcome, failures, readPayload } from './lambda/outcome.ts';
import { type PoolLimits, environmentPool } from './lambda/pool.ts';
import { type FunctionReport, invocationStatistics } from './lambda/statistics.ts';

export type { FunctionDefinition } from './lambda/definition.ts';
export type { Outcome } from './lambda/outcome.ts';

/** Runs the functions of the templates, each environment in a thread of its own. */
export interface LambdaHost {
  /** Never rejects for what the function does; throws for a function that does not exist. */
  readonly invoke: (arn: string, event: unknown) => Promise<Outcome>;
  /** By ARN, name or the id it has in the CDK app. */
  readonly find: (name: string) => FunctionDefinition;
  readonly report: () => readonly FunctionReport[];
  readonly faults: FunctionFaults;
  readonly close: () => Promise<void>;
}

export interface LambdaHostOptions {
  readonly definitions: readonly FunctionDefinition[];
  readonly region: string;
  readonly clock: Clock;
  readonly logs: FunctionLogs;
  readonly endpointUrl: string;
  readonly credentialsFor: (functionArn: string) => Credentials;
  /** Called once per new environment: the Lambda service opens a log stream and, if asked, a trace. */
  readonly onColdStart?: (definition: FunctionDefinition) => void;
  /** How many environments stay alive while nothing runs in them; fewer where memory is short. */
  readonly kept?: number;
  readonly limits?: PoolLimits;
}

/** An environment takes some fifteen megabytes, and up to twice as much later: of the memory all get an eighth to a quarter. */
const environmentsInMemory = Math.floor(totalmem() / 8 / 15_000_000);

/** How many environments are kept where as many were wanted: 24 at least, however little memory there is. */
const keptOf = (wanted: number): number => Math.min(wanted, Math.max(24, environmentsInMemory));

const usualLimits: Omit<PoolLimits, 'live'> = {
  idleMs: 5000,
  busy: 64,
  starting: Math.max(2, availableParallelism()),
  // No more than cores compute at once, and one core is the local cloud's own.
  quick: { environments: Math.min(3, Math.max(2, availableParallelism() - 1)), ms: 200 },
  patienceMs: 50,
};

/** A crash that comes too late, when the answer is already out, does not happen. */
const crashLater = (environment: Environment, reply: Promise<unknown>, afterMs: number): void => {
  const timer = setTimeout(() => void environment.kill(), afterMs);
  void reply.finally(() => clearTimeout(timer));
};

const reportLine = ({ requestId, durationMs, initMs, error }: Outcome): string => {
  const took = `Duration: ${durationMs.toFixed(2)} ms`;
  const init = initMs === undefined ? '' : ` Init Duration: ${initMs.toFixed(2)} ms`;
  const failed = error ? ` Error: ${error.errorType}: ${error.errorMessage}` : '';
  return `REPORT RequestId: ${requestId} ${took}${init}${failed}`;
};

/** Invokes functions in environments that are started on demand and reused. */
export const lambdaHost = (options: LambdaHostOptions): LambdaHost => {
  const { definitions, clock, logs, kept = 64, limits = { ...usualLimits, live: keptOf(kept) } } = options;
  const functions = new Map(
    definitions.map((definition) => [
      definition.arn,
      { definition, statistics: invocationStatistics(definition.name), running: 0 },
    ]),
  );
  const pool = environmentPool(limits);
  const faults = functionFaults();

  const start = (definition: FunctionDefinition): Environment => {
    options.onColdStart?.(definition);
    const environment = startEnvironment({
      definition,
      env: environmentVariables(definition, options),
      clockOffset: clock.offset,
      onOutput: (text) => logs.write(definition.name, text),
      onEnd: () => pool.forget(environment),
    });
    return environment;
  };

  const run = async (definition: FunctionDefinition, requestId: string, event: string): Promise<Outcome> => {
    const mishap = faults.next(definition.name);
    if (mishap.delayMs) await wait(mishap.delayMs);
    const { environment, isNew } = await pool.take(definition.arn, () => start(definition));
    const began = performance.now();
    const reply = environment.run(requestId, event);
    if (mishap.crashAfterMs !== undefined) crashLater(environment, reply, mishap.crashAfterMs);
    const { json, processorMs, error } = await reply;
    pool.giveBack(definition.arn, environment);
    const initMs = isNew ? environment.initMs : undefined;
    return {
      requestId,
      durationMs: performance.now() - began,
      ...(initMs === undefined ? {} : { initMs }),
      ...(processorMs === undefined ? {} : { processorMs }),
      ...(error ? { error } : readPayload(json)),
    };
  };

  return {
    faults,
    invoke: async (arn, event) => {
      const found = functions.get(arn);
      if (!found) throw new Error(`There is no function ${arn}.`);
      const { definition, statistics } = found;
      const requestId = randomUUID();
      if (found.running >= (definition.reservedConcurrency ?? Infinity))
        return { requestId, durationMs: 0, error: failures.throttled() };
      found.running += 1;
      const outcome = await run(definition, requestId, JSON.stringify(event)).finally(() => (found.running -= 1));
      statistics.add(outcome);
      logs.write(definition.name, reportLine(outcome));
      return outcome;
    },
    find: (name) => {
      const candidates = definitions.filter((one) => [one.arn, one.name, one.constructId].includes(name));
      const [only] = candidates;
      if (!only || candidates.length > 1)
        throw new Error(
          `${candidates.length} functions are called ${name}: ${candidates.map((one) => one.name).join(', ')}`,
        );
      return only;
    },
    report: () => [...functions.values()].map(({ statistics }) => statistics.report()),
    close: () => pool.close(),
  };
};
