import { type Server, createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAssembly } from './assembly.ts';
import { closeServer, listenOn } from './host/listen.ts';
import { productClock } from './host/clock.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';
import { restGateway } from './gateway.ts';
import { type RestApi, readApi } from './gateway/api.ts';
import type { Outcome } from './lambda.ts';
import { publishedResources } from './published.ts';

let api: RestApi;
let server: Server;
const clock = productClock();
const logged: string[] = [];

beforeAll(async () => {
  const assembly = loadAssembly(await fixtureAssembly(), {
    addresses: { aws: 'http://local', published: () => 'http://local' },
  });
  const restApi = publishedResources(assembly, 'AWS::ApiGateway::RestApi').get('appApi');
  if (!restApi) throw new Error('The fixture has a REST API.');
  api = readApi(assembly, restApi);
});
afterEach(() => closeServer(server));

interface ProxyEvent {
  readonly path: string;
  readonly resource: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly multiValueHeaders: Readonly<Record<string, readonly string[]>>;
  readonly multiValueQueryStringParameters: Readonly<Record<string, readonly string[]>> | null;
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
  readonly requestContext: { readonly requestTimeEpoch: number; readonly requestTime: string };
}

/** Serves the fixture's API with a function that answers like this, and calls it. */
const serve = async (
  answer: (event: ProxyEvent) => Partial<Outcome> | Promise<Partial<Outcome>>,
  changes: Partial<RestApi> = {},
) => {
  const invoke = async (_: string, event: unknown) => ({
    requestId: 'r',
    durationMs: 0,
    ...(await answer(event as ProxyEvent)),
  });
  const lambda = { invoke };
  const log = (line: string) => void logged.push(line);
  server = createServer(restGateway({ api: { ...api, ...changes }, lambda, clock, log, chatter: () => {} }));
  return listenOn(server, 0, '127.0.0.1');
};

const seen = async (path: string, init?: RequestInit) => {
  let event: ProxyEvent | undefined;
  const url = await serve((given) => {
    event = given;
    return { payload: { statusCode: 200 } };
  });
  await fetch(url + path, init);
  if (!event) throw new Error(`No function was called for ${path}.`);
  return event;
};

