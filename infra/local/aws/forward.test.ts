import { type Server, type Socket, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listenOn } from '../host/listen.ts';
import { freePort } from './fixtures/emulator.ts';
import { upstream } from './forward.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An emulator that answers the first bytes of every request with these pieces. */
const emulator = async (answer: (socket: Socket, turn: number) => void, port = 0): Promise<Server> => {
  let turn = 0;
  const server = createServer((socket) => socket.on('data', () => answer(socket, turn++)).on('error', () => {}));
  await listenOn(server, port, '127.0.0.1');
  closing.push(() => server.close());
  return server;
};

const to = (port: number) => {
  const { forward, close } = upstream(port);
  closing.push(close);
  return async (body = '{}') => {
    const reply = await forward({ method: 'POST', path: '/', headers: {}, body: Buffer.from(body) });
    return { ...reply, body: reply.body.toString() };
  };
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const whole = 'HTTP/1.1 200 OK\r\nX-Amz-Crc32: 7\r\ncontent-length: 6\r\n\r\náéí';

it('puts together an answer that comes in pieces, wherever they are cut', async () => {
  const bytes = Buffer.from(whole);
  const server = await emulator((socket, turn) => {
    socket.setNoDelay(true).write(bytes.subarray(0, turn + 1));
    setImmediate(() => socket.write(bytes.subarray(turn + 1)));
  });
  const send = to(portOf(server));
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await send()).toEqual({ status: 200, headers: { 'x-amz-crc32': '7' }, body: 'áéí' });
});

it('gives each of many callers its own answer', async () => {
  const server = createServer((socket) =>
    socket.on('data', (chunk) => {
      const body = chunk.toString().split('\r\n\r\n')[1] ?? '';
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    }),
  );
  await listenOn(server, 0, '127.0.0.1');
  closing.push(() => server.close());
  const send = to(portOf(server));
  const bodies = Array.from({ length: 200 }, (_, index) => `call ${index}`);
  expect((await Promise.all(bodies.map(send))).map(({ body }) => body)).toEqual(bodies);
});

it.each([
  ['hangs up in the middle of an answer', whole.slice(0, -3), 'hung up'],
  ['says no length', 'HTTP/1.1 200 OK\r\n\r\nhola', 'without a length'],
])('fails the one call to which an emulator %s, and not the next', async (_, broken, why) => {
  const server = await emulator((socket, turn) => (turn === 0 ? socket.end(broken) : socket.write(whole)));
  const send = to(portOf(server));
  await expect(send()).rejects.toThrow(why);
  expect((await send()).body).toBe('áéí');
});

it('uses no connection again that the emulator closes', async () => {
  const server = await emulator((socket) => socket.end(whole.replace('\r\n', '\r\nConnection: close\r\n')));
  const send = to(portOf(server));
  for (const turn of [1, 2, 3]) expect([turn, (await send()).body]).toEqual([turn, 'áéí']);
});

it('waits for an emulator that is being started again', async () => {
  const port = await freePort();
  const answer = to(port)();
  await emulator((socket) => void socket.write(whole), port);
  expect((await answer).status).toBe(200);
});
