import { setTimeout as wait } from 'node:timers/promises';
import { connections } from './connections.ts';
import type { AwsRequest, Reply } from './wire.ts';

export type Forward = (request: AwsRequest) => Promise<Reply>;

/** Connections to one emulator. */
export interface Upstream {
  readonly forward: Forward;
  readonly close: () => void;
}

/** An emulator that ended is started again: whoever finds nobody there comes again, for so long. */
const restartMs = 5000;
const againMs = 20;

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Passes requests on to an emulator on this machine over connections that stay open. */
export const upstream = (port: number): Upstream => {
  const { send, close } = connections(port);
  let isClosed = false;

  const forward: Forward = async (request) => {
    const end = performance.now() + restartMs;
    for (;;)
      try {
        return await send(request);
      } catch (error) {
        // Nothing was sent, so to send it again does nothing twice.
        if (isClosed || !isNobodyThere(error) || performance.now() > end) throw error;
        await wait(againMs);
      }
  };

  return {
    forward,
    close: () => {
      isClosed = true;
      close();
    },
  };
};
