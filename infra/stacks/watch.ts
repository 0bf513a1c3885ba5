import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { oldestOpen, openAtMost } from '#functions/jobs/list-metrics.ts';
import {
  gatewayKeysAtMost,
  gatewayKeysInRegion,
  gatewayKeysLeft,
  leftAtMost,
} from '#functions/jobs/gateway-key-metrics.ts';
import { booksUnaudited, ledgerDifference } from '#functions/jobs/books-metrics.ts';
import { requestsUnlogged } from '#functions/entry/http/unlogged.ts';
import { roundsLate } from '#functions/jobs/daily-round.ts';
import { usageDifference, usageUnproven } from '#functions/jobs/usage-metrics.ts';
import { capturesRefused, moneyUnexplained, paymentsMismatched } from '#functions/rules/payments/payment-metrics.ts';
import { webhooksUnproven, webhooksUnreadable } from '#functions/rules/payments/webhook-metrics.ts';
import { contentRefused } from '#functions/rules/csp-reports/metrics.ts';
import { mailsReturned, mailsWithheld } from '#functions/rules/mail/mail-metrics.ts';
import { auditFaults } from '#functions/rules/audit/audit-metrics.ts';
import { bursts, operatorsUnproven, securityEventsLost, type BurstName } from '#functions/rules/security/bursts.ts';
import { unanswered } from '#functions/validations/metrics.ts';
import { alarmNameOf } from '../constructs/alarm-events.ts';
import { often, type Watched } from '../constructs/watched.ts';
import type { Stage } from '../stage.ts';
import { productMetric } from './product-metric.ts';
import { watchedAbuse } from './watched-abuse.ts';
import { watchedRows } from './watched-rows.ts';

export interface WatchProps extends StackProps {
  readonly stage: Stage;
  readonly watched: readonly Watched[];
}

/** What SES itself judges the whole account by, as a share of the mails of late. */
const reputation = (metricName: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) });

/** What customers lose while the oldest item of a list stays where it is. */
const waiting = {
  unsettled: {
    alarm: 'UnsettledOld',
    concern: { component: 'validations', harm: 'degraded' },
    impact: 'Interrupted validations are not asked again: their credits stay reserved, and they are shown as running.',
    isSteady: true,
  },
  pendingAtBank: {
    alarm: 'PendingAtBankOld',
    concern: { component: 'validations', harm: 'degraded' },
    impact: 'Validations whose bank wants more time stay open past their time, and their credits stay reserved.',
    isSteady: true,
  },
  uncounted: {
    alarm: 'UncountedOld',
    concern: { component: 'api', harm: 'degraded' },
    impact: 'Answers that the stream did not tell are missing in usage.',
  },
  subscriptions: {
    alarm: 'SubscriptionsOld',
    concern: { component: 'payments', harm: 'degraded' },
    impact:
      'PayPal is not asked about subscriptions that are due: renewals stay without credits, replaced ones charged.',
  },
  erasures: {
    alarm: 'ErasuresOld',
    concern: { component: 'api', harm: 'none' },
    impact: 'Accounts that were deleted keep data longer than the day they were promised.',
  },
  unproven: {
    alarm: 'UnprovenOld',
    concern: { component: 'api', harm: 'none' },
    impact: 'Usage of a closed day is not proven, and may be wrong.',
  },
} as const satisfies Record<keyof typeof openAtMost, Pick<Watched, 'alarm' | 'impact' | 'concern' | 'isSteady'>>;

const ages = Object.entries(waiting).map(([list, said]): Watched => {
  const metric = productMetric(oldestOpen, { list }).with({ statistic: 'Maximum' });
  return { ...said, metric, alarmAt: openAtMost[list as keyof typeof openAtMost] };
});

