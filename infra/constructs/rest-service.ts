import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  AwsIntegration,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  ResponseType,
  RestApi,
  type Method,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/messages/index.ts';

/** API Gateway gives up after this; functions must be done before. */
export const integrationTimeout = Duration.seconds(29);

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

/**
 * A REST API whose methods invoke their function with the API's own role: no permission resource per method, 6 resources
 * an endpoint, so that 70 endpoints fit a stack.
 */
export class RestService extends Construct {
  readonly api: RestApi;
  readonly #invoker: Role;
  readonly #functions: Function[] = [];

  constructor(scope: Construct, id: string, props: { readonly name: string; readonly requestsPerSecond: number }) {
    super(scope, id);
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.#invoker = new Role(this, 'Invoker', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    this.api = new RestApi(this, 'Api', {
      restApiName: props.name,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: {
        stageName: 'live',
        throttlingRateLimit: props.requestsPerSecond,
        throttlingBurstLimit: props.requestsPerSecond * 2,
        tracingEnabled: true,
        metricsEnabled: true,
        loggingLevel: MethodLoggingLevel.OFF,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        // The resource path, never the path: ids and tokens stay out of the log.
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({
            requestId: AccessLogField.contextRequestId(),
            method: AccessLogField.contextHttpMethod(),
            route: AccessLogField.contextResourcePath(),
            status: AccessLogField.contextStatus(),
            latencyMs: AccessLogField.contextResponseLatency(),
          }),
        ),
      },
    });
    for (const { type, statusCode, code } of gatewayAnswers)
      this.api.addGatewayResponse(code.replace('errors.', ''), {
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
  }

  add({ method, path }: EndpointSpec, to: Function): Method {
    this.#functions.push(to);
    return this.api.root.resourceForPath(path).addMethod(
      method,
      new AwsIntegration({
        proxy: true,
        service: 'lambda',
        path: `2015-03-31/functions/${to.functionArn}/invocations`,
        options: { credentialsRole: this.#invoker, timeout: integrationTimeout },
      }),
      // The pipeline of the function proves the caller; the contract's `auth` says how.
      { authorizationType: AuthorizationType.NONE },
    );
  }

  /** Call once after the last `add`: the role may invoke exactly these functions. */
  seal(): void {
    this.#invoker.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: this.#functions.map(({ functionArn }) => functionArn),
      }),
    );
  }
}
