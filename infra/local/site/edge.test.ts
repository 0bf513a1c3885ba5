import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { closeServer, listenOn } from '../host/listen.ts';
import { cloudFrontSite } from '../site.ts';
import type { StoredFile } from './bucket.ts';
import { compileEdgeFunction } from './edge-function.ts';
import { readHeadersPolicy } from './headers-policy.ts';

const resource = (type: string, properties: object) => ({
  stack: 'S',
  logicalId: 'Edge',
  path: 'S/Edge',
  type,
  physicalId: 'edge',
  arn: 'arn:edge',
  ref: 'edge',
  properties: { ...properties },
});

const said: string[] = [];
let time = Date.UTC(2026, 10, 22);
const compile = (code: string, runtime = 'cloudfront-js-2.0') =>
  compileEdgeFunction(
    resource('AWS::CloudFront::Function', { FunctionCode: code, FunctionConfig: { Runtime: runtime } }),
    { log: (line) => void said.push(line), now: () => time },
  );

const file: StoredFile = { body: Buffer.from('page'), etag: '"e"', contentType: 'text/html', headers: {} };

/** A site whose policy says `x-policy`, and whose function says what it sees of it. */
const headersPolicy = readHeadersPolicy(
  'policy',
  resource('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      Name: 'policy',
      CustomHeadersConfig: { Items: [{ Header: 'X-Policy', Value: 'of the policy', Override: true }] },
    },
  }),
);
const site = cloudFrontSite({
  log: () => {},
  distribution: {
    id: 'site',
    domain: 'site.cloudfront.net',
    rootObject: 'index.html',
    firewall: undefined,
    errorPages: [{ code: 404, status: 200, path: '/page' }],
    behaviours: [
      {
        matches: () => true,
        methods: new Set(['GET']),
        origin: { kind: 'bucket', stored: { files: new Map([['/page', file]]), isListable: true } },
        compresses: false,
        forwarding: { header: () => false, query: false, compresses: false },
        headersPolicy,
        viewerRequest: undefined,
        viewerResponse: compile(`function handler(event) {
          const { headers } = event.response;
          headers['x-seen'] = { value: headers['x-policy'] ? headers['x-policy'].value : 'nothing' };
          headers['x-policy'] = { value: 'of the function' };
          return event.response;
        }`),
      },
    ],
  },
});
const server = createServer(site.listener);
const url = await listenOn(server, 0, '127.0.0.1');
afterAll(async () => {
  site.close();
  await closeServer(server);
});

const seen = async (path: string) => {
  const response = await fetch(url + path);
  const told = (name: string) => response.headers.get(name);
  return { seen: told('x-seen'), policy: told('x-policy') };
};

describe('a function that sees answers', () => {
  test('sees the headers of the policy, and has the last word', async () => {
    expect(await seen('/page')).toEqual({ seen: 'of the policy', policy: 'of the function' });
  });

  test('is not asked about what the origin refused, whatever page is shown instead', async () => {
    expect(await seen('/nowhere')).toEqual({ seen: null, policy: 'of the policy' });
  });
});

const event = {
  version: '1.0',
  context: { distributionDomainName: 'd', distributionId: 'd', eventType: 'viewer-request', requestId: 'r' },
  viewer: { ip: '192.0.2.1' },
  request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {} },
} as const;

/** What an expression is inside of a function. */
const inside = async (expression: string): Promise<string> => {
  const result = await compile(`function handler({ request }) {
    const crypto = require('crypto');
    return { ...request, uri: String(${expression}) };
  }`)(event);
  if (!('request' in result)) throw new Error('The function passes a request on.');
  return result.request.uri;
};

describe('runtime 2.0', () => {
  test('hashes, proves and reads base64url as Node does', async () => {
    expect(await inside("crypto.createHash('sha256').update('a').digest('hex')")).toBe(
      createHash('sha256').update('a').digest('hex'),
    );
    expect(await inside("crypto.createHmac('sha256', 'k').update('a').update('b').digest('base64url')")).toBe(
      createHmac('sha256', 'k').update('ab').digest('base64url'),
    );
    expect(await inside("Buffer.from('w7E_', 'base64url').toString('utf8')")).toBe('ñ?');
  });

  test("has the product's time", async () => {
    expect(await inside('[Date.now(), new Date().getTime(), new Date(7).getTime()]')).toBe(`${time},${time},7`);
    time += 1000;
    expect(await inside('Date.now()')).toBe(String(time));
  });

  test.for([
    ["require('fs')", /no module fs/],
    ["require('node:crypto')", /no module node:crypto/],
    ['process.env', /process is not defined/],
    ['setTimeout(() => 0)', /setTimeout is not defined/],
    ['eval("1")', /Code generation from strings/],
    ["new Function('return 1')()", /Code generation from strings/],
    ["crypto.createHash('sha512')", /no algorithm sha512/],
    ["crypto.createHash('sha256').digest('latin1')", /no digest as latin1/],
    ['crypto.randomUUID()', /not a function/],
    ["Buffer.from('a', 'utf16le')", /no encoding utf16le/],
    ['Buffer.alloc(1)', /not a function/],
    ['fetch("http://127.0.0.1")', /fetch is not defined/],
  ] as const)('knows nothing of %s', async ([expression, told]) => {
    await expect(inside(expression)).rejects.toThrow(told);
  });

  test('says on the console which function it is', async () => {
    await inside("console.log('one', 2)");
    expect(said).toContain('S/Edge: one 2');
  });

  test.for<[string, () => unknown]>([
    ['code of more than 10 kB', () => compile(`function handler() {}${' '.repeat(10_240)}`)],
    ['no handler', () => compile('const other = 1')],
    ['the runtime before', () => compile('function handler() {}', 'cloudfront-js-1.0')],
  ])('refuses %s', ([, refused]) => {
    expect(refused).toThrow('S/Edge');
  });
});
