import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { Agent, createServer as createTlsServer, type AgentOptions } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issue, newAuthority, rootOf, signerKeys } from '../../../infra/testing/signed-webhook.ts';
import { send, type Sending, type Sent } from './send.ts';

const nobody = { loopback: false, ownHosts: ['cuentaclara.test'] };
const local = { ...nobody, loopback: true };

let requests: { readonly url: string; readonly headers: NodeJS.Dict<string | string[]>; readonly body: string }[] = [];
let connections = 0;
let answer: (response: ServerResponse) => void = (response) => void response.writeHead(204).end();
let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        requests.push({ url: request.url ?? '', headers: request.headers, body });
        answer(response);
      },
      () => undefined,
    );
  });
  server.on('connection', () => (connections += 1));
  await once(server.listen(0), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  connections = 0;
  answer = (response) => void response.writeHead(204).end();
});

const event: Omit<Sending, 'url'> = { headers: { 'webhook-id': 'evt_1' }, body: '{"señal":1}' };
const sendTo = (url: string, way: Partial<Parameters<typeof send>[1]> = {}): Promise<Sent> =>
  send({ url, ...event }, { reach: nobody, timeoutMs: 2_000, ...way });
const named = (...addresses: readonly string[]) => {
  let asked = 0;
  const resolveName = async () => {
    asked += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolveName, asked: () => asked };
};

/** Connections that end at the receiver of these tests, wherever they were to lead. */
const leadingTo = (meets: (lookup: LookupFunction) => void = () => undefined): Agent =>
  Object.assign(new Agent(), {
    createConnection: ({ lookup }: AgentOptions) => {
      if (lookup) meets(lookup);
      return connectTls({ port, host: '127.0.0.1' });
    },
  });