/** What it may mean that so much of one kind is done, or tried, within five minutes. */
const burstImpacts: Readonly<Record<BurstName, string>> = {
  loginsRefused: 'Many passwords are tried in vain: somebody may be guessing those of customers.',
  resetsAsked: 'Many links to change a password are asked for: somebody may be mailing customers who did not ask.',
  passwordsReset: 'Many passwords are changed by the links of mails: somebody may read mailboxes of customers.',
  secretsRefused: 'Many wrong passwords within sessions that are open: somebody may sit in sessions of customers.',
  secondFactorsRefused: 'Many wrong codes after right passwords: somebody may have a list of passwords of customers.',
  secondFactorsRemoved: 'Many second factors are removed: somebody may be opening accounts of customers.',
  keysCreated: 'Many keys are made or get other secrets: somebody may be taking keys along from accounts of customers.',
  dataExported: 'Much is downloaded: somebody may be taking histories or payees of customers along.',
  operatorActs: 'Operators do much at once: somebody may act in their name.',
};

const burstAlarms = (Object.keys(bursts) as readonly BurstName[]).map((name): Watched => ({
  alarm: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  concern: { component: 'api', harm: 'none' },
  impact: burstImpacts[name],
  metric: productMetric(name),
  alarmAt: bursts[name].alarmAt,
}));

