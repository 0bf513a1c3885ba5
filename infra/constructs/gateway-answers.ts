import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { bareHeaders } from '#functions/entry/http/bare-headers.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { bothLanguages } from '#shared/messages/both-languages.ts';
import type { Front } from './api-firewall.ts';
import { documentInBothLanguages } from './both-languages.ts';

/** The bucket of requests is filled again within a second. */
const throttledSeconds = 1;

/**
 * What the gateway itself answers, before any function runs or in place of one that failed. The status of each is the one
 * of its code, so that answer and document agree; a type without a row is answered by one of the two defaults.
 */
const codes: readonly (readonly [ResponseType, ErrorCode])[] = [
  [ResponseType.DEFAULT_4XX, 'errors.requestRefused'],
  [ResponseType.BAD_REQUEST_BODY, 'errors.malformedRequest'],
  [ResponseType.UNAUTHORIZED, 'errors.invalidApiKey'],
  [ResponseType.INVALID_API_KEY, 'errors.invalidApiKey'],
  [ResponseType.ACCESS_DENIED, 'errors.accessDenied'],
  [ResponseType.WAF_FILTERED, 'errors.accessDenied'],
  // No method takes signatures of AWS: whoever shows one, or misses one, called what does not exist.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'errors.notFound'],
  [ResponseType.INVALID_SIGNATURE, 'errors.notFound'],
  [ResponseType.EXPIRED_TOKEN, 'errors.notFound'],
  [ResponseType.RESOURCE_NOT_FOUND, 'errors.notFound'],
  [ResponseType.REQUEST_TOO_LARGE, 'errors.bodyTooLarge'],
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, 'errors.unsupportedMediaType'],
  [ResponseType.THROTTLED, 'errors.tooManyRequests'],
  [ResponseType.QUOTA_EXCEEDED, 'errors.quotaExceeded'],
  [ResponseType.API_CONFIGURATION_ERROR, 'errors.internal'],
  [ResponseType.AUTHORIZER_CONFIGURATION_ERROR, 'errors.internal'],
  [ResponseType.AUTHORIZER_FAILURE, 'errors.internal'],
  // A function that crashed, or answered what is no answer.
  [ResponseType.DEFAULT_5XX, 'errors.badGateway'],
  [ResponseType.INTEGRATION_FAILURE, 'errors.badGateway'],
  [ResponseType.INTEGRATION_TIMEOUT, 'errors.gatewayTimeout'],
];

/**
 * The gateway fills variables in as they are; its templates know no functions that escape. These two hold nothing that ends
 * a text. The path may hold anything, so what is no route (it has no resource path) is told without one.
 */
const requestId = '$context.requestId';
const instance = '$context.resourcePath';

const documentOf = (code: ErrorCode, documentation: string): string =>
  documentInBothLanguages(code, {
    documentation,
    instance,
    requestId,
    ...(code === 'errors.tooManyRequests' && { retryAfterSeconds: throttledSeconds }),
  });

/**
 * When to come again, by header. A bucket holds a token again within a second; when a month ends, the authorizer says,
 * and what the gateway remembers of that is a minute old at most.
 */
const waits: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  'errors.tooManyRequests': {
    'Retry-After': `'${throttledSeconds}'`,
    RateLimit: `'"gateway";r=0;t=${throttledSeconds}'`,
    'X-RateLimit-Remaining': "'0'",
    'X-RateLimit-Reset': `'${throttledSeconds}'`,
  },
  'errors.quotaExceeded': {
    'Retry-After': 'context.authorizer.retryAfter',
    RateLimit: 'context.authorizer.rateLimit',
    'X-RateLimit-Remaining': "'0'",
    'X-RateLimit-Reset': 'context.authorizer.retryAfter',
  },
};

/** Who shows no key to an API that only distributions of ours call has no business there, whatever they hold. */
const withoutKey = {
  refused: new Map<ResponseType, ErrorCode>([[ResponseType.INVALID_API_KEY, 'errors.accessDenied']]),
  counted: new Map<ResponseType, ErrorCode>(),
} as const satisfies Record<Front['others'], ReadonlyMap<ResponseType, ErrorCode>>;

/** A fixed text stands in quotes here. */
const said = Object.fromEntries(Object.entries(bareHeaders).map(([name, value]) => [name, `'${value}'`]));

/** Gives an API the product's own answers in place of the gateway's; the site at this address explains them. */
export const addGatewayAnswers = (api: RestApi, documentation: string, others: Front['others']): void => {
  for (const [type, code] of new Map([...codes, ...withoutKey[others]]))
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode: String(catalogue[code].status),
      responseHeaders: {
        'Content-Type': "'application/problem+json; charset=utf-8'",
        'Content-Language': `'${bothLanguages}'`,
        'Cache-Control': "'no-store'",
        'X-Request-Id': 'context.requestId',
        ...said,
        ...waits[code],
      },
      templates: { 'application/json': documentOf(code, documentation) },
    });
};
