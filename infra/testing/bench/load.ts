import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Requests that one client sends one after the other, timed together. */
export type Unit = readonly {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}[];

export interface Load {
  readonly units: readonly Unit[];
  /** Clients that send at the same time. */
  readonly lanes: number;
}

export interface Sent {
  readonly units: readonly { readonly ms: number; readonly statuses: readonly number[] }[];
  readonly ms: number;
}

/** A thread that sends requests: what it computes is no part of what is measured. */
export interface LoadClient {
  readonly send: (units: readonly Unit[], lanes?: number) => Promise<Sent>;
  readonly close: () => Promise<unknown>;
}

export const loadClient = (): LoadClient => {
  const worker = new Worker(new URL('./load-client.ts', import.meta.url));
  return {
    send: async (units, lanes = 1) => {
      worker.postMessage({ units, lanes } satisfies Load);
      const [sent] = (await once(worker, 'message')) as [Sent];
      return sent;
    },
    close: () => worker.terminate(),
  };
};
