import { type Socket, connect } from 'node:net';
import type { AwsRequest, Reply } from './wire.ts';

/** Open connections to one emulator, each with one request at a time. */
export interface Connections {
  readonly send: (request: AwsRequest) => Promise<Reply>;
  readonly close: () => void;
}

interface Waiting {
  readonly request: AwsRequest;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const most = 64;
const endOfHead = '\r\n\r\n';

const written = ({ method, path, headers, body }: AwsRequest, port: number): Buffer => {
  let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: ${body.length}\r\n`;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ownHeaders.has(name)) head += `${name}: ${String(value)}\r\n`;
  return Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body]);
};

/** They concern this connection, so whoever passes a request on writes them anew or not at all. */
const ownHeaders = new Set(['host', 'content-length', 'connection', 'keep-alive', 'expect', 'transfer-encoding']);

/** A reply and whether the connection stays; undefined while some of it is missing. */
const read = (received: Buffer): { readonly reply: Reply; readonly stays: boolean } | undefined => {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const [first = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const all = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const { connection, 'content-length': length, 'keep-alive': _, ...headers } = Object.fromEntries(all);
  if (length === undefined) throw new Error(`An emulator answered without a length: ${first}`);
  const from = end + endOfHead.length;
  const to = from + Number(length);
  if (received.length < to) return undefined;
  const reply = { status: Number(first.split(' ', 2)[1]), headers, body: received.subarray(from, to) };
  return { reply, stays: connection !== 'close' };
};

/**
 * HTTP as emulators on this machine speak it, on plain sockets: `node:http` takes more processor time for a request than
 * everything else that is done with an SDK call on its way.
 */
export const connections = (port: number): Connections => {
  const idle: Socket[] = [];
  const queue: Waiting[] = [];
  const underWay = new Map<Socket, Waiting>();
  const open = new Set<Socket>();

  const lost = (socket: Socket, error: Error): void => {
    const waiting = underWay.get(socket);
    underWay.delete(socket);
    open.delete(socket);
    const at = idle.indexOf(socket);
    if (at >= 0) idle.splice(at, 1);
    socket.destroy();
    waiting?.reject(error);
    next();
  };

  const opened = (): Socket => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    open.add(socket);
    socket.on('error', (error) => lost(socket, error));
    socket.on('close', () => lost(socket, new Error(`The emulator at port ${port} hung up.`)));
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      try {
        const answer = read(received);
        if (!answer) return;
        received = Buffer.alloc(0);
        done(socket, answer);
      } catch (error) {
        lost(socket, error instanceof Error ? error : new Error(String(error)));
      }
    });
    return socket;
  };

  const done = (socket: Socket, { reply, stays }: { readonly reply: Reply; readonly stays: boolean }): void => {
    const waiting = underWay.get(socket);
    underWay.delete(socket);
    if (stays) idle.push(socket);
    else socket.end();
    waiting?.resolve(reply);
    next();
  };

  const next = (): void => {
    while (queue.length > 0 && (idle.length > 0 || open.size < most)) {
      const socket = idle.pop() ?? opened();
      const waiting = queue.shift();
      if (!waiting) return;
      underWay.set(socket, waiting);
      socket.write(written(waiting.request, port));
    }
  };

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject });
        next();
      }),
    close: () => {
      for (const { reject } of queue.splice(0)) reject(new Error(`The connections to port ${port} are closed.`));
      for (const socket of open) socket.destroy();
    },
  };
};
