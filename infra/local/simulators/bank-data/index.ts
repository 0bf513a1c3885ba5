import { once } from 'node:events';
import { createServer } from 'node:http';
import { forOwnCallers } from '../../host/own-callers.ts';
import { callCounter, type Calls } from './calls.ts';
import { faultControl, type Knobs } from './control.ts';
import { usualLatency, type Latency } from './latency.ts';
import { pendingChecks } from './pending.ts';
import { routes } from './routes.ts';

export { latencyFromEnv } from './latency.ts';

export type BankDataOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly apiKey: string;
  readonly latencyMs?: Latency;
  readonly log?: (line: string) => void;
};

export type BankData = {
  readonly url: string;
  readonly close: () => Promise<void>;
  /** The same as `/_control` and `/_calls`, for callers in the same process. */
  readonly faults: {
    readonly set: (change: Partial<Knobs>) => Knobs;
    readonly read: () => Knobs;
    readonly reset: () => void;
    readonly calls: () => Calls;
  };
};

/** Enough for every caller of a load test to knock at once. */
const backlog = 2_048;

/** Starts the bank-data provider, a third party outside our code, at its published HTTP contract. */
export const startBankData = async (options: BankDataOptions): Promise<BankData> => {
  const { port, host = '127.0.0.1', apiKey, log = () => undefined } = options;
  const control = faultControl(options.latencyMs ?? usualLatency);
  const calls = callCounter();
  const pending = pendingChecks();
  const reset = () => {
    control.reset();
    calls.reset();
    pending.forget();
  };

  const server = createServer(forOwnCallers(routes({ apiKey, control, calls, pending, reset, log })));
  server.listen(port, host, backlog);
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;

  return {
    url: `http://${host}:${bound}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    faults: { set: control.set, read: control.read, reset, calls: calls.read },
  };
};
