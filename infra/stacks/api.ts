import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Api } from '#shared/contract/endpoint.ts';
import type { Front } from '../constructs/api-firewall.ts';
import type { ApiFunctions } from '../constructs/api-functions.ts';
import { RestService } from '../constructs/rest-service.ts';
import { alarmPeriod, type Watched } from '../constructs/watched.ts';
import { endpointFunctionsOf } from '../functions.ts';
import type { Stage } from '../stage.ts';
import type { CoreStack } from './core.ts';

export interface ApiProps extends StackProps {
  readonly api: Api;
  readonly stage: Stage;
  readonly core: CoreStack;
  /** Of the site whose pages explain errors. */
  readonly documentation: string;
  /** Of this API, made in a stack of their own. */
  readonly functions: ApiFunctions;
}

interface Row {
  /** Of its stack and of what stands in it. */
  readonly id: string;
  readonly requestsPerSecond: number;
  /** Who else may call it than distributions of ours. */
  readonly others: Front['others'];
  /** What customers lose while it is slow. */
  readonly slow: string;
}

/** What tells the APIs apart beside their endpoints; `<name>-api` ends the name of the stack. */
const apis = {
  app: {
    id: 'AppApi',
    requestsPerSecond: 500,
    others: 'refused',
    slow: 'The dashboard feels broken: one call in a hundred takes longer than a bank may.',
  },
  public: {
    id: 'PublicApi',
    requestsPerSecond: 500,
    others: 'counted',
    slow: "Customers' own systems wait: one call in a hundred takes longer than a bank may.",
  },
} as const satisfies Record<Api, Row>;

/** The APIs that have endpoints: CloudFormation takes none without a method. */
export const servedApis: readonly Api[] = (Object.keys(apis) as Api[]).filter(
  (api) => endpointFunctionsOf(api).length > 0,
);

/** One API: its routes, who may pass them and how fast. */
export class ApiStack extends Stack {
  readonly service: RestService;
  readonly watched: readonly Watched[];

  constructor(scope: Construct, { api, stage, core, documentation, functions, ...props }: ApiProps) {
    const { id, requestsPerSecond, others, slow } = apis[api];
    super(scope, id, { stackName: `cuentaclara-${stage.stage}-${api}-api`, ...props });
    this.service = new RestService(this, id, {
      apiName: `cuentaclara-${stage.stage}-${api}`,
      requestsPerSecond,
      front: { provenBy: core.originProofs, others },
      documentation,
      functions,
      stage: stage.stage,
    });
    this.watched = [
      ...this.service.watched,
      {
        alarm: `${id}Slow`,
        impact: slow,
        concern: { component: 'api', harm: 'degraded' },
        metric: this.service.api.metricLatency({ period: alarmPeriod, statistic: 'p99' }),
        alarmAt: 25_000,
      },
    ];
  }
}
