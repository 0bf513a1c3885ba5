import { Agent, request } from 'node:http';
import type { Answered } from './answers.ts';

/** A request as it goes over the wire. */
export interface Wire {
  readonly method: string;
  /** Path and query, as they are written. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
}

/** Sends what no browser would, byte by byte as it is written. */
export const senderTo = (baseUrl: string, lanes: number) => {
  const { hostname: host, port } = new URL(baseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const send = ({ method, target, headers, body }: Wire): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const length: readonly (readonly [string, string])[] = body ? [['content-length', String(body.length)]] : [];
      const sent = request(
        {
          host,
          port,
          agent,
          method,
          path: target,
          headers: [['host', `${host}:${port}`], ...headers, ...length].flat(),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
};
