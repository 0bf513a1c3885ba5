import { Aws, Stack } from 'aws-cdk-lib';
import { Match, Rule, type EventPattern } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Concern } from '../concerns/concern.ts';
import type { Stage } from '../stage.ts';

const beginningOf = ({ stage }: Pick<Stage, 'stage'>): string => `cuentaclara-${stage}/`;

/** `cuentaclara-dev/payments/outage/CapturesRefused`: who hears of an alarm needs to know nothing else of it. */
export const alarmNameOf = (stage: Pick<Stage, 'stage'>, { component, harm }: Concern, alarm: string): string =>
  `${beginningOf(stage)}${component}/${harm}/${alarm}`;

/** One that is deleted while it rings never says that it stopped: its deletion does. */
const told: Readonly<Record<string, EventPattern>> = {
  AlarmsChanged: { detailType: ['CloudWatch Alarm State Change'] },
  AlarmsDeleted: { detailType: ['CloudWatch Alarm Configuration Change'], detail: { operation: ['delete'] } },
};

/** EventBridge puts into the queue what becomes of the alarms of this stage, and of no others. */
export const tellAlarms = (queue: IQueue, stage: Stage): void => {
  const stack = Stack.of(queue);
  const alarms = `arn:${Aws.PARTITION}:cloudwatch:${Aws.REGION}:${Aws.ACCOUNT_ID}:alarm:${beginningOf(stage)}`;
  for (const [id, eventPattern] of Object.entries(told))
    new Rule(stack, id, {
      eventPattern: { source: ['aws.cloudwatch'], resources: Match.prefix(alarms), ...eventPattern },
      targets: [new SqsQueue(queue)],
    });
};
