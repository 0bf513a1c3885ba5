import { Aws, Stack } from 'aws-cdk-lib';
import { EventBus, EventField, Rule, RuleTargetInput, type EventPattern } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { mailboxTag } from '#functions/ports/mail/mailbox-tag.ts';
import type { MailReturned } from '#functions/rules/mail/mail-returned.ts';
import type { Stage } from '../stage.ts';

/** Known before it is made: the rules that hear of its mails stand in another stack. */
const nameOf = ({ stage }: Pick<Stage, 'stage'>): string => `cuentaclara-${stage}`;

export const mailConfigurationArn = (stage: Pick<Stage, 'stage'>): string =>
  `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:configuration-set/${nameOf(stage)}`;

/** How every mail leaves: by TLS or not at all, to nobody who refused it before, and what becomes of it is told. */
export const mailConfiguration = (scope: Construct, stage: Stage): ConfigurationSet => {
  const made = new ConfigurationSet(scope, 'MailConfiguration', {
    configurationSetName: nameOf(stage),
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  made.addEventDestination('Returns', {
    // The one bus that SES puts events on.
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'Bus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
  });
  return made;
};

/** What SES says of a mail that came back, by what it is for us. */
const told: Readonly<Record<MailReturned['kind'], EventPattern>> = {
  bounced: { detailType: ['Email Bounced'], detail: { bounce: { bounceType: ['Permanent'] } } },
  delayed: { detailType: ['Email Bounced'], detail: { bounce: { bounceType: [{ 'anything-but': ['Permanent'] }] } } },
  complained: { detailType: ['Email Complaint Received'] },
  rejected: { detailType: ['Email Rejected'] },
};

const ruleOf = (kind: string): string => `Mails${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/**
 * EventBridge puts into the queue what became of the mails of this stage: of all that SES says no more than the kind, the
 * time and the pseudonym that the mail itself carried. Addresses and subjects stay out of the queue.
 */
export const tellReturns = (queue: IQueue, stage: Stage): void => {
  const stack = Stack.of(queue);
  for (const [kind, pattern] of Object.entries(told)) {
    const mail = { tags: { 'ses:configuration-set': [nameOf(stage)] } };
    const message = RuleTargetInput.fromObject({
      kind,
      mailbox: EventField.fromPath(`$.detail.mail.tags.${mailboxTag}[0]`),
      at: EventField.time,
    });
    new Rule(stack, ruleOf(kind), {
      eventPattern: { source: ['aws.ses'], ...pattern, detail: { ...pattern.detail, mail } },
      targets: [new SqsQueue(queue, { message })],
    });
  }
};