describe('no event is sent to an address that is not public', () => {
  test.for([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '0177.0.0.1',
    '0x7f.1',
    '127.0.0.1.',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '2852039166',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[2001:0:53aa:64c:0:0:80ff:fffe]',
    'localhost',
    'LOCALHOST.',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    '１２７.０.０.１',
    '%31%32%37.0.0.1',
    'metadata.google.internal',
    'printer.local',
    'intranet',
    'app.cuentaclara.test',
  ])('however it is written: %s', async (host) => {
    for (const url of [`https://${host}:${port}/x`, `http://${host}:${port}/x`])
      expect(await sendTo(url)).toMatchObject({ trouble: 'privateAddress' });
    expect(connections).toBe(0);
  });

  test.for([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['0.0.0.0'],
    ['::1'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::a9fe:a9fe'],
    ['2002:7f00:1::'],
    ['fe80::1'],
    ['fd00::1'],
    // One of several is enough.
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
    ['2606:4700:4700::1111', '8.8.8.8', '::1'],
  ])('that its name leads to: %j', async (addresses) => {
    const { resolveName } = named(...addresses);
    const sent = await sendTo(`https://hooks.acme.com:${port}/`, { resolveName });
    expect(sent).toMatchObject({ trouble: 'privateAddress' });
    expect(connections).toBe(0);
  });

  test('that its name leads to the next time: a connection goes where was checked, and nobody asks again', async () => {
    let asked = 0;
    const resolveName = async () => [{ address: (asked += 1) === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }];
    const given = Promise.withResolvers<unknown>();
    const agent = leadingTo((lookup) =>
      lookup('hooks.acme.com', { all: true }, (_, addresses) => given.resolve(addresses)),
    );
    await sendTo(`https://hooks.acme.com:${port}/`, { resolveName, agent });
    expect([await given.promise, asked]).toEqual([[{ address: '8.8.8.8', family: 4 }], 1]);
    connections = 0;
    expect(await sendTo(`https://hooks.acme.com:${port}/`, { resolveName })).toMatchObject({
      trouble: 'privateAddress',
    });
    expect([asked, connections]).toEqual([2, 0]);
  });

  test('that a connection ends at after all: it is cut before anything is sent', async () => {
    const { resolveName } = named('8.8.8.8');
    const sent = await sendTo(`https://hooks.acme.com:${port}/`, { resolveName, agent: leadingTo() });
    expect(sent).toMatchObject({ trouble: 'privateAddress' });
    expect(requests).toEqual([]);
  });

  test.for([301, 302, 303, 307, 308])('that a receiver leads on to with %i', async (status) => {
    answer = (response) => void response.writeHead(status, { location: `http://127.0.0.1:${port}/inside` }).end();
    const sent = await sendTo(`http://127.0.0.1:${port}/x`, { reach: local });
    expect(sent).toMatchObject({ status, trouble: 'status' });
    expect(requests.map(({ url }) => url)).toEqual(['/x']);
  });

  test('where this machine may be one, no other may: not even by a name of it', async () => {
    const { resolveName } = named('10.0.0.1');
    expect(await sendTo(`https://hooks.acme.com:${port}/`, { reach: local, resolveName })).toMatchObject({
      trouble: 'privateAddress',
    });
    expect(await sendTo(`http://10.0.0.1:${port}/`, { reach: local })).toMatchObject({ trouble: 'privateAddress' });
  });
});

describe('an event', () => {
  const url = () => `http://127.0.0.1:${port}/hooks?tenant=7`;
  const here = (more: object = {}) => sendTo(url(), { reach: local, ...more });

  test('arrives as it was given, byte by byte, over a connection of its own', async () => {
    answer = (response) => void response.writeHead(200).end('gracias');
    expect(await here()).toMatchObject({ status: 200, answer: 'gracias' });
    expect(await here()).not.toHaveProperty('trouble');
    expect(requests[0]).toMatchObject({ url: '/hooks?tenant=7', body: event.body });
    expect(requests[0]?.headers).toMatchObject({ 'webhook-id': 'evt_1', 'content-length': '12' });
    expect(connections).toBe(2);
  });

  test('was not taken where the answer is no 2xx; when to come again is told', async () => {
    answer = (response) => void response.writeHead(503, { 'retry-after': '120' }).end('later');
    expect(await here()).toMatchObject({ status: 503, trouble: 'status', answer: 'later', retryAfterSeconds: 120 });
    answer = (response) =>
      void response.writeHead(429, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }).end();
    expect((await here()).retryAfterSeconds).toBeGreaterThan(50);
    answer = (response) => void response.writeHead(500, { 'retry-after': 'soon' }).end();
    expect(await here()).not.toHaveProperty('retryAfterSeconds');
  });

  test('waits so long for an answer, and no longer', async () => {
    answer = () => undefined;
    expect(await here({ timeoutMs: 100 })).toMatchObject({ trouble: 'timeout' });
  });

  test('was taken by a 2xx whose body never ends; so much of it is read', async () => {
    answer = (response) => void response.writeHead(200).write('x');
    expect(await here({ timeoutMs: 200 })).toMatchObject({ status: 200, answer: 'x' });
    answer = (response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write('y'.repeat(16_384)));
      };
      response.on('drain', more);
      more();
    };
    const sent = await here();
    expect(sent).not.toHaveProperty('trouble');
    expect(sent.answer).toHaveLength(64 * 1024);
  });

  test('finds no one where a name leads nowhere, a connection is refused, or dropped', async () => {
    const resolveName = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await sendTo('https://hooks.acme.com/', { resolveName })).toMatchObject({ trouble: 'dns' });
    const closed = createServer();
    await once(closed.listen(0, '127.0.0.1'), 'listening');
    const { port: free } = closed.address() as AddressInfo;
    closed.close();
    expect(await sendTo(`http://127.0.0.1:${free}/`, { reach: local })).toMatchObject({ trouble: 'connection' });
    answer = (response) => void response.destroy();
    expect(await here()).toMatchObject({ trouble: 'connection' });
  });

  test('waits for nobody whose answer is another protocol: that is none', async () => {
    answer = ({ socket }) =>
      void socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    expect(await here()).toMatchObject({ trouble: 'connection' });
  });

  test.for(['HTTP://', 'hTTp:', '\nhttp://', 'ht\ttp:\\\\'])(
    'goes where an address leads that begins with %j',
    async (scheme) => {
      expect(await sendTo(`${scheme}127.0.0.1:${port}/x`, { reach: local })).toMatchObject({ status: 204 });
    },
  );

  test('goes to an address whose https is in capitals as to any other', async () => {
    const resolveName = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await sendTo('HTTPS://hooks.acme.com/', { resolveName })).toMatchObject({ trouble: 'dns' });
  });

  test('goes to whom an authority that we trust vouches for by this very name, and to nobody else', async () => {
    const [trusted, other] = [newAuthority(), newAuthority()];
    const meets = async (cert: string): Promise<Sent & { readonly heard: number }> => {
      let heard = 0;
      const key = signerKeys.privateKey.export({ type: 'pkcs8', format: 'pem' });
      const tls = createTlsServer({ cert, key }, (_, response) => {
        heard += 1;
        response.writeHead(204).end();
      });
      await once(tls.listen(0, '127.0.0.1'), 'listening');
      const agent = new Agent({ ca: rootOf(trusted) });
      const { resolveName } = named('127.0.0.1');
      const url = `https://pagos.example:${(tls.address() as AddressInfo).port}/`;
      const sent = await sendTo(url, { reach: local, resolveName, agent });
      agent.destroy();
      tls.close();
      return { ...sent, heard };
    };
    const name = 'pagos.example';
    expect(await meets(issue(trusted, { name }))).toMatchObject({ status: 204, heard: 1 });
    for (const cert of [
      issue(other, { name }),
      issue(trusted, { name: 'otros.example' }),
      issue(trusted, { name, from: -30, to: -1 }),
    ])
      expect(await meets(cert)).toMatchObject({ trouble: 'tls', heard: 0 });
  });

  test('is not sent to whoever cannot prove who they are', async () => {
    const tls = createTlsServer();
    await once(tls.listen(0, '127.0.0.1'), 'listening');
    const { port: withoutCertificate } = tls.address() as AddressInfo;
    expect(await sendTo(`https://127.0.0.1:${withoutCertificate}/`, { reach: local })).toMatchObject({
      trouble: 'tls',
    });
    tls.close();
    expect(await sendTo(`https://127.0.0.1:${port}/`, { reach: local })).toMatchObject({ trouble: 'tls' });
    expect(requests).toEqual([]);
  });
});
