import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isHopByHop } from '../hop-by-hop.ts';
import type { AwsRequest, Reply } from './wire.ts';

export type Forward = (request: AwsRequest) => Promise<Reply>;

/** Connections to one emulator. */
export interface Upstream {
  readonly forward: Forward;
  readonly close: () => void;
}

/** The length is measured anew: what is told may be rewritten on the way. */
const endToEnd = (headers: NodeJS.Dict<string | readonly string[]>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || isHopByHop(name) || name === 'content-length' ? [] : [[name, String(value)]],
    ),
  );

/** An emulator that ended is started again: whoever finds nobody there comes again, for so long. */
const restartMs = 5000;
const againMs = 20;

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Passes requests on to an emulator on this machine over connections that stay open. */
export const upstream = (port: number): Upstream => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let isClosed = false;

  const send: Forward = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        {
          host: '127.0.0.1',
          port,
          agent,
          method,
          path,
          headers: { ...headers, host: `127.0.0.1:${port}`, 'content-length': body.length },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 502,
              headers: endToEnd(incoming.headers),
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

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
      agent.destroy();
    },
  };
};
