import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  AwsIntegration,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
  type Method,
  type MethodDeploymentOptions,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { callClasses } from '#shared/plans.ts';
import type { PlannedEndpoint } from '../functions.ts';
import { ApiFirewall, type Front } from './api-firewall.ts';
import { ProductFunction, type FunctionGround } from './function.ts';
import { addGatewayAnswers } from './gateway-answers.ts';
import { alarmPeriod, often, type Watched } from './watched.ts';

/** API Gateway gives up after this; functions must be done before. */
const integrationTimeout = Duration.seconds(29);

export interface RestServiceProps extends FunctionGround {
  readonly apiName: string;
  readonly requestsPerSecond: number;
  readonly front: Front;
  /** Each becomes a route and its function; the API may invoke exactly these. */
  readonly endpoints: readonly PlannedEndpoint[];
}

const watchedMethods = { metricsEnabled: true, loggingLevel: MethodLoggingLevel.OFF } as const;

/** Each endpoint has a bucket of its own, so that nobody who fills one keeps another shut. It repeats all other settings. */
const paceOf = ({ method, path, callClass }: EndpointSpec): [string, MethodDeploymentOptions][] => {
  if (!callClass || path === '/') return [];
  const { perSecond, burst } = callClasses[callClass].gateway;
  const limits = { throttlingRateLimit: perSecond, throttlingBurstLimit: burst };
  return [[`${path}/${method}`, { ...watchedMethods, ...limits }]];
};

/**
 * A REST API and one Lambda per endpoint, which stand beside it in its stack. Methods invoke their function with the API's
 * own role: no permission resource per method, 6 resources an endpoint, so that 70 endpoints fit a stack.
 */
export class RestService extends Construct {
  readonly api: RestApi;
  readonly watched: readonly Watched[];
  readonly #invoker: Role;

  constructor(
    scope: Construct,
    id: string,
    { apiName, requestsPerSecond, front, endpoints, ...ground }: RestServiceProps,
  ) {
    super(scope, id);
    this.#invoker = new Role(this, 'Invoker', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    this.api = this.#api(apiName, requestsPerSecond, endpoints);
    addGatewayAnswers(this.api);
    new ApiFirewall(this, 'Firewall', { api: this.api, front });
    const served = endpoints.map(({ name, spec, impact, ...planned }) => {
      const made = new ProductFunction(scope, name, {
        ...planned,
        ...ground,
        timeout: integrationTimeout,
        atOnce: spec.callClass && callClasses[spec.callClass].atOnce,
      });
      return { name, impact, made, method: this.#route(spec, made) };
    });
    this.#invoker.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: served.map(({ made }) => made.functionArn),
      }),
    );
    // A function that answers 500 has not failed for Lambda: the gateway sees those, crashes and time-outs alike.
    this.watched = served.map(({ name, impact, method }) => ({
      alarm: `${name}Fails`,
      impact,
      metric: method.metricServerError(this.api.deploymentStage, { period: alarmPeriod, statistic: 'Sum' }),
      alarmAt: often,
    }));
  }

  #api(restApiName: string, requestsPerSecond: number, endpoints: readonly PlannedEndpoint[]): RestApi {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new RestApi(this, 'Api', {
      restApiName,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: {
        stageName: 'live',
        throttlingRateLimit: requestsPerSecond,
        throttlingBurstLimit: requestsPerSecond * 2,
        tracingEnabled: true,
        ...watchedMethods,
        methodOptions: Object.fromEntries(endpoints.flatMap(({ spec }) => paceOf(spec))),
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
  }

  #route({ method, path }: PlannedEndpoint['spec'], to: Function): Method {
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
}
