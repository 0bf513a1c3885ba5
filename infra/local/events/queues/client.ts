import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import { jsonClient, type JsonClient } from '../../aws/json-client.ts';
import { enveloped, type Message, opened } from './envelope.ts';

/** The emulator owns every queue in this account, whatever the templates say. */
export const emulatorAccount = '000000000000';

/** The queues of the local cloud, for the cloud itself. */
export interface Queues {
  readonly send: (queue: string, body: string, now: number) => Promise<void>;
  readonly receive: (queue: string, count: number) => Promise<readonly Message[]>;
  readonly delete: (queue: string, handles: readonly string[]) => Promise<void>;
  /** Makes a message that is being processed visible again, now; one that already is stays as it is. */
  readonly reveal: (queue: string, handle: string) => Promise<void>;
  readonly close: () => void;
}

const received = z.object({ Messages: z.array(z.unknown()).default([]) });
const largestBatch = 10;

export const connectSqs = (port: number, region: string): JsonClient =>
  jsonClient({ port, service: 'sqs', target: 'AmazonSQS', region });

export const queues = (port: number, { region }: Pick<Assembly, 'region'>): Queues => {
  const client = connectSqs(port, region);
  const urlOf = (queue: string): string => `http://127.0.0.1:${port}/${emulatorAccount}/${queue}`;

  return {
    send: async (queue, body, now) => {
      await client.send('SendMessage', { QueueUrl: urlOf(queue), ...enveloped({ MessageBody: body }, now) });
    },
    receive: async (queue, count) => {
      const answer = await client.send('ReceiveMessage', {
        QueueUrl: urlOf(queue),
        MaxNumberOfMessages: Math.min(largestBatch, count),
        WaitTimeSeconds: 0,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      });
      return received.parse(answer).Messages.map(opened);
    },
    delete: async (queue, handles) => {
      for (let start = 0; start < handles.length; start += largestBatch)
        await client.send('DeleteMessageBatch', {
          QueueUrl: urlOf(queue),
          Entries: handles
            .slice(start, start + largestBatch)
            .map((ReceiptHandle, index) => ({ Id: String(index), ReceiptHandle })),
        });
    },
    reveal: async (queue, handle) => {
      const change = { QueueUrl: urlOf(queue), ReceiptHandle: handle, VisibilityTimeout: 0 };
      await client.send('ChangeMessageVisibility', change).catch((error: unknown) => {
        if (!String(error).includes('MessageNotInflight')) throw error;
      });
    },
    close: client.close,
  };
};
