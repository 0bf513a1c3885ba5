import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Delay, Reply } from './reply.ts';

type Timing = { readonly bankMs: number; readonly alwaysHttp200: boolean };

export const waitOf = (delay: Delay, bankMs: number): number => {
  if (typeof delay === 'number') return delay;
  return delay === 'bank' ? bankMs : 0;
};

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
};

/** As much as the caller takes; it ends when the caller leaves. */
function* withoutEnd(begins: string): Generator<string> {
  yield begins;
  for (;;) yield 'A'.repeat(16_384);
}

const send = (response: ServerResponse, reply: Reply, alwaysHttp200: boolean): void => {
  switch (reply.kind) {
    case 'silence':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'page':
      response.writeHead(alwaysHttp200 ? 200 : reply.code, { 'content-type': 'text/html' }).end(reply.html);
      return;
    case 'endless':
      response.writeHead(reply.code, { 'content-type': 'application/json; charset=utf-8' });
      Readable.from(withoutEnd(reply.begins)).pipe(response);
      return;
    case 'envelope':
      if (reply.code === 429) response.setHeader('retry-after', '1');
      sendJson(response, alwaysHttp200 ? 200 : reply.code, reply.envelope);
  }
};

/** Answers after the wait. A caller that leaves takes its timer along, and no timer keeps the process alive. */
export const deliver = (response: ServerResponse, reply: Reply, { bankMs, alwaysHttp200 }: Timing): void => {
  const wait = waitOf(reply.delay, bankMs);
  if (wait === 0) {
    send(response, reply, alwaysHttp200);
    return;
  }
  const timer = setTimeout(() => send(response, reply, alwaysHttp200), wait).unref();
  response.once('close', () => clearTimeout(timer));
};
