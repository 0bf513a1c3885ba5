import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { perEnvironment } from '../environment.ts';
import { logger, nameOf } from '../log.ts';
import { env, sendsEvents, sendsEventsAgain } from './grant.ts';
import { verb } from './verb.ts';

const client = perEnvironment(() => new SQSClient());

/** The queue of one consumer, and the one that keeps what it could not be told. */
const Queue = z.object({ url: z.url(), deadLetters: z.url() });
type Queue = z.output<typeof Queue>;

/** The queues of every event, as the stack names them. */
const Queues = z.record(z.string(), z.array(Queue));

export interface Message {
  /** Messages of one group wait their turn when it sends many: one customer's flood delays no other. */
  readonly group: string;
  readonly body: unknown;
}

const perCall = 10;

/** Sends at most ten messages; gives those that were not taken, all of them where the queue does not answer. */
const notTaken = async (QueueUrl: string, messages: readonly Message[]): Promise<readonly Message[]> => {
  const Entries = messages.map(({ group, body }, index) => ({
    Id: String(index),
    MessageBody: JSON.stringify(body),
    MessageGroupId: group,
  }));
  try {
    const { Failed = [] } = await client().send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    const failed = new Set(Failed.map(({ Id }) => Id));
    return messages.filter((_, index) => failed.has(String(index)));
  } catch (error) {
    logger.error('queue does not answer', { cause: nameOf(error) });
    return messages;
  }
};

/**
 * What a queue does not take waits among its dead letters, whose alarm rings, so that no other queue is told again for
 * its sake; gives how many were not taken there either.
 */
const tell = async ({ url, deadLetters }: Queue, messages: readonly Message[]): Promise<number> => {
  const left = await notTaken(url, messages);
  return left.length > 0 ? (await notTaken(deadLetters, left)).length : 0;
};

const publish = async (event: string, messages: readonly Message[]): Promise<void> => {
  const queues = Queues.parse(JSON.parse(env('EVENT_QUEUES')))[event] ?? [];
  let lost = 0;
  for (let start = 0; start < messages.length; start += perCall) {
    const batch = messages.slice(start, start + perCall);
    const each = await Promise.all(queues.map((queue) => tell(queue, batch)));
    lost += each.reduce((sum, one) => sum + one, 0);
  }
  if (lost > 0) throw new Error(`${lost} messages could be kept nowhere`);
};

export const verbs = {
  /** Sends every message to each queue of an event; rejects where one could be kept nowhere, and some may come twice then. */
  publish: verb([sendsEvents], publish),
  /** The same for an operator, of the events that are told again. */
  publishAgain: verb([sendsEventsAgain], publish),
};
