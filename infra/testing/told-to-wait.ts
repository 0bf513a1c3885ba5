import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly key: string;
  readonly at: number;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** What a client says of itself and of its request; how its connection goes on is its own. */
const handedOn = ['x-api-key', 'x-api-secret', 'content-type', 'idempotency-key', 'accept-language'];

const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  handedOn.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });

/**
 * An address that refuses the first request under each idempotency key as a service does that is busy, and hands the others
 * on as they are.
 */
export const toldToWait = async (target: string, retryAfterSeconds: number) => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const key = String(request.headers['idempotency-key']);
    const isFirst = !asked.some((one) => one.key === key);
    asked.push({ key, at: performance.now() });
    if (isFirst) {
      response.writeHead(429, { 'retry-after': String(retryAfterSeconds), 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ status: 429, error: 'errors.quotaExceeded' }));
      return;
    }
    const answer = await fetch(target + request.url, { method: 'POST', headers: headersOf(request), body });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    /** When a key was shown, in milliseconds. */
    timesOf: (key: string) => asked.filter((one) => one.key === key).map(({ at }) => at),
    close: () => server.close(),
  };
};