/** What the product itself measures, whichever function wrote it down. */
const measured: readonly Watched[] = [
  ...burstAlarms,
  {
    alarm: 'SecurityEventsLost',
    concern: { component: 'api', harm: 'none' },
    impact: 'Something that was done in an account is missing in its activity; it was done all the same.',
    metric: productMetric(securityEventsLost),
    alarmAt: 1,
  },
  {
    alarm: 'OperatorsUnproven',
    concern: { component: 'api', harm: 'none' },
    impact: 'Somebody may invoke the function of operators and does not sign as anybody: nothing is done for them.',
    metric: productMetric(operatorsUnproven),
    alarmAt: often,
  },
  {
    alarm: 'AuditBroken',
    concern: { component: 'api', harm: 'none' },
    impact: 'The trail of operators does not stand as it was written: somebody changed it past the product.',
    metric: productMetric(auditFaults),
    alarmAt: 1,
  },
  {
    alarm: 'BanksSilent',
    concern: { component: 'banks', harm: 'degraded' },
    impact: 'Validations end without an answer. Nothing is charged, and customers cannot pay with confidence.',
    metric: productMetric(unanswered, { environment: 'production' }),
    alarmAt: 20,
  },
  {
    alarm: 'UsageWrong',
    concern: { component: 'api', harm: 'none' },
    impact: 'Customers saw a usage that their validations do not add up to; it was corrected.',
    metric: productMetric(usageDifference),
    alarmAt: 1,
  },
  {
    alarm: 'UsageUnproven',
    concern: { component: 'api', harm: 'none' },
    impact: 'There is more usage to prove than one run can; what is left may be wrong until a later run comes to it.',
    metric: productMetric(usageUnproven),
    alarmAt: 1,
  },
  {
    alarm: 'RequestsUnlogged',
    concern: { component: 'api', harm: 'degraded' },
    impact: 'Requests of API keys are missing in the log and the usage of customers; they were answered all the same.',
    metric: productMetric(requestsUnlogged),
    alarmAt: 1,
  },
  {
    alarm: 'BooksWrong',
    concern: { component: 'api', harm: 'none' },
    impact: 'Customers have more or fewer credits than their ledger says, or a validation was not charged as it ended.',
    metric: productMetric(ledgerDifference),
    alarmAt: 1,
  },
  {
    alarm: 'PaymentsMismatched',
    concern: { component: 'payments', harm: 'none' },
    impact: 'Somebody paid, or was to pay, other than we asked for: who paid has no credits until an operator looked.',
    metric: productMetric(paymentsMismatched),
    alarmAt: 1,
  },
  {
    alarm: 'MoneyUnexplained',
    concern: { component: 'payments', harm: 'none' },
    impact: 'PayPal took or gave back money that no payment explains: somebody may have paid and got nothing.',
    metric: productMetric(moneyUnexplained),
    alarmAt: 1,
  },
  {
    alarm: 'CapturesRefused',
    concern: { component: 'payments', harm: 'outage' },
    impact: 'PayPal refuses to take money by a fault of ours: customers cannot buy.',
    metric: productMetric(capturesRefused),
    alarmAt: 1,
  },
  {
    alarm: 'WebhooksUnreadable',
    concern: { component: 'payments', harm: 'degraded' },
    impact: 'PayPal tells of payments in other words than we know: who paid and did not come back waits for a job.',
    metric: productMetric(webhooksUnreadable),
    alarmAt: 1,
  },
  {
    alarm: 'WebhooksUnproven',
    concern: { component: 'payments', harm: 'none' },
    impact: 'Many calls that PayPal did not sign: somebody tries to forge payments, or our webhook is set up wrongly.',
    metric: productMetric(webhooksUnproven),
    alarmAt: often,
  },
  {
    alarm: 'MailsWithheld',
    concern: { component: 'mail', harm: 'none' },
    impact:
      'A mailbox got its mails of a day: its owner waits for a link until tomorrow, if it was not they who asked. Or visitors wrote more than is mailed in a day: their messages are held.',
    metric: productMetric(mailsWithheld),
    alarmAt: 1,
  },
  {
    alarm: 'ContentRefused',
    concern: { component: 'api', harm: 'none' },
    impact:
      'Browsers refuse what our pages try: a release forgot its own policy and something does not work, or somebody planted a script.',
    metric: productMetric(contentRefused),
    alarmAt: 30,
  },
  {
    alarm: 'MailsBounce',
    concern: { component: 'mail', harm: 'none' },
    impact: 'Too many mails reach nobody: SES looks at the account at 5 %, and then no customer gets any mail.',
    metric: reputation('Reputation.BounceRate'),
    alarmAt: 0.02,
  },
  {
    alarm: 'MailsUnwanted',
    concern: { component: 'mail', harm: 'none' },
    impact: 'Too many mails are called spam: SES looks at the account at 0.1 %, and then no customer gets any mail.',
    metric: reputation('Reputation.ComplaintRate'),
    alarmAt: 0.0005,
  },
  {
    alarm: 'MailsRejected',
    concern: { component: 'mail', harm: 'none' },
    impact: 'SES found something bad in a mail of ours and did not send it: what strangers write may be in it.',
    metric: productMetric(mailsReturned.rejected),
    alarmAt: 1,
  },
  {
    alarm: 'RoundsLate',
    concern: { component: 'mail', harm: 'degraded' },
    impact: 'A day was not enough for the wallets of everybody: expiries or mails about credits come late.',
    metric: productMetric(roundsLate),
    alarmAt: 1,
  },
  {
    alarm: 'BooksUnaudited',
    concern: { component: 'api', harm: 'none' },
    impact: 'A day was not enough to prove the credits of everybody; what is wrong with the others is not seen.',
    metric: productMetric(booksUnaudited),
    alarmAt: 1,
  },
  {
    alarm: 'GatewayKeysNearlyAll',
    concern: { component: 'api', harm: 'none' },
    impact:
      'Soon no customer with production gets a gateway key of its own: they share some, and slow each other down.',
    metric: productMetric(gatewayKeysInRegion).with({ statistic: 'Maximum' }),
    alarmAt: gatewayKeysAtMost,
  },
  {
    alarm: 'GatewayKeysLeft',
    concern: { component: 'api', harm: 'none' },
    impact: 'Gateway keys that nobody uses grow faster than they are deleted, until the region takes no more.',
    metric: productMetric(gatewayKeysLeft).with({ statistic: 'Maximum' }),
    alarmAt: leftAtMost,
  },
];

/** Alarms that say what a customer loses. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { stage, watched, ...props }: WatchProps) {
    super(scope, id, props);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    const all = [...watched, ...measured, ...watchedRows, ...watchedAbuse, ...ages];
    for (const { alarm, impact, concern, metric, alarmAt, isSteady, isTooLittle } of all)
      new Alarm(this, alarm, {
        alarmName: alarmNameOf(stage, concern, alarm),
        alarmDescription: impact,
        metric,
        threshold: alarmAt,
        evaluationPeriods: 1,
        comparisonOperator: isTooLittle
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: isSteady || isTooLittle ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));
  }
}
