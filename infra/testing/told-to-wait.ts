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

const read = async (answered: Promise<Response>) => {
  const answer = await answered;
  const headers = ['content-type', 'retry-after'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: answer.status, headers: Object.fromEntries(headers), text: await answer.text() };
};

/**
 * An address that refuses the first request under each idempotency key as a service does that is busy, and hands the others
 * on as they are.
 */
export const toldToWait = async (target: string, retryAfterSeconds: number) => {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage): Promise<Response> => {
    const body = (await request.toArray()).join('');
    const key = String(request.headers['idempotency-key']);
    const isFirst = !asked.some((one) => one.key === key);
    asked.push({ key, at: performance.now() });
    if (!isFirst) return fetch(target + request.url, { method: 'POST', headers: headersOf(request), body });
    return Response.json(
      { status: 429, error: 'errors.quotaExceeded' },
      { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
    );
  };
  const server = createServer((request, response) => {
    const handOn = async (): Promise<void> => {
      const { status, headers, text } = await read(answer(request));
      response.writeHead(status, headers).end(text);
    };
    handOn().catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    /** When a key was shown, in milliseconds. */
    timesOf: (key: string) => asked.filter((one) => one.key === key).map(({ at }) => at),
    close: () => server.close(),
  };
};
