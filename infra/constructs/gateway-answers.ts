import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/messages/index.ts';

/** What the gateway itself answers, before any function runs, in the same form as every other refusal. */
const gatewayAnswers = [
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, statusCode: '404', code: 'errors.notFound' },
  { type: ResponseType.THROTTLED, statusCode: '429', code: 'errors.tooManyRequests' },
  { type: ResponseType.REQUEST_TOO_LARGE, statusCode: '413', code: 'errors.bodyTooLarge' },
  { type: ResponseType.DEFAULT_4XX, statusCode: undefined, code: 'errors.malformedRequest' },
  { type: ResponseType.DEFAULT_5XX, statusCode: undefined, code: 'errors.internal' },
] as const satisfies readonly { type: ResponseType; statusCode: string | undefined; code: ErrorCode }[];

const problemTemplate = (code: ErrorCode): string => {
  const { title } = messages.es.errors[code];
  const fixed = JSON.stringify({ title, detail: title, error: code }).slice(1, -1);
  return `{${fixed},"type":"about:blank","instance":"$context.path","requestId":"req_$context.requestId"}`;
};

/** Gives an API the product's own answers in place of the gateway's. */
export const addGatewayAnswers = (api: RestApi): void => {
  for (const { type, statusCode, code } of gatewayAnswers)
    api.addGatewayResponse(code.replace('errors.', ''), {
      type,
      ...(statusCode ? { statusCode } : {}),
      responseHeaders: {
        'Content-Type': "'application/problem+json'",
        'Cache-Control': "'no-store'",
        // The bucket of requests is filled again within a second.
        ...(type === ResponseType.THROTTLED && { 'Retry-After': "'1'" }),
      },
      templates: { 'application/json': problemTemplate(code) },
    });
};
