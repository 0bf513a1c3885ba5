import { Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { metricsOf } from '#functions/log.ts';
import { unanswered } from '#functions/validations/metrics.ts';
import type { Stage } from '../stage.ts';
import { alarmPeriod, type Watched } from './app-api.ts';

export interface WatchProps extends StackProps {
  readonly stage: Stage;
  readonly api: RestApi;
  readonly watched: readonly Watched[];
}

/** Alarms that say what a customer loses. */
export class WatchStack extends Stack {
  readonly #topic: Topic;

  constructor(scope: Construct, id: string, { stage, api, watched, ...props }: WatchProps) {
    super(scope, id, props);
    this.#topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (stage.alarmEmail) this.#topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    for (const { name, impact, failures, alarmAt } of watched) this.#alarm(`${name}Fails`, impact, failures, alarmAt);
    this.#alarm(
      'BanksSilent',
      'Validations end without an answer. Nothing is charged, and customers cannot pay with confidence.',
      new Metric({
        namespace: metricsOf.namespace,
        metricName: unanswered,
        dimensionsMap: { service: metricsOf.service, environment: 'production' },
        statistic: 'Sum',
        period: alarmPeriod,
      }),
      20,
    );
    this.#alarm(
      'ApiSlow',
      'The dashboard feels broken: one call in a hundred takes longer than a bank may.',
      api.metricLatency({ period: alarmPeriod, statistic: 'p99' }),
      25_000,
    );
  }

  #alarm(id: string, alarmDescription: string, metric: IMetric, threshold: number): void {
    new Alarm(this, id, {
      alarmDescription,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.#topic));
  }
}
