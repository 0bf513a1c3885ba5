import type { Delivery } from '#functions/entry/queue.ts';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Code, type Function } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { concernOf } from '../concerns.ts';
import { tellAlarms } from '../constructs/alarm-events.ts';
import type { ConsumerRight } from '../constructs/consumer-rights.ts';
import { every } from '../constructs/every.ts';
import { ProductFunction, type FunctionGround } from '../constructs/function.ts';
import { tellReturns } from '../constructs/mail-events.ts';
import { QueueConsumer } from '../constructs/queue-consumer.ts';
import { StreamConsumer } from '../constructs/stream-consumer.ts';
import { alarmPeriod, often, type Watched } from '../constructs/watched.ts';
import {
  jobFunctions,
  operatorFunction,
  queueFunctions,
  streamFunctions,
  toldByAlarms,
  toldByMails,
  toldByOperators,
  toldDirectly,
} from '../functions.ts';
import type { CoreReaches, DirectQueue, Reaches } from '../reaches.ts';
import { operatorFunctionName, type Stage } from '../stage.ts';
import type { CoreStack } from './core.ts';

export interface WorkProps extends StackProps {
  readonly stage: Stage;
  readonly core: CoreStack;
  readonly reaches: CoreReaches;
  readonly functionsDir: string;
}

const timeout = Duration.minutes(1);

/** A change that waits this long for its consumer has customers wondering. */
const lateMs = Duration.minutes(5).toMilliseconds();

type QueuePlan = (typeof queueFunctions)[number];
interface PlannedQueue {
  readonly plan: QueuePlan;
  readonly fed: QueueConsumer;
}

/** What may not be done too fast comes one by one, unless it says otherwise. */
const deliveredAs = ({ wanted, atOnce, perRun = atOnce === undefined ? undefined : 1 }: Delivery) => ({
  ...(wanted && { filters: [wanted] }),
  ...(atOnce !== undefined && { maxConcurrency: atOnce }),
  ...(perRun !== undefined && { batchSize: perRun }),
});

const statementOf = ({ actions, arns }: ConsumerRight) =>
  new PolicyStatement({ actions: [...actions], resources: [...arns] });

const addressOf = ({ fed }: PlannedQueue) => ({ url: fed.queue.queueUrl, deadLetters: fed.deadLetters.queueUrl });

/** The one queue of an event that functions tell by themselves; only what its consumer gives up is among its dead letters. */
const directQueue = (queues: readonly PlannedQueue[], name: DirectQueue) => {
  const [only, another] = queues.filter(({ plan }) => plan.event === toldDirectly[name]);
  if (!only || another) throw new Error(`${name} is one queue`);
  const { queueArn, queueUrl } = only.fed.queue;
  return { arns: [queueArn], url: queueUrl };
};

const directReaches = (queues: readonly PlannedQueue[]): Pick<Reaches, DirectQueue> => {
  const [mails, payments, rechecks] = [
    directQueue(queues, 'mailQueue'),
    directQueue(queues, 'paymentQueue'),
    directQueue(queues, 'recheckQueue'),
  ];
  const [turns, rows] = [directQueue(queues, 'batchTurnQueue'), directQueue(queues, 'batchRowQueue')];
  const webhooks = directQueue(queues, 'webhookTurnQueue');
  return {
    mailQueue: { arns: mails.arns, environment: { MAIL_QUEUE_URL: mails.url } },
    paymentQueue: { arns: payments.arns, environment: { PAYMENT_QUEUE_URL: payments.url } },
    recheckQueue: { arns: rechecks.arns, environment: { RECHECK_QUEUE_URL: rechecks.url } },
    batchTurnQueue: { arns: turns.arns, environment: { BATCH_TURN_QUEUE_URL: turns.url } },
    batchRowQueue: { arns: rows.arns, environment: { BATCH_ROW_QUEUE_URL: rows.url } },
    webhookTurnQueue: { arns: webhooks.arns, environment: { WEBHOOK_TURN_QUEUE_URL: webhooks.url } },
  };
};

/** Where an event's messages are sent, under its name: the queues of its consumers, or what they set aside. */
const queuesReach = (queues: readonly PlannedQueue[]): Reaches['eventQueues'] => {
  const byEvent = Map.groupBy(queues, ({ plan }) => plan.event);
  const addresses = [...byEvent].map(([event, of]) => [event, of.map(addressOf)] as const);
  return {
    arns: queues.flatMap(({ fed }) => [fed.queue.queueArn, fed.deadLetters.queueArn]),
    environment: { EVENT_QUEUES: JSON.stringify(Object.fromEntries(addresses)) },
  };
};

/** One that is never started fails at nothing: three turns without a run ring. Those of every minute tell ages instead. */
const neverStarted = (name: string, impact: string, made: Function, everyMinutes: number): Watched => ({
  alarm: `${name}Idle`,
  impact,
  concern: concernOf(name),
  metric: made.metricInvocations({ period: Duration.minutes(3 * everyMinutes) }),
  alarmAt: 1,
  isTooLittle: true,
});

