import { isHopByHop } from '../hop-by-hop.ts';
import type { RestApi } from './api.ts';
import type { Match } from './matching.ts';

/** One HTTP request as it reached the gateway. */
export interface Call {
  readonly method: string;
  /** Without the query, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly requestId: string;
  readonly time: number;
  /** Beyond what the gateway takes, in its body or its head. */
  readonly isTooLarge: boolean;
}

/** A header's first value, by its name in lower case. */
export const headerOf = ({ rawHeaders }: Pick<Call, 'rawHeaders'>, name: string): string | undefined => {
  const at = rawHeaders.findIndex((header, index) => index % 2 === 0 && header.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
};

/** `20/Nov/2026:09:05:00 +0000` */
const commonLogTime = (time: number): string => {
  const [, day, month, year, clock] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(time).toUTCString()) ?? [];
  return `${day}/${month}/${year}:${clock} +0000`;
};

/** What is known of a caller who was proven. */
export interface Known {
  /** What the authorizer said of it. */
  readonly authorizer?: Readonly<Record<string, string | number>>;
  /** The value of its key, as the authorizer named it. */
  readonly usageKey?: string | undefined;
  /** The key by which a usage plan admitted it. */
  readonly apiKey?: { readonly id: string; readonly value: string };
}

/** `$context`: what the gateway knows of a request, with or without a route. */
export const requestContext = (
  call: Call,
  api: RestApi,
  match?: Match,
  { authorizer, apiKey }: Known = {},
): Readonly<Record<string, unknown>> => ({
  accountId: api.account,
  apiId: api.id,
  ...(authorizer && { authorizer }),
  domainName: headerOf(call, 'host') ?? '',
  domainPrefix: api.id,
  extendedRequestId: call.requestId.slice(0, 15),
  httpMethod: call.method,
  identity: {
    accessKey: null,
    accountId: null,
    apiKey: apiKey?.value ?? null,
    apiKeyId: apiKey?.id ?? null,
    caller: null,
    sourceIp: call.sourceIp,
    user: null,
    userAgent: headerOf(call, 'user-agent') ?? null,
    userArn: null,
  },
  path: call.path,
  protocol: 'HTTP/1.1',
  requestId: call.requestId,
  requestTime: commonLogTime(call.time),
  requestTimeEpoch: call.time,
  resourceId: match?.route.resourceId ?? '',
  resourcePath: match?.route.path ?? '',
  stage: api.stage.name,
});

type Pairs = readonly (readonly [name: string, value: string])[];

const forwardedHeaders = (call: Call): Pairs => {
  const pairs: [name: string, value: string][] = [];
  for (let i = 0; i < call.rawHeaders.length; i += 2) {
    const name = call.rawHeaders[i] ?? '';
    if (!isHopByHop(name) && name.toLowerCase() !== 'x-forwarded-for') pairs.push([name, call.rawHeaders[i + 1] ?? '']);
  }
  const forwarded = headerOf(call, 'x-forwarded-for');
  pairs.push(['X-Forwarded-For', forwarded ? `${forwarded}, ${call.sourceIp}` : call.sourceIp]);
  pairs.push(['X-Forwarded-Proto', 'http']);
  return pairs;
};

/** Whether a content type is among media types, which may contain wildcards. */
export const isMediaType = (contentType: string, mediaTypes: readonly string[]): boolean => {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return mediaTypes.some(
    (candidate) =>
      candidate === '*/*' ||
      candidate === type ||
      (candidate.endsWith('/*') && type.startsWith(candidate.slice(0, -1))),
  );
};

const lastValues = (pairs: Pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs);

const allValues = (pairs: Pairs): Readonly<Record<string, readonly string[]>> => {
  const all = [...Map.groupBy(pairs, ([name]) => name)];
  return Object.fromEntries(all.map(([name, of]) => [name, of.map(([, value]) => value)]));
};

const orNull = <T extends object>(values: T): T | null => (Object.keys(values).length ? values : null);

/** What of a request every function sees that is asked about it. */
const requestEvent = (call: Call, api: RestApi, match: Match, known: Known) => {
  const headers = forwardedHeaders(call);
  return {
    resource: match.route.path,
    path: call.path,
    httpMethod: call.method,
    headers: lastValues(headers),
    multiValueHeaders: allValues(headers),
    queryStringParameters: lastValues([...call.query]),
    multiValueQueryStringParameters: allValues([...call.query]),
    pathParameters: match.parameters,
    stageVariables: api.stage.variables ?? {},
    requestContext: requestContext(call, api, match, known),
  };
};

/** How IAM names the method and the path of a call. */
export const methodArn = ({ method, path }: Call, { region, account, id, stage }: RestApi): string =>
  `arn:aws:execute-api:${region}:${account}:${id}/${stage.name}/${method}${path}`;

/** The event of a request authorizer: no body, and nothing is null. */
export const authorizerEvent = (call: Call, api: RestApi, match: Match): Readonly<Record<string, unknown>> => ({
  type: 'REQUEST',
  methodArn: methodArn(call, api),
  ...requestEvent(call, api, match, {}),
});

/** The event of a Lambda proxy integration (payload format 1.0). */
export const proxyEvent = (
  call: Call,
  api: RestApi,
  match: Match,
  known: Known = {},
): Readonly<Record<string, unknown>> => {
  const event = requestEvent(call, api, match, known);
  const contentType = headerOf(call, 'content-type') ?? '';
  const isBinary = call.body.length > 0 && isMediaType(contentType, api.binaryMediaTypes);
  return {
    ...event,
    queryStringParameters: orNull(event.queryStringParameters),
    multiValueQueryStringParameters: orNull(event.multiValueQueryStringParameters),
    pathParameters: orNull(event.pathParameters),
    stageVariables: api.stage.variables,
    body: call.body.length ? call.body.toString(isBinary ? 'base64' : 'utf8') : null,
    isBase64Encoded: isBinary,
  };
};
