import { Agent, request as httpRequest } from 'node:http';
import type { AwsRequest, Reply } from './wire.ts';

export type Forward = (request: AwsRequest) => Promise<Reply>;

export interface Upstream {
  forward: Forward;
  close: () => void;
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Passes requests on to an emulator on this machine over connections that stay open. */
export function upstream(port: number): Upstream {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  const forward: Forward = ({ method, path, headers, body }) =>
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

  return { forward, close: () => agent.destroy() };
}

function endToEnd(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