describe('the event of a function', () => {
  it('has path, parameters, query and headers, single and multiple', async () => {
    const event = await seen('/items/a%20b?x=1&x=2&empty=', { headers: { 'X-Custom': 'yes' } });
    expect(event).toMatchObject({
      resource: '/items/{item}',
      path: '/items/a%20b',
      httpMethod: 'GET',
      pathParameters: { item: 'a b' },
      queryStringParameters: { x: '2', empty: '' },
      multiValueQueryStringParameters: { x: ['1', '2'], empty: [''] },
      stageVariables: null,
      body: null,
      isBase64Encoded: false,
      requestContext: { resourcePath: '/items/{item}', stage: 'live', identity: { sourceIp: '127.0.0.1' } },
    });
    expect(event.headers).toMatchObject({ 'X-Custom': 'yes', 'X-Forwarded-For': '127.0.0.1' });
    expect(event.headers).not.toHaveProperty('connection');
  });

  it('has a query of any name, also of what every object inherits', async () => {
    const { multiValueQueryStringParameters } = await seen('/?constructor=1&__proto__=2');
    expect(JSON.stringify(multiValueQueryStringParameters)).toBe('{"constructor":["1"],"__proto__":["2"]}');
  });

  it('has null for what the request does not have', async () => {
    expect(await seen('/')).toMatchObject({ queryStringParameters: null, pathParameters: null, body: null });
  });

  it('appends the caller to the addresses the request came through', async () => {
    const event = await seen('/', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(event.multiValueHeaders['X-Forwarded-For']).toEqual(['203.0.113.9, 127.0.0.1']);
  });

  it('has the body as text, or in base64 for a binary media type', async () => {
    const text = await seen('/echo/x', {
      method: 'POST',
      body: '{"a":"ñ"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(text).toMatchObject({ body: '{"a":"ñ"}', isBase64Encoded: false });
    await closeServer(server);
    const png = await seen('/echo/x', {
      method: 'POST',
      body: Buffer.from([137, 80]),
      headers: { 'content-type': 'image/png' },
    });
    expect(png).toMatchObject({ body: 'iVA=', isBase64Encoded: true });
  });

  it('tells the time of the product', async () => {
    clock.advance(3600);
    const { requestTimeEpoch, requestTime } = (await seen('/')).requestContext;
    expect(Math.abs(requestTimeEpoch - clock.now())).toBeLessThan(5000);
    expect(requestTime).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
  });
});

describe('the answer of a function', () => {
  const answered = async (payload: unknown, init?: RequestInit) => fetch(await serve(() => ({ payload })), init);

  it('arrives with its status, headers, cookies and body', async () => {
    const response = await answered({
      statusCode: 201,
      headers: { 'X-Number': 7 },
      multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] },
      body: '{}',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-number')).toBe('7');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the gateway’s own headers under another name', async () => {
    const response = await answered({
      statusCode: 401,
      headers: { 'WWW-Authenticate': 'Bearer', 'Content-Length': '99' },
    });
    expect(response.headers.get('www-authenticate')).toBeNull();
    expect(response.headers.get('x-amzn-remapped-www-authenticate')).toBe('Bearer');
    expect(response.headers.get('content-length')).toBe('0');
  });

  it('is decoded only for a caller that accepts the binary type', async () => {
    const payload = { statusCode: 200, isBase64Encoded: true, body: 'iVA=' };
    expect(await (await answered(payload, { headers: { accept: 'image/png' } })).bytes()).toEqual(
      new Uint8Array([137, 80]),
    );
    await closeServer(server);
    expect(await (await answered(payload, { headers: { accept: 'text/html' } })).text()).toBe('iVA=');
  });

  it.for<[string, unknown]>([
    ['nothing', null],
    ['a text', 'hola'],
    ['no status', { body: 'x' }],
    ['a status that is none', { statusCode: 42 }],
    ['a body that is not text', { statusCode: 200, body: {} }],
    ['a field that is unknown', { statusCode: 200, cookies: [] }],
    ['a header that is an object', { statusCode: 200, headers: { a: {} } }],
  ])('with %s is malformed: 502', async ([, payload]) => {
    const response = await answered(payload);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: 'Internal server error' });
    expect(logged.at(-1)).toContain('malformed Lambda proxy response');
  });
});

describe('the gateway itself answers', () => {
  it('an unknown route with the response of the template', async () => {
    const response = await fetch(`${await serve(() => ({}))}/nowhere`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'not-found', detail: 'Missing Authentication Token' });
  });

  it('a function that failed with 502 and never with its error', async () => {
    const error = { errorType: 'Error', errorMessage: 'secret detail' };
    const response = await fetch(await serve(() => ({ error })));
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('secret');
  });

  it('a function that takes too long with 504', async () => {
    const routes = api.routes.map((route) => ({ ...route, integration: { ...route.integration, timeoutMs: 5 } }));
    const response = await fetch(await serve(() => new Promise(() => {}), { routes }));
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({ message: 'Endpoint request timed out' });
  });

  it('a body above 10 MB with 413', async () => {
    const url = await serve(() => ({ payload: { statusCode: 200 } }));
    const send = (size: number) => fetch(`${url}/echo/x`, { method: 'POST', body: Buffer.alloc(size, 97) });
    expect((await send(10 * 1024 * 1024)).status).toBe(200);
    expect((await send(10 * 1024 * 1024 + 1)).status).toBe(413);
  });

  it('too many calls with 429, until time has passed', async () => {
    const settings = [{ HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 }];
    const url = await serve(() => ({ payload: { statusCode: 200 } }), { stage: { ...api.stage, settings } });
    const statuses = async (calls: number) => {
      const found: number[] = [];
      for (let i = 0; i < calls; i += 1) found.push((await fetch(url)).status);
      return found;
    };
    expect(await statuses(3)).toEqual([200, 200, 429]);
    clock.advance(1);
    expect(await statuses(2)).toEqual([200, 429]);
  });

  it('a wrongly encoded path with 400', async () => {
    expect((await fetch(`${await serve(() => ({}))}/items/%E0%A4%A`)).status).toBe(400);
  });

  it('HEAD like an unknown method, without a body', async () => {
    const response = await fetch(await serve(() => ({})), { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });
});

it('keeps serving after a caller hangs up in the middle of its body', async () => {
  const url = await serve(() => ({ payload: { statusCode: 200 } }));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /echo/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  expect((await fetch(url)).status).toBe(200);
});
