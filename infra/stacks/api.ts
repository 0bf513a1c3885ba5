import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { RestService } from '../constructs/rest-service.ts';
import { alarmPeriod, type Watched } from '../constructs/watched.ts';
import { endpointFunctionsOf } from '../functions.ts';
import type { CoreReaches } from '../reaches.ts';
import type { Stage } from '../stage.ts';

export interface AppApiProps extends StackProps {
  readonly stage: Stage;
  readonly reaches: CoreReaches;
  readonly functionsDir: string;
}

/** The API of the dashboard: one Lambda per endpoint, one role per Lambda. */
export class AppApiStack extends Stack {
  readonly service: RestService;
  readonly watched: readonly Watched[];

  constructor(scope: Construct, id: string, { stage, reaches, functionsDir, ...props }: AppApiProps) {
    super(scope, id, props);
    this.service = new RestService(this, 'AppApi', {
      apiName: `cuentaclara-${stage.stage}-app`,
      requestsPerSecond: 500,
      endpoints: endpointFunctionsOf('app'),
      code: Code.fromAsset(functionsDir),
      reaches,
    });
    this.watched = [
      ...this.service.watched,
      {
        alarm: 'AppApiSlow',
        impact: 'The dashboard feels broken: one call in a hundred takes longer than a bank may.',
        metric: this.service.api.metricLatency({ period: alarmPeriod, statistic: 'p99' }),
        alarmAt: 25_000,
      },
    ];
  }
}
