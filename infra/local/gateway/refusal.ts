import * as z from 'zod';
import type { Resource } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { literalHeaders } from './integration.ts';

/** What the gateway itself answers when no function does: the documented defaults of each response type. */
const refusals = {
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: 'Missing Authentication Token' },
  THROTTLED: { status: 429, message: 'Too Many Requests' },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long' },
  BAD_REQUEST: { status: 400, message: 'Bad Request' },
  INTEGRATION_TIMEOUT: { status: 504, message: 'Endpoint request timed out' },
  /** The function failed or its answer was malformed. */
  BAD_GATEWAY: { status: 502, message: 'Internal server error' },
  API_CONFIGURATION_ERROR: { status: 500, message: 'Internal server error' },
} as const;

export type RefusalType = keyof typeof refusals;

/** Types that are the gateway's own words here, but have no customisable response of their own. */
const unnamed: ReadonlySet<RefusalType> = new Set(['BAD_REQUEST', 'BAD_GATEWAY']);

const properties = z.object({
  ResponseType: z.string(),
  StatusCode: z.string().optional(),
  ResponseParameters: z.record(z.string(), z.string().regex(/^'.*'$/, 'only fixed header values')).default({}),
  ResponseTemplates: z.record(z.string(), z.string()).default({}),
});

export interface GatewayResponse {
  status: number | undefined;
  headers: Record<string, string>;
  template: string | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
}

export function readGatewayResponses(resources: Resource[]): Map<string, GatewayResponse> {
  return new Map(
    resources.map((resource) => {
      const given = readProperties(resource, properties);
      const template = given.ResponseTemplates['application/json'] ?? Object.values(given.ResponseTemplates)[0];
      return [
        given.ResponseType,
        {
          status: given.StatusCode === undefined ? undefined : Number(given.StatusCode),
          headers: literalHeaders(given.ResponseParameters),
          template,
        },
      ];
    }),
  );
}

const plainTemplate = '{"message":$context.error.messageString}';

/** The gateway's answer: the template's response for the type, else its DEFAULT_4XX or 5XX, else AWS's own. */
export function refuse(
  type: RefusalType,
  responses: ReadonlyMap<string, GatewayResponse>,
  context: Readonly<Record<string, unknown>>,
): Answer {
  const { status, message } = refusals[type];
  const custom =
    (unnamed.has(type) ? undefined : responses.get(type)) ??
    responses.get(status >= 500 ? 'DEFAULT_5XX' : 'DEFAULT_4XX');
  const error = { message, messageString: JSON.stringify(message), responseType: type };
  return {
    status: custom?.status ?? status,
    headers: {
      'Content-Type': 'application/json',
      'x-amzn-RequestId': String(context['requestId']),
      'x-amzn-ErrorType': type,
      ...custom?.headers,
    },
    body: fill(custom?.template ?? plainTemplate, { ...context, error }),
  };
}

/** `$context.requestId` and the like; a variable that does not exist is empty. */
function fill(template: string, context: Record<string, unknown>): string {
  return template.replace(/\$context((?:\.\w+)+)/g, (_, path: string) => {
    const found = path
      .slice(1)
      .split('.')
      .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), context);
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
