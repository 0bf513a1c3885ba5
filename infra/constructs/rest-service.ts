import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  ApiKeySourceType,
  AuthorizationType,
  AwsIntegration,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
  type IAuthorizer,
  type IStage,
  type Method,
  type MethodDeploymentOptions,
  type MethodOptions,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Auth } from '#shared/contract/callers.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { callClasses } from '#shared/plans.ts';
import { vital } from '../concerns.ts';
import { ApiFirewall, type Front } from './api-firewall.ts';
import { integrationTimeout, type ApiFunctions } from './api-functions.ts';
import { EdgeKeys } from './edge-keys.ts';
import { addGatewayAnswers } from './gateway-answers.ts';
import { KeyAdmission } from './key-admission.ts';
import { UsagePlans } from './usage-plans.ts';
import { alarmPeriod, often, type Watched } from './watched.ts';

/** Functions that one role may invoke: the policies of a role hold 10,240 characters, and an ARN is some 150 of them. */
const invokedByOne = 40;

export interface RestServiceProps {
  readonly apiName: string;
  readonly requestsPerSecond: number;
  readonly front: Front;
  /** Of the site whose pages explain errors. */
  readonly documentation: string;
  /** Each endpoint becomes a route; the API may invoke exactly these. */
  readonly functions: ApiFunctions;
  /** Of the product, which names usage plans and gateway keys. */
  readonly stage: string;
}

/** The pipeline of the function proves the caller; of who has a key, the gateway knows first, so that it can count. */
const admittedBy = (
  authorizer: IAuthorizer | undefined,
  open: MethodOptions,
): Readonly<Record<Auth, MethodOptions>> => ({
  guest: open,
  user: open,
  signed: open,
  widget: open,
  key: { ...(authorizer && { authorizer }), authorizationType: AuthorizationType.CUSTOM, apiKeyRequired: true },
});

/** 1 where half of the calls or more fail within one `alarmPeriod`, and they are enough to tell. */
const mostlyFailing = (method: Method, stage: IStage): MathExpression =>
  new MathExpression({
    expression: 'IF(calls >= 10 AND failed >= calls / 2, 1, 0)',
    usingMetrics: {
      calls: method.metricCount(stage, { statistic: 'SampleCount' }),
      failed: method.metricServerError(stage, { statistic: 'Sum' }),
    },
    period: alarmPeriod,
  });

const watchedMethods = { metricsEnabled: true, loggingLevel: MethodLoggingLevel.OFF } as const;

/** Each endpoint has a bucket of its own, so that nobody who fills one keeps another shut. It repeats all other settings. */
const paceOf = ({ method, path, callClass }: EndpointSpec): [string, MethodDeploymentOptions][] => {
  if (!callClass || path === '/') return [];
  const { perSecond, burst } = callClasses[callClass].gateway;
  const limits = { throttlingRateLimit: perSecond, throttlingBurstLimit: burst };
  return [[`${path}/${method}`, { ...watchedMethods, ...limits }]];
};

/**
 * A REST API of functions that stand elsewhere. Methods invoke their function with roles of the API: no permission resource
 * per method, so that an endpoint is a method, and a resource for each new part of its path.
 */
export class RestService extends Construct {
  readonly api: RestApi;
  readonly watched: readonly Watched[];

  constructor(scope: Construct, id: string, props: RestServiceProps) {
    super(scope, id);
    const { apiName, requestsPerSecond, front, documentation, functions, stage } = props;
    const { endpoints, admission } = functions;
    this.api = this.#api(apiName, requestsPerSecond, functions);
    addGatewayAnswers(this.api, documentation, front.others);
    new ApiFirewall(this, 'Firewall', { api: this.api, front, documentation });
    const admittedAt = this.#invokerOf(0);
    const keys = admission && new KeyAdmission(scope, 'Keys', { api: this.api, admission, invoker: admittedAt });
    if (keys) new UsagePlans(scope, 'UsagePlans', { deployment: this.api.deploymentStage, stage });
    // Only distributions of ours call it: the gateway has all others stop before any function.
    const apiKeyRequired = front.others === 'refused';
    if (apiKeyRequired)
      new EdgeKeys(scope, 'EdgeKeys', { deployment: this.api.deploymentStage, stage, proofs: front.provenBy });
    const options = admittedBy(keys?.authorizer, { authorizationType: AuthorizationType.NONE, apiKeyRequired });
    const served = endpoints.map(({ name, spec, impact, component, made }, index) => {
      const invoker = this.#invokerOf(index);
      return { name, impact, component, made, invoker, method: this.#route(spec, made, invoker, options[spec.auth]) };
    });
    const invoked = [...served, ...(admission ? [{ ...admission, invoker: admittedAt }] : [])];
    for (const [invoker, of] of Map.groupBy(invoked, (one) => one.invoker))
      invoker.addToPolicy(
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: of.map(({ made }) => made.functionArn) }),
      );
    // A function that answers 500 has not failed for Lambda: the gateway sees those, crashes and time-outs alike.
    const serverErrors = { period: alarmPeriod, statistic: 'Sum' };
    const failing = served.map(({ name, impact, component, method }) => ({
      alarm: `${name}Fails`,
      impact,
      concern: { component, harm: 'degraded' } as const,
      metric: method.metricServerError(this.api.deploymentStage, serverErrors),
      alarmAt: often,
    }));
    const out = served
      .filter(({ name }) => vital.includes(name))
      .map(({ name, impact, component, method }) => ({
        alarm: `${name}Out`,
        impact,
        concern: { component, harm: 'outage' } as const,
        metric: mostlyFailing(method, this.api.deploymentStage),
        alarmAt: 1,
      }));
    // Whoever is refused counts as an error of the function that admits: only the gateway tells a failure from that.
    const admitting = admission && {
      alarm: `${admission.name}Fails`,
      impact: admission.impact,
      concern: { component: 'api', harm: 'degraded' } as const,
      metric: this.api.metricServerError(serverErrors),
      alarmAt: often,
    };
    this.watched = [...failing, ...out, ...(admitting ? [admitting] : [])];
  }

  /** The role that invokes the function of this place among all. The first has the name it had while it was the only one. */
  #invokerOf(index: number): Role {
    const batch = Math.floor(index / invokedByOne);
    const id = `Invoker${batch || ''}`;
    const made = this.node.tryFindChild(id);
    if (made instanceof Role) return made;
    return new Role(this, id, { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
  }

  #api(restApiName: string, requestsPerSecond: number, { endpoints, admission }: ApiFunctions): RestApi {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new RestApi(this, 'Api', {
      restApiName,
      endpointTypes: [EndpointType.REGIONAL],
      ...(admission && { apiKeySourceType: ApiKeySourceType.AUTHORIZER }),
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

  #route({ method, path }: EndpointSpec, to: IFunction, invoker: Role, options: MethodOptions): Method {
    return this.api.root.resourceForPath(path).addMethod(
      method,
      new AwsIntegration({
        proxy: true,
        service: 'lambda',
        path: `2015-03-31/functions/${to.functionArn}/invocations`,
        options: { credentialsRole: invoker, timeout: integrationTimeout },
      }),
      options,
    );
  }
}
