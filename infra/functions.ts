import { admitKey } from '#functions/admission/admit-key.ts';
import { operate } from '#functions/operator/operate.ts';
import { toldAgain } from '#functions/operator/republish.ts';
import type { Grant } from '#functions/ports/grant.ts';
import { needsOf } from '#functions/entry/http.ts';
import { grantsOf } from '#functions/ports/connect.ts';
import type { QueueConsumer } from '#functions/entry/queue.ts';
import type { Job } from '#functions/entry/schedule.ts';
import { streamPorts, type StreamConsumer } from '#functions/entry/stream.ts';
import { mailDue } from '#functions/rules/mail/mail-due.ts';
import { mailReturned } from '#functions/rules/mail/mail-returned.ts';
import { batchRowDue } from '#functions/rules/batches/batch-row-due.ts';
import { batchTurn } from '#functions/rules/batches/batch-turn.ts';
import { recheckDue } from '#functions/rules/payees/recheck-due.ts';
import { paymentTold } from '#functions/rules/payments/payment-told.ts';
import { alarmChanged } from '#functions/rules/status/alarm-changed.ts';
import { webhookTurn } from '#functions/rules/webhooks/webhook-turn.ts';
import type { Api, EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import type { Component } from '#shared/status.ts';
import { componentOf } from './concerns.ts';
import { implementationOf, lambdasIn, refuseStrays } from './found.ts';
import { kebab } from './kebab.ts';
import type { DirectQueue } from './reaches.ts';
import { patternsOf, type Filter } from './stream-patterns.ts';

export interface Planned {
  /** Construct id and part of the function's name: its kind, then its verb. */
  readonly name: string;
  /** Path of its file under `functions/` and in the bundle. */
  readonly entry: string;
  readonly grants: readonly Grant[];
  /** What customers lose while it fails; the text of its alarm. */
  readonly impact: string;
}

export interface PlannedEndpoint extends Planned {
  readonly component: Component;
  readonly spec: EndpointSpec;
}

/** How the functions of a kind are called, and where they stand below `functions/`. */
const kinds = {
  app: { prefix: 'AppApi', room: 'api' },
  public: { prefix: 'PublicApi', room: 'v1' },
  job: { prefix: 'Job', room: 'jobs' },
  stream: { prefix: 'Stream', room: 'streams' },
  queue: { prefix: 'Queue', room: 'queues' },
} as const satisfies Record<Api | 'job' | 'stream' | 'queue', { readonly prefix: string; readonly room: string }>;

/** `AppApiLogin`, `JobCloseExpiredLots`: two verbs of one name can live beside each other when their kinds differ. */
const named = (kind: keyof typeof kinds, verb: string): string =>
  `${kinds[kind].prefix}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;

/** One Lambda per endpoint of the contract, with the rights its `needing` names. */
export const endpointFunctions: readonly PlannedEndpoint[] = await Promise.all(
  declared.map(async ({ area, name, spec }) => {
    const entry = `${kinds[spec.api].room}/${kebab(area)}/${kebab(name)}`;
    return {
      name: named(spec.api, name),
      entry,
      grants: await grantsOf(needsOf(await implementationOf(entry, name, spec))),
      impact: `Customers cannot do this now: ${spec.summary}.`,
      component: componentOf(area),
      spec,
    };
  }),
);

await refuseStrays(
  [kinds.app.room, kinds.public.room],
  endpointFunctions.map(({ entry }) => entry),
);

export const endpointFunctionsOf = (api: Api): readonly PlannedEndpoint[] =>
  endpointFunctions.filter(({ spec }) => spec.api === api);

/** One Lambda per job. */
export const jobFunctions: readonly (Planned & { readonly everyMinutes: number })[] = await Promise.all(
  (await lambdasIn<Job>(kinds.job.room)).map(async ({ entry, name, value: { everyMinutes, needs, impact } }) => ({
    name: named('job', name),
    entry,
    grants: await grantsOf(needs),
    impact,
    everyMinutes,
  })),
);

const streamConsumers = await lambdasIn<StreamConsumer>(kinds.stream.room);
const queueConsumers = await lambdasIn<QueueConsumer>(kinds.queue.room);
const patterns = patternsOf(streamConsumers, queueConsumers);

/** One Lambda per stream consumer, with the patterns of what it is to be told. */
export const streamFunctions: readonly (Planned & { readonly patterns: readonly Filter[] })[] = await Promise.all(
  streamConsumers.map(async ({ entry, name, value }) => ({
    name: named('stream', name),
    entry,
    grants: await grantsOf([...value.needs, ...streamPorts]),
    impact: value.impact,
    patterns: patterns.get(entry) ?? [],
  })),
);

/** One Lambda per queue consumer, each with a queue of its own for the event it wants. */
export const queueFunctions: readonly (Planned & Pick<QueueConsumer, 'delivery'> & { readonly event: string })[] =
  await Promise.all(
    queueConsumers.map(async ({ entry, name, value }) => ({
      name: named('queue', name),
      entry,
      grants: await grantsOf(value.needs),
      impact: value.impact,
      event: value.event.name,
      delivery: value.delivery,
    })),
  );

/** Events whose queues the stream does not tell: whoever has something to say puts it there, into the queue so called. */
export const toldDirectly = {
  mailQueue: mailDue.name,
  paymentQueue: paymentTold.name,
  recheckQueue: recheckDue.name,
  batchTurnQueue: batchTurn.name,
  batchRowQueue: batchRowDue.name,
  webhookTurnQueue: webhookTurn.name,
} as const satisfies Record<DirectQueue, string>;

/** Events that operators may tell the queues once more. */
export const toldByOperators: readonly string[] = toldAgain.map(({ name }) => name);

/** The events that EventBridge itself puts into the queue of their consumer: of alarms, and of mails. */
export const toldByAlarms: string = alarmChanged.name;
export const toldByMails: string = mailReturned.name;

/** What operators invoke by hand: the only one of its kind, whose name is its kind's. */
export const operatorFunction: Planned = {
  name: 'Operate',
  entry: 'operator/operate',
  grants: await grantsOf(operate.needs),
  impact: 'Operators cannot help customers: every command fails.',
};

/** What the gateway asks about callers with a key: the only one of its kind too, of each API that has such endpoints. */
export const admissionFunction: Planned = {
  name: 'AdmitKey',
  entry: 'admission/admit-key',
  grants: await grantsOf(admitKey.needs),
  impact: admitKey.impact,
};

export const entries: readonly string[] = [
  ...endpointFunctions,
  ...jobFunctions,
  ...streamFunctions,
  ...queueFunctions,
  operatorFunction,
  admissionFunction,
].map(({ entry }) => entry);
