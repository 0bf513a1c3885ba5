import { describe, expect, it } from 'vitest';
import { productClock } from '../../host/clock.ts';
import { type Delivery, ground, keysOf, streamMapping, valuesOf } from '../fixtures/deliveries.ts';
import { filterOf } from '../filters/criteria.ts';

const cloud = ground();
const drained = async ({ events }: Delivery) => {
  expect(await events.drain(10)).toEqual({ isDrained: true, open: [] });
};
const failing = (...itemIdentifiers: (string | undefined)[]) => ({
  batchItemFailures: itemIdentifiers.map((itemIdentifier) => ({ itemIdentifier })),
});
const filled = async (...keys: string[]) => {
  const table = await cloud.table();
  for (const key of keys) await cloud.put(table, key);
  return table;
};

describe('a batch of a stream', () => {
  it('has no more records than the mapping says, in order', async () => {
    const table = await filled('a', 'b', 'c', 'd', 'e');
    const delivery = cloud.deliver([streamMapping(table, { batchSize: 2 })], () => null);
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('gathers for its window, by the product’s clock', async () => {
    const table = await filled('a');
    const delivery = cloud.deliver([streamMapping(table, { windowSeconds: 60 })], () => null);
    await delivery.events.settled();
    await cloud.put(table, 'b');
    await delivery.events.settled();
    expect(delivery.got).toEqual([]);
    delivery.clock.advance(60);
    await delivery.events.settled();
    expect(delivery.got.map(keysOf)).toEqual([['a', 'b']]);
  });

  it('stays below 6 MB', async () => {
    const table = await cloud.table();
    for (let index = 0; index < 18; index += 1) await cloud.put(table, `large-${index}`, 'x'.repeat(350_000));
    const delivery = cloud.deliver([streamMapping(table)], () => null);
    await drained(delivery);
    expect(delivery.got.flatMap(keysOf)).toHaveLength(18);
    for (const event of delivery.got) expect(JSON.stringify(event).length).toBeLessThan(6_291_556);
  });

  it('says where and when, with numbers whose order as text is wrong', async () => {
    const table = await cloud.table();
    for (let index = 1; index <= 10; index += 1) await cloud.put(table, `${index}`);
    const delivery = cloud.deliver([streamMapping(table)], () => null);
    await drained(delivery);
    const records = delivery.got[0]?.Records ?? [];
    expect(records[0]).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      eventSourceARN: `arn:aws:dynamodb:us-east-1:000000000000:table/${table}/stream/local`,
      dynamodb: { SequenceNumber: '100000000000000000000', StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    expect(records[9]?.dynamodb.SequenceNumber).toBe('1000000000000000000000');
    expect(new Set(records.map(({ eventID }) => eventID)).size).toBe(10);
  });

  it('has no writes that changed nothing', async () => {
    const table = await filled('a', 'a', 'a');
    await cloud.put(table, 'a', 'changed');
    const delivery = cloud.deliver([streamMapping(table)], () => null);
    await drained(delivery);
    expect(delivery.got.map(valuesOf)).toEqual([['x', 'changed']]);
  });

  it('holds what a filter lets through; the position passes the rest', async () => {
    const table = await filled('a1', 'b1', 'a2');
    const filter = filterOf('stream', ['{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"a"}]}}}}'], 'test');
    const delivery = cloud.deliver([streamMapping(table, { filter })], () => null);
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([['a1', 'a2']]);
    await cloud.put(table, 'b2');
    await drained(delivery);
    await delivery.close();
    expect(delivery.events.list()[0]?.checkpoint).toEqual(['4']);
  });

  it('starts with new records when the mapping says LATEST', async () => {
    const table = await filled('old');
    const delivery = cloud.deliver([streamMapping(table, { startsAt: 'LATEST' })], () => null);
    await delivery.events.settled();
    await cloud.put(table, 'new');
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([['new']]);
  });
});

describe('the time of a record', () => {
  it('is the product’s at the write, also after time moved on and after a restart', async () => {
    const table = await filled('before');
    const clock = productClock();
    const directory = cloud.directory();
    const poisoned = cloud.deliver([streamMapping(table)], () => failing(undefined), { clock, directory });
    await poisoned.events.settled();
    clock.advance(3600);
    await cloud.put(table, 'after');
    await poisoned.close();
    const delivery = cloud.deliver([streamMapping(table)], () => null, { clock, directory });
    await drained(delivery);
    const [before = 0, after = 0] =
      delivery.got[0]?.Records.map(({ dynamodb }) => dynamodb.ApproximateCreationDateTime) ?? [];
    expect(after - before).toBeGreaterThan(3590);
    expect(after - before).toBeLessThan(3610);
  });

  it('makes it too old after a day, when the stream forgets it', async () => {
    const table = await filled('forgotten');
    const clock = productClock();
    const directory = cloud.directory();
    await cloud.deliver([streamMapping(table)], () => failing(undefined), { clock, directory }).kill();
    const stopped = cloud.deliver([streamMapping(table)], () => failing(undefined), { clock, directory });
    clock.advance(86_401);
    await stopped.kill();
    const delivery = cloud.deliver([streamMapping(table)], () => null, { clock, directory });
    await drained(delivery);
    expect(delivery.got).toEqual([]);
  });
});

describe('a removal', () => {
  it('names DynamoDB as its author when the item expired, and nobody when somebody deleted it', async () => {
    const table = await filled('expired', 'deleted');
    const delivery = cloud.deliver([streamMapping(table)], () => null);
    const remove = (pk: string) => cloud.dynamodb().send('DeleteItem', { TableName: table, Key: { pk: { S: pk } } });
    delivery.events.swept.announce(table, { pk: { S: 'expired' } });
    await remove('expired');
    await remove('deleted');
    await drained(delivery);
    const removals = delivery.got.flatMap(({ Records }) => Records.filter(({ eventName }) => eventName === 'REMOVE'));
    expect(removals.map(({ userIdentity }) => userIdentity)).toEqual([
      { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      undefined,
    ]);
  });
});
