import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Got {
  readonly id: string;
  readonly body: string;
  readonly at: string;
  /** Whether the reference library believed it. */
  readonly isProven: boolean;
}

interface Receiving {
  /** Of each webhook, by the path it leads to. */
  readonly secretOf: (path: string) => Promise<string>;
  /** By whose clock; absent means by what the event says. */
  readonly now?: () => string;
  /** How it answers the n-th request to a path, from 1: a status, or what it does instead. */
  readonly answer?: (got: Got, path: string, count: number) => number | ((response: ServerResponse) => void);
}

/** What the library says at a moment of the product's clock: it compares the time of an event with its own. */
const provenAt = (secret: string, body: string, headers: Record<string, string>, now: string): boolean => {
  const real = Date.now;
  Date.now = () => Date.parse(now);
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  } finally {
    Date.now = real;
  }
};

/** A receiver on this machine that keeps what it gets, and proves it as a customer would. */
export const webhookReceiver = async ({ secretOf, now, answer = () => 204 }: Receiving) => {
  const got = new Map<string, Got[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void text(request).then(async (body) => {
      const headers = Object.fromEntries(
        ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(request.headers[name])]),
      );
      const id = String(headers['webhook-id']);
      const at = now?.() ?? new Date(Number(headers['webhook-timestamp']) * 1000).toISOString();
      const one = { id, body, at, isProven: provenAt(await secretOf(path), body, headers, at) };
      const all = got.get(path) ?? [];
      all.push(one);
      got.set(path, all);
      const answered = answer(one, path, all.length);
      if (typeof answered === 'number') response.writeHead(answered).end('thanks');
      else answered(response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    gotAt: (path: string): readonly Got[] => got.get(path) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
