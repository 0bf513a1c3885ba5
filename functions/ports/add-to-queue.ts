import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { nameOf } from '../log.ts';
import { env, type EnvironmentName, type Grant } from './grant.ts';
import { verb } from './verb.ts';

const client = new SQSClient();

interface DirectQueue<T> {
  readonly url: EnvironmentName;
  readonly grant: Grant;
  /** Whose message it is: one customer's flood delays no other. */
  readonly groupOf: (message: T) => string;
}

/** A verb that puts a message where its work begins within a moment; it rejects when the queue does not take it. */
export const addTo = <T>({ url, grant, groupOf }: DirectQueue<T>) =>
  verb([grant], async (message: T): Promise<void> => {
    const sent = { QueueUrl: env(url), MessageBody: JSON.stringify(message), MessageGroupId: groupOf(message) };
    await client.send(new SendMessageCommand(sent)).catch((error: unknown) => {
      throw Object.assign(new Error('The queue did not take the message'), { name: nameOf(error) });
    });
  });