/** What runs without a customer waiting for its answer; each kind of work hands over what it has to be watched. */
export class WorkStack extends Stack {
  /** For every stack whose functions have mails to send, or hear of payments. */
  readonly directQueues: Pick<Reaches, DirectQueue>;
  readonly watched: readonly Watched[];

  constructor(scope: Construct, id: string, { stage, core, reaches, functionsDir, ...props }: WorkProps) {
    // Its queues hold what nobody has done yet.
    super(scope, id, { ...props, terminationProtection: true });
    const queues = queueFunctions.map((plan) => ({
      plan,
      fed: new QueueConsumer(this, `${plan.name}Feed`, {
        consumerTimeout: timeout,
        ...deliveredAs(plan.delivery),
      }),
    }));
    const direct: readonly string[] = [...Object.values(toldDirectly), toldByAlarms, toldByMails];
    this.directQueues = directReaches(queues);
    const eventQueues = queuesReach(queues.filter(({ plan }) => !direct.includes(plan.event)));
    const eventQueuesAgain = queuesReach(queues.filter(({ plan }) => toldByOperators.includes(plan.event)));
    const ground = {
      code: Code.fromAsset(functionsDir),
      reaches: { ...reaches, eventQueues, eventQueuesAgain, ...this.directQueues },
    };
    for (const { plan, fed } of queues) {
      if (plan.event === toldByAlarms) tellAlarms(fed.queue, stage);
      if (plan.event === toldByMails) tellReturns(fed.queue, stage);
    }
    this.watched = [
      ...this.#schedules(ground),
      ...this.#streams(core, ground),
      ...this.#queues(queues, ground),
      this.#operators(stage, ground),
    ];
  }

  /** Two at most read a stream: one counts, the other tells the queues. */
  #streams({ table }: CoreStack, ground: FunctionGround): Watched[] {
    return streamFunctions.flatMap(({ name, impact, patterns, ...planned }) => {
      const fed = new StreamConsumer(this, `${name}Feed`, {
        streamArn: table.tableStreamArn ?? '',
        filters: patterns,
      });
      const statements = fed.rights.map(statementOf);
      const made = new ProductFunction(this, name, { ...planned, ...ground, statements, timeout });
      fed.deliverTo(made);
      const age = made.metric('IteratorAge', { statistic: 'Maximum', period: alarmPeriod });
      return [
        { alarm: `${name}Late`, impact, concern: concernOf(name), metric: age, alarmAt: lateMs },
        this.#setAside(name, impact, fed.failures),
      ];
    });
  }

  #queues(queues: readonly PlannedQueue[], ground: FunctionGround): Watched[] {
    return queues.flatMap(({ plan: { name, impact, grants, entry }, fed }) => {
      const statements = fed.rights.map(statementOf);
      fed.deliverTo(new ProductFunction(this, name, { grants, entry, ...ground, statements, timeout }));
      const age = fed.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: alarmPeriod });
      return [
        { alarm: `${name}Late`, impact, concern: concernOf(name), metric: age, alarmAt: lateMs / 1000 },
        this.#setAside(name, impact, fed.deadLetters),
      ];
    });
  }

  /** What was given up waits for somebody to look at it; nobody but its owner has noticed. */
  #setAside(name: string, impact: string, queue: IQueue): Watched {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: alarmPeriod });
    const concern = { ...concernOf(name), harm: 'none' } as const;
    return { alarm: `${name}GivesUp`, impact, concern, metric, alarmAt: 1 };
  }

  #schedules(ground: FunctionGround): Watched[] {
    return jobFunctions.flatMap(({ name, impact, everyMinutes, ...planned }) => {
      // A run counts what failed on the items themselves: repeated, it would count three times what failed once.
      const made = new ProductFunction(this, name, { ...planned, ...ground, timeout, retryAttempts: 0 });
      every(everyMinutes, made);
      const isRare = everyMinutes * 60 > alarmPeriod.toSeconds();
      const fails = {
        alarm: `${name}Fails`,
        impact,
        concern: concernOf(name),
        metric: made.metricErrors({ period: alarmPeriod }),
        alarmAt: isRare ? 1 : often,
      };
      return isRare ? [fails, neverStarted(name, impact, made, everyMinutes)] : [fails];
    });
  }

  #operators(stage: Stage, ground: FunctionGround): Watched {
    const { name, impact, ...planned } = operatorFunction;
    const functionName = operatorFunctionName(stage);
    const made = new ProductFunction(this, name, { ...planned, ...ground, timeout, functionName });
    const concern = concernOf(name);
    return { alarm: `${name}Fails`, impact, concern, metric: made.metricErrors({ period: alarmPeriod }), alarmAt: 1 };
  }
}
