import { createServer, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Problem } from '#shared/contract/openapi.ts';
import { catalogue, pageOf, type ErrorCode } from '#shared/errors/catalogue.ts';
import { loadAssembly } from '../local/assembly.ts';
import { closeServer, listenOn } from '../local/host/listen.ts';
import { productClock } from '../local/host/clock.ts';
import { restGateway, type GatewayOptions } from '../local/gateway.ts';
import { readApi, type RestApi } from '../local/gateway/api.ts';
import { refusalTypes, refuse, type RefusalType } from '../local/gateway/refusal.ts';
import { publishedResources } from '../local/published.ts';
import { prepare } from '../prepare.ts';

const { assemblyDir } = await prepare();
const local = () => 'http://local';
const assembly = loadAssembly(assemblyDir, { addresses: { aws: 'http://local', published: local }, secret: () => 'x' });
const restApi = publishedResources(assembly, 'AWS::ApiGateway::RestApi').get('appApi');
if (!restApi) throw new Error('The product has an app API.');
const api = readApi(assembly, restApi);

interface Answered {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** What a caller reads of a refusal; one that is no problem document of the contract throws. */
const read = ({ status: sent, headers, body }: Answered) => {
  const { status, error, instance, type, title, detail, requestId } = Problem.parse(JSON.parse(body));
  return {
    statuses: [sent, status],
    error,
    instance,
    type,
    languages: [title, detail].map((text) => text.split(' / ').length),
    isFilledIn: !/[{$]/.test(title + detail + requestId),
    isTraced: requestId.length > 0 && requestId === headers['x-request-id'],
    headers: ['content-type', 'content-language', 'cache-control', 'x-content-type-options'].map(
      (name) => headers[name],
    ),
    isNoPage: headers['content-security-policy'] === 'default-src; frame-ancestors; sandbox',
    isTlsOnly: headers['strict-transport-security'] === 'max-age=63072000; includeSubDomains',
  };
};

/** What every refusal of the gateway is, whatever its reason. */
const problem = (error: ErrorCode, instance: string): ReturnType<typeof read> => ({
  statuses: [catalogue[error].status, catalogue[error].status],
  error,
  instance,
  type: pageOf(error, 'https://cuentaclara.example'),
  languages: [2, 2],
  isFilledIn: true,
  isTraced: true,
  headers: ['application/problem+json; charset=utf-8', 'es, en', 'no-store', 'nosniff'],
  isNoPage: true,
  isTlsOnly: true,
});

type Invoke = GatewayOptions['lambda']['invoke'];
const works: Invoke = () => Promise.resolve({ requestId: 'r', durationMs: 0, payload: { statusCode: 200 } });

/** Sends one request as it is written, to the product's own gateway before a function that does this. */
const send = async (
  { method = 'GET', path, body }: { method?: string; path: string; body?: Buffer },
  { invoke = works, ...changes }: Partial<RestApi> & { invoke?: Invoke } = {},
): Promise<Answered> => {
  const options = { lambda: { invoke }, clock: productClock(), isOpenPast: true, log: () => {}, chatter: () => {} };
  const server = createServer(restGateway({ ...options, api: { ...api, ...changes } }));
  const { port } = new URL(await listenOn(server, 0, '127.0.0.1'));
  const answered = await new Promise<Answered>((resolve, reject) => {
    const sent = request({ port, method, path, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject).end(body);
  });
  await closeServer(server);
  return answered;
};

describe('the gateway refuses with a problem document', () => {
  test.for(['/nowhere', '/"quoted"', "/api/it's", '/api/validations/a/b', '/%22%5C'])(
    'a path that is no route: %s',
    async (path) => {
      expect(read(await send({ path }))).toEqual(problem('errors.notFound', ''));
    },
  );

  test('a path that is wrongly encoded', async () => {
    expect(read(await send({ path: '/api/validations/%E0%A4%A' }))).toEqual(problem('errors.requestRefused', ''));
  });

  test('a body larger than it takes', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024 + 1);
    const answered = await send({ method: 'POST', path: '/api/auth/login', body });
    expect(read(answered)).toEqual(problem('errors.bodyTooLarge', '/api/auth/login'));
  });

  test('more calls than the stage takes, with the time to wait', async () => {
    const settings = [{ HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 1, ThrottlingBurstLimit: 0 }];
    const answered = await send({ path: '/api/validations' }, { stage: { ...api.stage, settings } });
    expect(read(answered)).toEqual(problem('errors.tooManyRequests', '/api/validations'));
    expect(JSON.parse(answered.body)).toMatchObject({ retryAfterSeconds: Number(answered.headers['retry-after']) });
  });

  test.for<[string, Invoke]>([
    ['crashed', async () => ({ requestId: 'r', durationMs: 0, error: { errorType: 'E', errorMessage: 'secret' } })],
    ['answered what is no answer', async () => ({ requestId: 'r', durationMs: 0, payload: 'hola' })],
  ])('a function that %s', async ([, invoke]) => {
    const answered = await send({ path: '/api/validations/val_1' }, { invoke });
    expect(read(answered)).toEqual(problem('errors.badGateway', '/api/validations/{id}'));
    expect(answered.body).not.toContain('secret');
  });

  test('a function that does not answer in time', async () => {
    const routes = api.routes.map((route) => ({ ...route, integration: { ...route.integration, timeoutMs: 5 } }));
    const answered = await send({ path: '/api/credits' }, { routes, invoke: () => new Promise(() => {}) });
    expect(read(answered)).toEqual(problem('errors.gatewayTimeout', '/api/credits'));
  });
});

/** What a caller reads of every kind, those of authorizers and usage plans included. */
const codeOf: Readonly<Record<RefusalType, ErrorCode>> = {
  ACCESS_DENIED: 'errors.accessDenied',
  API_CONFIGURATION_ERROR: 'errors.internal',
  AUTHORIZER_CONFIGURATION_ERROR: 'errors.internal',
  AUTHORIZER_FAILURE: 'errors.internal',
  BAD_GATEWAY: 'errors.badGateway',
  BAD_REQUEST: 'errors.requestRefused',
  BAD_REQUEST_BODY: 'errors.malformedRequest',
  BAD_REQUEST_PARAMETERS: 'errors.requestRefused',
  EXPIRED_TOKEN: 'errors.notFound',
  INTEGRATION_FAILURE: 'errors.badGateway',
  INTEGRATION_TIMEOUT: 'errors.gatewayTimeout',
  // Of an API that distributions alone may call, the key is theirs.
  INVALID_API_KEY: 'errors.accessDenied',
  INVALID_SIGNATURE: 'errors.notFound',
  MISSING_AUTHENTICATION_TOKEN: 'errors.notFound',
  QUOTA_EXCEEDED: 'errors.quotaExceeded',
  REQUEST_TOO_LARGE: 'errors.bodyTooLarge',
  RESOURCE_NOT_FOUND: 'errors.notFound',
  THROTTLED: 'errors.tooManyRequests',
  UNAUTHORIZED: 'errors.invalidApiKey',
  UNSUPPORTED_MEDIA_TYPE: 'errors.unsupportedMediaType',
  WAF_FILTERED: 'errors.accessDenied',
};

test.for(refusalTypes)('the gateway answers %s with a code and a status of the catalogue', (type) => {
  const context = { requestId: 'a-b-c', resourcePath: '/api/validations/{id}', path: '/api/validations/"' };
  const { status, headers, body } = refuse(type, api.gatewayResponses, context);
  const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  expect(read({ status, headers: lowered, body: String(body) })).toEqual(
    problem(codeOf[type], '/api/validations/{id}'),
  );
});
