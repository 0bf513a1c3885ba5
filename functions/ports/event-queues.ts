import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { env, sendsEvents } from './grant.ts';
import { verb } from './verb.ts';

const client = new SQSClient();

/** The queues of every event, as the stack names them. */
const Queues = z.record(z.string(), z.array(z.string()));

export interface Message {
  /** Messages of one group wait their turn when it sends many: one customer's flood delays no other. */
  readonly group: string;
  readonly body: unknown;
}

const perCall = 10;

const send = async (QueueUrl: string, messages: readonly Message[]): Promise<void> => {
  const Entries = messages.map(({ group, body }, index) => ({
    Id: String(index),
    MessageBody: JSON.stringify(body),
    MessageGroupId: group,
  }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`${Failed.length} of ${messages.length} messages were not taken`);
};

export const verbs = {
  /** Sends every message to each queue of an event; rejects when one was not taken, and some may be sent twice then. */
  publish: verb([sendsEvents], async (event: string, messages: readonly Message[]): Promise<void> => {
    const queues = Queues.parse(JSON.parse(env('EVENT_QUEUES')))[event] ?? [];
    for (let start = 0; start < messages.length; start += perCall)
      await Promise.all(queues.map((queue) => send(queue, messages.slice(start, start + perCall))));
  }),
};
