import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { Erased } from '../rules/erased.ts';
import type { Pattern, Told } from '../rules/events/event.ts';
import { connected } from './connected.ts';

/** How messages come to a consumer. */
export interface Delivery {
  /** Of the messages, those it wants; absent means all. */
  readonly wanted?: Pattern;
  /** So many runs at once, from 2; absent means as many as there are. */
  readonly atOnce?: number;
  /** Messages that one run may get, up to 10; absent means each alone where runs are few, and else as many as there are. */
  readonly perRun?: number;
}

/** Slow or outside work that follows from an event, each message at least once and in any order. */
export interface QueueConsumer<M extends z.ZodType = z.ZodType, N extends PortName = PortName> {
  readonly event: Told<M>;
  readonly delivery: Delivery;
  /** What customers lose while it fails. */
  readonly impact: string;
  readonly needs: readonly N[];
  /** Running it twice must be harmless. */
  readonly run: (message: z.output<M>, ports: PortsOf<N>) => Promise<void>;
}

/** `onMessage(validationFinalized, 'Risk forgets.').needing(…).by(async ({ userId, id }, ports) => …)` */
export const onMessage = <M extends z.ZodType>(event: Told<M>, impact: string, delivery: Delivery = {}) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: QueueConsumer<M, N>['run']): QueueConsumer<M, N> => ({ event, delivery, impact, needs, run }),
  }),
});

type Handler = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** The Lambda handler of a queue consumer: each message succeeds or fails alone, and one that cannot be read fails. */
export const queued = async <M extends z.ZodType, N extends PortName>({
  event,
  needs,
  run,
}: QueueConsumer<M, N>): Promise<Handler> => {
  const ports = await connected(needs);
  const failed = async (record: SQSRecord): Promise<string[]> => {
    try {
      await run(event.message.parse(JSON.parse(record.body)), await ports());
      return [];
    } catch (error) {
      // What follows for a customer who is gone is nothing.
      if (error instanceof Erased) return [];
      logger.error('message failed', { messageId: record.messageId, cause: nameOf(error) });
      return [record.messageId];
    }
  };
  return async ({ Records }) => {
    const failures = (await Promise.all(Records.map(failed))).flat();
    return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};
