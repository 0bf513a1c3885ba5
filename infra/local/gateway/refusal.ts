import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';

/** What the gateway itself answers when no function does: the documented defaults of each response type. */
const refusals = {
  ACCESS_DENIED: { status: 403, message: 'User is not authorized to access this resource with an explicit deny' },
  API_CONFIGURATION_ERROR: { status: 500, message: 'Internal server error' },
  AUTHORIZER_CONFIGURATION_ERROR: { status: 500, message: null },
  AUTHORIZER_FAILURE: { status: 500, message: null },
  BAD_REQUEST: { status: 400, message: 'Bad Request' },
  BAD_REQUEST_BODY: { status: 400, message: 'Invalid request body' },
  BAD_REQUEST_PARAMETERS: { status: 400, message: 'Missing required request parameters' },
  EXPIRED_TOKEN: { status: 403, message: 'The security token included in the request is expired' },
  /** The function failed or its answer was malformed. */
  BAD_GATEWAY: { status: 502, message: 'Internal server error' },
  INTEGRATION_FAILURE: { status: 504, message: 'Internal server error' },
  INTEGRATION_TIMEOUT: { status: 504, message: 'Endpoint request timed out' },
  INVALID_API_KEY: { status: 403, message: 'Forbidden' },
  INVALID_SIGNATURE: { status: 403, message: 'The request signature we calculated does not match' },
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: 'Missing Authentication Token' },
  QUOTA_EXCEEDED: { status: 429, message: 'Limit Exceeded' },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long' },
  RESOURCE_NOT_FOUND: { status: 404, message: 'Not Found' },
  THROTTLED: { status: 429, message: 'Too Many Requests' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Unsupported Media Type' },
  WAF_FILTERED: { status: 403, message: 'Forbidden' },
} as const;

export type RefusalType = keyof typeof refusals;

export const refusalTypes = Object.keys(refusals) as RefusalType[];

/** Types that are the gateway's own words here, but have no customisable response of their own. */
const unnamed: ReadonlySet<RefusalType> = new Set(['BAD_REQUEST', 'BAD_GATEWAY']);

const properties = z.object({
  ResponseType: z.enum([...refusalTypes.filter((type) => !unnamed.has(type)), 'DEFAULT_4XX', 'DEFAULT_5XX']),
  StatusCode: z.string().optional(),
  ResponseParameters: z
    .record(
      z.string().startsWith('gatewayresponse.header.'),
      z.string().regex(/^('.*'|context(\.\w+)+)$/, 'only fixed header values and variables of the context'),
    )
    .default({}),
  ResponseTemplates: z.record(z.string(), z.string()).default({}),
});

/** A gateway response that the template customises. */
export interface GatewayResponse {
  readonly status: number | undefined;
  /** By header: a text in single quotes, or the name of a variable of the context. */
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string | undefined;
}

/** An HTTP answer of the gateway. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer;
}

/** The customised gateway responses, by type. */
export const readGatewayResponses = (resources: readonly Resource[]): ReadonlyMap<string, GatewayResponse> =>
  new Map(
    resources.map((resource) => {
      const given = readProperties(resource, properties);
      const template = given.ResponseTemplates['application/json'] ?? Object.values(given.ResponseTemplates)[0];
      const headers = Object.entries(given.ResponseParameters).map(([name, value]) => [
        name.slice('gatewayresponse.header.'.length),
        value,
      ]);
      return [
        given.ResponseType,
        {
          status: given.StatusCode === undefined ? undefined : Number(given.StatusCode),
          headers: Object.fromEntries(headers) as Record<string, string>,
          template,
        },
      ];
    }),
  );

const plainTemplate = '{"message":$context.error.messageString}';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A variable that does not exist is empty. */
const variable = (path: string, context: Readonly<Record<string, unknown>>): string => {
  const found = path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), context);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

const headerValue = (value: string, context: Readonly<Record<string, unknown>>): string =>
  value.startsWith("'") ? value.slice(1, -1) : variable(value.slice('context.'.length), context);

/** `$context.requestId` and the like, as they are: no escaping for JSON. */
const fill = (template: string, context: Readonly<Record<string, unknown>>): string =>
  template.replace(/\$context\.(\w+(?:\.\w+)*)/g, (_, path: string) => variable(path, context));

/** The gateway's answer: the template's response for the type, else its DEFAULT_4XX or 5XX, else AWS's own. */
export const refuse = (
  type: RefusalType,
  responses: ReadonlyMap<string, GatewayResponse>,
  requestContext: Readonly<Record<string, unknown>>,
): Answer => {
  const { status, message } = refusals[type];
  const custom =
    (unnamed.has(type) ? undefined : responses.get(type)) ??
    responses.get(status >= 500 ? 'DEFAULT_5XX' : 'DEFAULT_4XX');
  const error = { message, messageString: JSON.stringify(message), responseType: type };
  const context = { ...requestContext, error };
  const headers = Object.entries(custom?.headers ?? {}).map(([name, value]) => [name, headerValue(value, context)]);
  return {
    status: custom?.status ?? status,
    headers: {
      'Content-Type': 'application/json',
      'x-amzn-RequestId': String(requestContext['requestId']),
      'x-amzn-ErrorType': type,
      ...(Object.fromEntries(headers) as Record<string, string>),
    },
    body: fill(custom?.template ?? plainTemplate, context),
  };
};
