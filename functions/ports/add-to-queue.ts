import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { perEnvironment } from '../environment.ts';
import { nameOf } from '../log.ts';
import { env, type EnvironmentName, type Grant } from './grant.ts';
import { verb } from './verb.ts';

const client = perEnvironment(() => new SQSClient());

interface DirectQueue<T> {
  readonly url: EnvironmentName;
  readonly grant: Grant;
  /** Whose message it is: one customer's flood delays no other. */
  readonly groupOf: (message: T) => string;
}

const refused = (error: unknown): never => {
  throw Object.assign(new Error('The queue did not take the message'), { name: nameOf(error) });
};

const entryOf = <T>(message: T, groupOf: DirectQueue<T>['groupOf']) => ({
  MessageBody: JSON.stringify(message),
  MessageGroupId: groupOf(message),
});

/**
 * A verb that puts a message where its work begins within a moment, or so many seconds later; it rejects when the queue
 * does not take it.
 */
export const addTo = <T>({ url, grant, groupOf }: DirectQueue<T>) =>
  verb([grant], async (message: T, delaySeconds = 0): Promise<void> => {
    const sent = { QueueUrl: env(url), ...entryOf(message, groupOf) };
    const later = delaySeconds > 0 && { DelaySeconds: delaySeconds };
    await client()
      .send(new SendMessageCommand({ ...sent, ...later }))
      .catch(refused);
  });

const perCall = 10;

/** The same for many messages, ten in a call; it rejects when the queue does not take each of them, and some may be in it. */
export const addAllTo = <T>({ url, grant, groupOf }: DirectQueue<T>) =>
  verb([grant], async (messages: readonly T[]): Promise<void> => {
    const calls = Array.from({ length: Math.ceil(messages.length / perCall) }, (_, call) =>
      messages.slice(call * perCall, (call + 1) * perCall),
    );
    await Promise.all(
      calls.map(async (some) => {
        const Entries = some.map((message, index) => ({ Id: String(index), ...entryOf(message, groupOf) }));
        const { Failed = [] } = await client()
          .send(new SendMessageBatchCommand({ QueueUrl: env(url), Entries }))
          .catch(refused);
        if (Failed.length > 0) throw new Error(`The queue did not take ${Failed.length} messages`);
      }),
    );
  });
