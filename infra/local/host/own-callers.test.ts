import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listenOn } from './listen.ts';
import { forOwnCallers } from './own-callers.ts';
import { sharedCloud } from '../../testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(forOwnCallers((_, response) => response.end('done')));
  url = await listenOn(server, 0, '127.0.0.1');
});
afterAll(() => closeServer(server));

const statusOf = (at: string, headers: Readonly<Record<string, string>>, method = 'GET'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(at, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.for(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('answers a tool that calls the machine %s', async (name) => {
  const host = `${name}:${new URL(url).port}`;
  expect(await statusOf(url, { host })).toBe(200);
  expect(await statusOf(url, { host, origin: `http://${host}` })).toBe(200);
});

const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a page of the web', { origin: 'https://evil.example' }],
  ['a page in a frame without an origin', { origin: 'null' }],
  ['a page of another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a name of the web that points here', { host: 'evil.example' }],
  ['such a name with the right port', { host: 'evil.example:4306', origin: 'http://evil.example:4306' }],
  ['a name that only begins like this machine', { host: '127.0.0.1.evil.example' }],
];

test.for(foreign)('refuses %s', async ([, headers]) => {
  expect(await statusOf(url, headers)).toBe(403);
});

const { control, bankData, mailbox } = cloud;

test.for([
  ['control', `${control}/clock`],
  ['the bank-data provider', `${bankData}/_control`],
  ['the mailbox', `${mailbox}/messages`],
] as const)('pages of the web reach nothing of %s', async ([, at]) => {
  expect(await statusOf(at, {})).toBe(200);
  for (const [, headers] of foreign)
    for (const method of ['GET', 'POST', 'DELETE']) expect(await statusOf(at, headers, method)).toBe(403);
});
