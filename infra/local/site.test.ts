import { type Server, createServer } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAssembly } from './assembly.ts';
import { closeServer, listenOn } from './host/listen.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';
import { type Site, cloudFrontSite } from './site.ts';
import { readDistribution } from './site/distribution.ts';

/** The API behind the site: says what reached it, or answers the status that the path asks for. */
const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const status = Number(/status-(\d+)/.exec(request.url ?? '')?.[1] ?? 200);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
});
let apiUrl: string;
let site: Site;
let server: Server;
let url: string;

beforeAll(async () => {
  apiUrl = await listenOn(api, 0, '127.0.0.1');
  const assembly = loadAssembly(await fixtureAssembly(), {
    addresses: { aws: 'http://local', published: () => apiUrl },
  });
  const [resource] = assembly.of('AWS::CloudFront::Distribution');
  if (!resource) throw new Error('The fixture has a distribution.');
  const log = () => {};
  site = cloudFrontSite({
    distribution: readDistribution(resource, assembly, {
      apiUrl: () => apiUrl,
      firewall: () => () => undefined,
      log,
      now: Date.now,
    }),
    log,
  });
  server = createServer(site.listener);
  url = await listenOn(server, 0, '127.0.0.1');
});
afterAll(async () => {
  site.close();
  await closeServer(server);
  await closeServer(api);
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });
interface Reached {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
const reached = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).json() as Promise<Reached>;

describe('a page', () => {
  it('is the root object, and every address without a file by way of the edge function', async () => {
    for (const path of ['/', '/validations/7', '/index.html'])
      expect(await (await get(path)).text()).toContain('<title>Fixture</title>');
  });

  it('may be answered by the edge function alone', async () => {
    const response = await get('/old');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/new']);
  });

  it('has the security headers, but not those that would break a site without TLS', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toBe('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a file', () => {
  it('has its type and the cache rule of the deployment that copied it', async () => {
    const page = await get('/index.html');
    expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual(['text/html', 'no-cache']);
    const script = await get('/assets/app-1a2b3c.js');
    expect(script.headers.get('content-type')).toBe('text/javascript');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('carries the addresses that are known only when deploying', async () => {
    expect(await (await get('/config.json')).json()).toEqual({ api: `${apiUrl}/` });
    expect(await (await get('/robots.txt')).text()).toBe(`User-agent: *\nSitemap: ${apiUrl}/sitemap.xml\n`);
  });

  it('of bytes that are no text stays as it was built, in whatever deployment it is', async () => {
    const image = Buffer.from(await (await get('/signature.png')).arrayBuffer());
    expect(image.toString('hex')).toBe('89504e470d0a1a0a');
  });

  it('is compressed for who accepts it, when it is worth it', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    const gzip = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`);
    expect(await gzip.text()).toBe(await plain.text());
    expect((await get('/robots.txt', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  it('is not sent again to who has it', async () => {
    const etag = (await get('/robots.txt')).headers.get('etag') ?? '';
    expect((await get('/robots.txt', { 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await get('/robots.txt', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('that is missing is forbidden, as from a bucket nobody may list', async () => {
    const response = await get('/missing.js');
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('AccessDenied');
  });

  it('is only read', async () => {
    expect((await fetch(`${url}/index.html`, { method: 'POST' })).status).toBe(403);
    expect((await fetch(`${url}/index.html`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('an API behind the site', () => {
  it('gets method, path, query, headers and body of the viewer', async () => {
    const request = await reached('/api/x?a=1&a=2', {
      method: 'POST',
      body: '{"a":1}',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json', cookie: 'c=1' },
    });
    expect(request).toMatchObject({ method: 'POST', url: '/api/x?a=1&a=2', body: '{"a":1}' });
    expect(request.headers).toMatchObject({
      authorization: 'Bearer t',
      'content-type': 'application/json',
      cookie: 'c=1',
    });
    expect(request.headers['host']).toBe(new URL(apiUrl).host);
    expect(request.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('gets the headers of the distribution, which no viewer can say in its place', async () => {
    const forged = await reached('/api/x', { headers: { 'x-origin-proof': 'forged' } });
    expect(forged.headers['x-origin-proof']).toBe('from the distribution');
    expect((await reached('/plain/x')).headers).not.toHaveProperty('x-origin-proof');
  });

  it('gets neither headers nor query where no policy lets them through', async () => {
    const request = await reached('/plain/x?a=1', { headers: { authorization: 'Bearer t', cookie: 'c=1' } });
    expect(request.url).toBe('/plain/x');
    expect(request.headers).not.toHaveProperty('authorization');
    expect(request.headers).not.toHaveProperty('cookie');
    expect(request.headers['user-agent']).toBe('Amazon CloudFront');
  });

  it('answers with its own status, cookies and no page headers', async () => {
    const response = await get('/api/status-404');
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-frame-options')).toBeNull();
  });

  it('that does not answer is 502', async () => {
    await closeServer(api);
    expect((await get('/api/x')).status).toBe(502);
    await new Promise<void>((resolve) => void api.listen(Number(new URL(apiUrl).port), '127.0.0.1', resolve));
  });
});

it('decodes to the same bytes under brotli', async () => {
  const { request } = await import('node:http');
  const body = await new Promise<Buffer>((resolve) => {
    request(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).end();
  });
  expect(brotliDecompressSync(body).toString()).toBe(await (await get('/assets/app-1a2b3c.js')).text());
});
