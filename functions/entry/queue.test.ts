import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { tableEvent } from '../rules/events/event.ts';
import { onMessage, queued } from './queue.ts';

const event = tableEvent({
  name: 'somethingHappened',
  pattern: {},
  item: z.object({}),
  message: z.object({ id: z.string() }),
});

const record = (messageId: string, body: string) => ({ messageId, body }) as SQSRecord;
const eventOf = (...Records: SQSRecord[]): SQSEvent => ({ Records });

/** A consumer that cannot do what is asked of it for some ids. */
const consumer = async (fails: readonly string[]) => {
  const done: string[] = [];
  const handler = await queued(
    onMessage(event, 'Nothing.')
      .needing('clock.now')
      .by(async ({ id }, { clock }) => {
        if (fails.includes(id)) throw new Error(`failed at ${clock.now()}`);
        done.push(id);
      }),
  );
  return { handler, done };
};

test('names the messages that failed, by the id SQS knows them by, and no other', async () => {
  const { handler, done } = await consumer(['val_2', 'val_4']);
  const records = [1, 2, 3, 4].map((index) => record(`message-${index}`, JSON.stringify({ id: `val_${index}` })));
  expect(await handler(eventOf(...records))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message-2' }, { itemIdentifier: 'message-4' }],
  });
  expect(done).toEqual(['val_1', 'val_3']);
});

test('a message that cannot be read fails alone', async () => {
  const { handler, done } = await consumer([]);
  const unreadable = [record('no-json', '{'), record('no-id', '{"name":"ana"}')];
  expect(await handler(eventOf(...unreadable, record('right', '{"id":"val_1"}')))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'no-json' }, { itemIdentifier: 'no-id' }],
  });
  expect(done).toEqual(['val_1']);
});

test('a batch of which everything was done names none', async () => {
  const { handler } = await consumer([]);
  expect(await handler(eventOf(record('right', '{"id":"val_1"}')))).toEqual({ batchItemFailures: [] });
});
