import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './definition.ts';
import { type FunctionError, failures } from './outcome.ts';

/** The init phase of a function may take this long; it does not count towards the function's timeout. */
const initSeconds = 10;

type Message =
  | { readonly kind: 'ready'; readonly initMs: number }
  | { readonly kind: 'answered'; readonly payload?: string; readonly processorMs: number }
  | { readonly kind: 'failed'; readonly id?: string; readonly error: FunctionError };

interface Reply {
  readonly json?: string | undefined;
  /** What the event's thread computed. */
  readonly processorMs?: number;
  readonly error?: FunctionError;
}

/** A thread that holds one function and runs one event at a time. */
export interface Environment {
  /** Resolves when the handler is imported, or has failed to be. */
  readonly ready: Promise<void>;
  /** Never rejects; a failure to start is the reply to the first event. */
  readonly run: (requestId: string, event: string) => Promise<Reply>;
  readonly initMs: number | undefined;
  readonly isAlive: boolean;
  readonly kill: () => Promise<unknown>;
}

/** What an execution environment runs and reports to. */
export interface EnvironmentOptions {
  readonly definition: FunctionDefinition;
  readonly env: Readonly<Record<string, string>>;
  readonly clockOffset: SharedArrayBuffer;
  readonly onOutput: (text: string) => void;
  readonly onEnd: () => void;
}

const script = new URL('./execution-environment.mjs', import.meta.url);

const contextOf = ({ name, arn, memoryMb, logGroup }: FunctionDefinition): Readonly<Record<string, unknown>> => ({
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: arn,
  memoryLimitInMB: String(memoryMb),
  logGroupName: logGroup,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
});

/** Starts the thread and the init phase of the function. */
export const startEnvironment = ({
  definition,
  env,
  clockOffset,
  onOutput,
  onEnd,
}: EnvironmentOptions): Environment => {
  const { file, exportName, timeoutSeconds } = definition;
  const ready = Promise.withResolvers<void>();
  let running: { readonly requestId: string; readonly settle: (reply: Reply) => void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let initMs: number | undefined;
  let ended: ((requestId: string) => FunctionError) | undefined;

  const worker = new Worker(script, {
    workerData: { file, exportName, context: contextOf(definition), clockOffset },
    env,
    execArgv: [],
    // What an event leaves behind is small: larger young heaps only take memory, a sixth of all environments.
    resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb, maxYoungGenerationSizeMb: 8 },
    stdout: true,
    stderr: true,
    name: definition.name,
  });
  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => onOutput(text));

  const settle = (reply: Reply): void => {
    clearTimeout(timer);
    running?.settle(reply);
    running = undefined;
  };

  const end = (error: (requestId: string) => FunctionError): Promise<unknown> => {
    ended ??= error;
    ready.resolve();
    settle({ error: ended(running?.requestId ?? '') });
    return worker.terminate();
  };

  const hear = (message: Message): void => {
    if (message.kind === 'ready') {
      initMs = message.initMs;
      clearTimeout(timer);
      ready.resolve();
    } else if (message.kind === 'answered') settle({ json: message.payload, processorMs: message.processorMs });
    else if (message.id === undefined) void end(() => message.error);
    else settle({ error: message.error });
  };

  worker.on('message', hear);
  worker.on('error', ({ name, message, stack = '' }: Error) => {
    void end(() => ({ errorType: name, errorMessage: message, trace: stack.split('\n') }));
  });
  worker.once('exit', (code) => {
    void end((requestId) => failures.exited(requestId, code));
    onEnd();
  });

  const limit = (seconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void end((requestId) => failures.timedOut(requestId, seconds)), seconds * 1000);
  };

  limit(initSeconds);

  return {
    ready: ready.promise,
    run: async (requestId, event) => {
      if (ended) return { error: ended(requestId) };
      const { promise, resolve } = Promise.withResolvers<Reply>();
      running = { requestId, settle: resolve };
      limit(timeoutSeconds);
      worker.postMessage({ id: requestId, event, deadline: Date.now() + timeoutSeconds * 1000 });
      return promise;
    },
    get initMs() {
      return initMs;
    },
    get isAlive() {
      return !ended;
    },
    kill: () => end(failures.killed),
  };
};
