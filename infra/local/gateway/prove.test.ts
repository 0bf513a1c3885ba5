import { type Server, createServer } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAssembly } from '../assembly.ts';
import { fixtureAssembly } from '../fixtures/assembly.ts';
import { restGateway } from '../gateway.ts';
import { productClock } from '../host/clock.ts';
import { closeServer, listenOn } from '../host/listen.ts';
import type { Outcome } from '../lambda.ts';
import { publishedResources } from '../published.ts';
import type { KeyRefusal } from '../usage-plans/meter.ts';
import { type RestApi, readApi } from './api.ts';
import type { Authorizer } from './authorizer.ts';

interface Event {
  readonly type?: string;
  readonly methodArn: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestContext: {
    readonly authorizer?: Readonly<Record<string, unknown>>;
    readonly identity: { readonly apiKey: string | null; readonly apiKeyId: string | null };
  };
}

let api: RestApi;
let server: Server;
let url: string;
const clock = productClock();
const logged: string[] = [];
/** What authorizer and function were asked, and what the plans were. */
let asked: Event[];
let reached: Event[];
let admitted: (string | undefined)[];
let said: Partial<Outcome>;
let refusal: KeyRefusal | undefined;

const policy = (Effect: string, Resource: unknown = 'arn:aws:execute-api:*:*:*/live/*', rest: object = {}) => ({
  principalId: 'clara',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect, Resource, ...rest }],
  },
});
const allowing = {
  ...policy('Allow'),
  usageIdentifierKey: 'the-key',
  context: { owner: 'clara', number: 3, isNew: true },
};

beforeAll(async () => {
  const addresses = { aws: 'http://local', published: () => 'http://local' };
  const assembly = loadAssembly(await fixtureAssembly(), { addresses });
  const restApi = publishedResources(assembly, 'AWS::ApiGateway::RestApi').get('publicApi');
  if (!restApi) throw new Error('The fixture has a public API.');
  api = readApi(assembly, restApi);
});

const serve = async (changes: Partial<RestApi> = {}) => {
  const served = { ...api, ...changes };
  const invoke = async (arn: string, event: unknown): Promise<Outcome> => {
    const isAuthorizer = api.authorizers.some(({ functionArn }) => functionArn === arn);
    (isAuthorizer ? asked : reached).push(event as Event);
    return { requestId: 'r', durationMs: 0, ...(isAuthorizer ? said : { payload: { statusCode: 200 } }) };
  };
  const admit = (value: string | undefined) => {
    admitted.push(value);
    return refusal ?? { id: 'key-id', value: value ?? '', enabled: true, createdAt: 0, updatedAt: 0 };
  };
  const log = (line: string) => void logged.push(line);
  server = createServer(restGateway({ api: served, lambda: { invoke }, admit, clock, log, chatter: () => {} }));
  url = await listenOn(server, 0, '127.0.0.1');
};

beforeEach(async () => {
  [asked, reached, admitted, said, refusal] = [[], [], [], { payload: allowing }, undefined];
  await serve();
});
afterEach(() => closeServer(server));

const again = async (changes: Partial<RestApi>) => {
  await closeServer(server);
  await serve(changes);
};
const withAuthorizer = (change: Partial<Authorizer>): Partial<RestApi> => ({
  authorizers: api.authorizers.map((one) => ({ ...one, ...change })),
});

const both = { 'X-API-Key': 'k', 'X-API-Secret': 's' };
const call = async (
  path = '/v1/things/7',
  { method = 'GET', headers = both as Readonly<Record<string, string>> } = {},
) => {
  const response = await fetch(url + path, { method, headers });
  await response.bytes();
  return [response.status, response.headers.get('x-amzn-errortype')];
};
const passed = [200, null];

describe('a caller', () => {
  it('who lacks an identity source, or whose one is empty, is refused and nobody is asked', async () => {
    const lacking: Readonly<Record<string, string>>[] = [{}, { 'X-API-Key': 'k' }, { ...both, 'X-API-Secret': '' }];
    for (const headers of lacking) expect(await call('/v1/things/7', { headers })).toEqual([401, 'UNAUTHORIZED']);
    expect([asked, reached]).toEqual([[], []]);
  });

  it('is told to the authorizer with the method’s ARN and without a body', async () => {
    expect(await call('/v1/things/a%20b', { method: 'POST' })).toEqual(passed);
    expect(asked).toEqual([
      expect.objectContaining({
        type: 'REQUEST',
        methodArn: `arn:aws:execute-api:${api.region}:${api.account}:${api.id}/live/POST/v1/things/a%20b`,
        resource: '/v1/things/{id}',
        pathParameters: { id: 'a b' },
        queryStringParameters: {},
        stageVariables: {},
        headers: expect.objectContaining({ 'X-API-Key': 'k' }),
      }),
    ]);
    expect(asked[0]).not.toHaveProperty('body');
  });

  it('whose authorizer throws Unauthorized is refused, each time it asks', async () => {
    said = { error: { errorType: 'Error', errorMessage: 'Unauthorized' } };
    expect([await call(), await call()]).toEqual(Array(2).fill([401, 'UNAUTHORIZED']));
    expect(asked).toHaveLength(2);
  });

  it.for<[string, unknown]>([
    ['explicitly', policy('Deny')],
    ['by an allowance of another method', policy('Allow', 'arn:aws:execute-api:*:*:*/live/POST/*')],
    ['by an allowance of another action', policy('Allow', '*', { Action: 'execute-api:ManageConnections' })],
    [
      'in spite of an allowance',
      {
        ...policy('Allow'),
        policyDocument: {
          Statement: [...policy('Allow').policyDocument.Statement, ...policy('Deny', '*').policyDocument.Statement],
        },
      },
    ],
  ])('whom the policy denies %s is refused', async ([, payload]) => {
    said = { payload };
    expect(await call()).toEqual([403, 'ACCESS_DENIED']);
    expect(reached).toEqual([]);
  });
});

