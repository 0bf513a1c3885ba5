import { Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { metricsOf } from '#functions/log.ts';
import { unanswered } from '#functions/validations/metrics.ts';
import { alarmPeriod, type Watched } from '../constructs/watched.ts';
import type { Stage } from '../stage.ts';

export interface WatchProps extends StackProps {
  readonly stage: Stage;
  readonly watched: readonly Watched[];
}

/** Whoever validates, and through whichever API. */
const banksSilent: Watched = {
  alarm: 'BanksSilent',
  impact: 'Validations end without an answer. Nothing is charged, and customers cannot pay with confidence.',
  metric: new Metric({
    namespace: metricsOf.namespace,
    metricName: unanswered,
    dimensionsMap: { service: metricsOf.service, environment: 'production' },
    statistic: 'Sum',
    period: alarmPeriod,
  }),
  alarmAt: 20,
};

/** Alarms that say what a customer loses. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { stage, watched, ...props }: WatchProps) {
    super(scope, id, props);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    for (const { alarm, impact, metric, alarmAt } of [...watched, banksSilent])
      new Alarm(this, alarm, {
        alarmDescription: impact,
        metric,
        threshold: alarmAt,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));
  }
}
