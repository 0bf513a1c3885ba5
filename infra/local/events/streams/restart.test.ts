import { expect, it } from 'vitest';
import { type Invocation, ground, keysOf, streamMapping, valuesOf } from '../fixtures/deliveries.ts';

const cloud = ground();
const filled = async (count: number) => {
  const table = await cloud.table();
  for (let index = 0; index < count; index += 1) await cloud.put(table, `item-${index}`, `${index}`);
  return table;
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

it('goes on after a close where it was', async () => {
  const table = await filled(3);
  const directory = cloud.directory();
  const first = cloud.deliver([streamMapping(table)], () => null, { directory });
  await first.events.drain(10);
  await first.close();
  await cloud.put(table, 'new');
  const second = cloud.deliver([streamMapping(table)], () => null, { directory });
  await second.events.drain(10);
  expect(second.got.map(keysOf)).toEqual([['new']]);
});

it('delivers again, after a kill, the batch that was under way, and loses none', async () => {
  const table = await filled(10);
  const directory = cloud.directory();
  const stuck = Promise.withResolvers<null>();
  const reached = Promise.withResolvers<void>();
  const first = cloud.deliver(
    [streamMapping(table, { batchSize: 2 })],
    (_, turn) => {
      if (turn < 3) return null;
      reached.resolve();
      return stuck.promise;
    },
    { directory },
  );
  await reached.promise;
  const killed = first.kill();
  stuck.resolve(null);
  await killed;
  const second = cloud.deliver([streamMapping(table, { batchSize: 2 })], () => null, { directory });
  await second.events.drain(10);
  expect(second.got.flatMap(valuesOf)).toEqual(upTo(10).slice(4));
});

it('finishes the batch under way when it is closed, and begins no other', async () => {
  const table = await filled(4);
  const directory = cloud.directory();
  const answer = Promise.withResolvers<null>();
  const reached = Promise.withResolvers<void>();
  const script = (): Promise<null> => {
    reached.resolve();
    return answer.promise;
  };
  const first = cloud.deliver([streamMapping(table, { batchSize: 2 })], script, { directory });
  await reached.promise;
  const closed = first.close();
  answer.resolve(null);
  await closed;
  expect(first.got.map(valuesOf)).toEqual([['0', '1']]);
  const second = cloud.deliver([streamMapping(table, { batchSize: 2 })], () => null, { directory });
  await second.events.drain(10);
  expect(second.got.map(valuesOf)).toEqual([['2', '3']]);
});

it('forgets records every mapping is done with, keeps the newest, and the numbers go on', async () => {
  const table = await filled(0);
  const writes = Array.from({ length: 60 }, (_, batch) => ({
    RequestItems: {
      [table]: Array.from({ length: 25 }, (__, index) => ({
        PutRequest: { Item: { pk: { S: `${batch}-${index}` } } },
      })),
    },
  }));
  for (const write of writes) await cloud.dynamodb().send('BatchWriteItem', write);
  const mappings = [streamMapping(table), streamMapping(table, { name: `${table}-slow`, path: 'Test/slow' })];
  const delivery = cloud.deliver(mappings, () => null);
  await delivery.events.drain(20);
  expect(delivery.got.flatMap(({ Records }) => Records)).toHaveLength(3000);
  await delivery.close();
  const late = cloud.deliver([streamMapping(table, { name: `${table}-late` })], () => null);
  await late.events.drain(20);
  const left = late.got.flatMap(({ Records }: Invocation) => Records);
  expect(left.length).toBeLessThan(600);
  expect(left.at(-1)?.dynamodb.SequenceNumber).toBe(`1500${'0'.repeat(20)}`);
  cloud.store().trim(table, Infinity);
  await cloud.put(table, 'next');
  await late.events.drain(10);
  expect(late.got.at(-1)?.Records[0]?.dynamodb.SequenceNumber).toBe(`1501${'0'.repeat(20)}`);
});
