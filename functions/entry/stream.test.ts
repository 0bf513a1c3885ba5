import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { tableEvent } from '../rules/events/event.ts';
import { onChange, streamed } from './stream.ts';

const eventOf = (name: string) =>
  tableEvent({
    name,
    pattern: { dynamodb: { Keys: { sk: { S: [{ prefix: `${name}#` }] } } } },
    item: z.object({ id: z.string() }),
    tells: ({ id }) => id !== 'nothing',
    message: z.object({ id: z.string() }),
  });
const [opened, closed] = [eventOf('OPENED'), eventOf('CLOSED')];

const record = (sk: string, at: number, id = String(at)): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: `10${at}`, Keys: { sk: { S: sk } }, NewImage: { id: { S: id } } },
});
const unreadable = (at: number): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: `10${at}`, Keys: { sk: { S: 'OPENED#1' } }, NewImage: { id: { N: '1' } } },
});

const consumer = async (isBroken = () => false) => {
  const done: string[] = [];
  const handler = await streamed(
    onChange([opened, closed], 'Nothing.')
      .needing('clock.now')
      .by(async (changes) => {
        if (isBroken()) throw new Error('secret');
        done.push(...changes.map(({ event, item }) => `${event.name} ${item.id}`));
        return {};
      }),
  );
  return { done, handle: (...Records: DynamoDBRecord[]) => handler({ Records }) };
};

test('each change is told as the event it is, in the order of the stream, and nothing is said to have failed', async () => {
  const { done, handle } = await consumer();
  expect(await handle(record('OPENED#1', 1), record('CLOSED#1', 2), record('OPENED#2', 3))).toEqual({
    batchItemFailures: [],
  });
  expect(done).toEqual(['OPENED 1', 'CLOSED 2', 'OPENED 3']);
});

test('what comes before a change that cannot be read is done, and the answer names the change by its sequence number', async () => {
  const { done, handle } = await consumer();
  expect(await handle(record('OPENED#1', 1), unreadable(2), record('OPENED#2', 3), unreadable(4))).toEqual({
    batchItemFailures: [{ itemIdentifier: '102' }],
  });
  expect(done).toEqual(['OPENED 1']);
});

test('a batch that begins with such a change fails before anything is done, so that Lambda halves it', async () => {
  const { done, handle } = await consumer();
  await expect(handle(unreadable(1), record('OPENED#1', 2))).rejects.toThrow('does not understand');
  expect(done).toEqual([]);
});

test('a change that is none of the events was let through for another version, and is set aside for it', async () => {
  const { handle } = await consumer();
  await expect(handle(record('MOVED#1', 1))).rejects.toThrow('does not understand');
});

test('work that fails has its whole batch come again, and quotes nothing of it', async () => {
  const { handle } = await consumer(() => true);
  const failing = handle(record('OPENED#1', 1), unreadable(2));
  await expect(failing).rejects.toThrow('1 changes failed: Error');
  await expect(failing).rejects.not.toThrow('secret');
});

test('a change that tells nothing after all is passed by, and whoever follows from changes is not asked', async () => {
  const { done, handle } = await consumer();
  await handle(record('OPENED#1', 1, 'nothing'), record('CLOSED#1', 2));
  expect(done).toEqual(['CLOSED 2']);
  const failing = await consumer(() => true);
  expect(await failing.handle(record('OPENED#1', 1, 'nothing'))).toEqual({ batchItemFailures: [] });
});