describe('an authorizer', () => {
  it.for<[string, unknown]>([
    ['nothing', null],
    ['a text', 'allow'],
    ['no principal', { policyDocument: allowing.policyDocument }],
    ['no policy', { principalId: 'clara' }],
    ['a policy of an unknown element', policy('Allow', '*', { NotAction: 'x' })],
    ['a condition nobody knows', policy('Allow', '*', { Condition: { Sometimes: { a: 'b' } } })],
    ['a resource that is no ARN', policy('Allow', '/v1')],
    ['a context with an object', { ...allowing, context: { user: { id: 1 } } }],
    ['a context with a list', { ...allowing, context: { user: [] } }],
    ['a key that is no text', { ...allowing, usageIdentifierKey: 7 }],
  ])('that answers %s is configured wrongly: 500', async ([, payload]) => {
    said = { payload };
    expect(await call()).toEqual([500, 'AUTHORIZER_CONFIGURATION_ERROR']);
    expect(logged.at(-1)).toContain('its answer is malformed');
  });

  it('that breaks is a failure, which is logged and not kept', async () => {
    said = { error: { errorType: 'TypeError', errorMessage: 'Unauthorized is what it nearly says' } };
    expect(await call()).toEqual([500, 'AUTHORIZER_FAILURE']);
    expect(logged.at(-1)).toContain('TypeError');
    said = { payload: allowing };
    expect(await call()).toEqual(passed);
  });

  it('tells the function of the caller in texts, and of itself how long it took', async () => {
    await call();
    expect(reached[0]?.requestContext.authorizer).toEqual({
      principalId: 'clara',
      owner: 'clara',
      number: '3',
      isNew: 'true',
      integrationLatency: expect.any(Number),
    });
  });

  it('is not there for a method that is open', async () => {
    expect(await call('/v1/open', { headers: {} })).toEqual(passed);
    expect(reached[0]?.requestContext).not.toHaveProperty('authorizer');
    expect([asked, admitted]).toEqual([[], []]);
  });
});

describe('the answer of an authorizer', () => {
  it('is kept for its time by all identity sources together', async () => {
    await call();
    await call('/v1/things/8', { method: 'POST' });
    expect(asked).toHaveLength(1);
    expect(reached[1]?.requestContext.authorizer).toMatchObject({ owner: 'clara', integrationLatency: 0 });
    await call('/v1/things/7', { headers: { ...both, 'X-API-Secret': 'other' } });
    await call('/v1/things/7', { headers: { 'X-API-Key': 'ks', 'X-API-Secret': '' } });
    expect(asked).toHaveLength(2);
    clock.advance(59);
    await call();
    expect(asked).toHaveLength(2);
    clock.advance(1);
    await call();
    expect(asked).toHaveLength(3);
  });

  it('is kept when it is a denial', async () => {
    said = { payload: policy('Deny') };
    await call();
    said = { payload: allowing };
    expect(await call()).toEqual([403, 'ACCESS_DENIED']);
    clock.advance(60);
    expect(await call()).toEqual(passed);
  });

  it('is judged anew for every method it is kept for', async () => {
    said = { payload: policy('Allow', 'arn:aws:execute-api:*:*:*/live/GET/*') };
    expect(await call()).toEqual(passed);
    expect(await call('/v1/things/7', { method: 'POST' })).toEqual([403, 'ACCESS_DENIED']);
    expect(asked).toHaveLength(1);
  });

  it('is not kept without a time to keep it', async () => {
    await again(withAuthorizer({ ttlSeconds: 0 }));
    await call();
    await call();
    expect(asked).toHaveLength(2);
  });
});

describe('a method that needs a key', () => {
  it('is admitted by the key the authorizer names, and tells the function which', async () => {
    await call();
    expect(admitted).toEqual(['the-key']);
    expect(reached[0]?.requestContext.identity).toMatchObject({ apiKey: 'the-key', apiKeyId: 'key-id' });
  });

  it('takes the header instead when the API says so, whatever the authorizer names', async () => {
    await again({ keySource: 'HEADER' });
    await call();
    expect(admitted).toEqual(['k']);
  });

  it('knows of no key when the authorizer names none', async () => {
    said = { payload: policy('Allow') };
    await call();
    expect(admitted).toEqual([undefined]);
  });

  it.for<[KeyRefusal, number]>([
    ['INVALID_API_KEY', 403],
    ['THROTTLED', 429],
    ['QUOTA_EXCEEDED', 429],
  ])('passes on that the plan says %s', async ([type, status]) => {
    refusal = type;
    expect(await call()).toEqual([status, type]);
    expect(reached).toEqual([]);
  });

  it('asks the plan only for a caller who was proven, and the stage only for one the plan admits', async () => {
    const settings = [{ HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 1, ThrottlingBurstLimit: 1 }];
    await again({ stage: { ...api.stage, settings } });
    said = { error: { errorType: 'Error', errorMessage: 'Unauthorized' } };
    await call();
    expect(admitted).toEqual([]);
    said = { payload: allowing };
    refusal = 'INVALID_API_KEY';
    await call();
    refusal = undefined;
    expect([await call(), await call()]).toEqual([passed, [429, 'THROTTLED']]);
    expect(admitted).toHaveLength(3);
  });

  it('leaves a method alone that needs proof and no key', async () => {
    expect(await call('/v1/proven')).toEqual(passed);
    expect(admitted).toEqual([]);
    expect(reached[0]?.requestContext.identity).toMatchObject({ apiKey: null, apiKeyId: null });
  });
});
