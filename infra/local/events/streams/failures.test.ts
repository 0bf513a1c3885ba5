import { describe, expect, it } from 'vitest';
import { type Delivery, type Invocation, ground, keysOf, queueArn, streamMapping } from '../fixtures/deliveries.ts';

const cloud = ground();
const drained = async ({ events }: Delivery) => {
  expect(await events.drain(10)).toEqual({ isDrained: true, open: [] });
};
const numberOf =
  (index: number) =>
  ({ Records }: Invocation) =>
    Records[index]?.dynamodb.SequenceNumber;
const failing = (...itemIdentifiers: (string | undefined)[]) => ({
  batchItemFailures: itemIdentifiers.map((itemIdentifier) => ({ itemIdentifier })),
});
const filled = async (...keys: string[]) => {
  const table = await cloud.table();
  for (const key of keys) await cloud.put(table, key);
  return table;
};

describe('an answer', () => {
  it.for<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['no failures', { batchItemFailures: [] }],
    ['a null list', { batchItemFailures: null }],
  ])('of %s means that all is done', async ([, answer]) => {
    const delivery = cloud.deliver([streamMapping(await filled('a', 'b'))], () => answer);
    await drained(delivery);
    expect(delivery.got).toHaveLength(1);
  });

  it.for<[string, unknown]>([
    ['an empty identifier', failing('')],
    ['a null identifier', { batchItemFailures: [{ itemIdentifier: null }] }],
    ['a wrong key', { batchItemFailures: [{ id: '1' }] }],
    ['another record', failing('7')],
    ['another shape', { failures: [] }],
    ['text', 'done'],
  ])('with %s makes the whole batch come again', async ([, answer]) => {
    const table = await filled('a', 'b');
    const delivery = cloud.deliver([streamMapping(table)], (_, turn) => (turn === 1 ? answer : null));
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('is not read by a mapping without partial answers', async () => {
    const table = await filled('a', 'b');
    const delivery = cloud.deliver([streamMapping(table, { isPartial: false })], () => failing(''));
    await drained(delivery);
    expect(delivery.got).toHaveLength(1);
  });

  it('that names records makes the first of them and all after it come again', async () => {
    const table = await filled('a', 'b', 'c', 'd');
    const delivery = cloud.deliver([streamMapping(table)], (event, turn) =>
      turn === 1 ? failing(numberOf(3)(event), numberOf(1)(event)) : null,
    );
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'd'],
    ]);
    expect(delivery.events.list()[0]?.checkpoint).toEqual(['4']);
  });
});

describe('a failing batch', () => {
  const poisonous = ({ Records }: Invocation) => {
    if (Records.some(({ dynamodb }) => dynamodb.Keys.pk.S === 'poison')) throw new Error('poisoned');
  };

  it('blocks what comes after it', async () => {
    const table = await filled('poison');
    const delivery = cloud.deliver([streamMapping(table, { batchSize: 1 })], poisonous);
    await delivery.events.settled();
    await cloud.put(table, 'next');
    expect(await delivery.events.drain(0.2)).toMatchObject({ isDrained: false, open: [{ checkpoint: ['0'] }] });
    expect(new Set(delivery.got.flatMap(keysOf))).toEqual(new Set(['poison']));
  });

  it('is given up after its retries, told to the failure queue, and blocks nobody then', async () => {
    const table = await filled('a', 'poison', 'b');
    const failures = await cloud.queue();
    const mapping = streamMapping(table, { batchSize: 2, retries: 2, onFailure: queueArn(failures) });
    const delivery = cloud.deliver([mapping], poisonous);
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([['a', 'poison'], ['a', 'poison'], ['a', 'poison'], ['b']]);
    const [message] = await cloud.queues().receive(failures, 10);
    expect(JSON.parse(message?.Body ?? '')).toEqual({
      requestContext: {
        requestId: expect.any(String),
        functionArn: mapping.functionArn,
        condition: 'RetryAttemptsExhausted',
        approximateInvokeCount: 3,
      },
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      version: '1.0',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      DDBStreamBatchInfo: {
        shardId: expect.stringMatching(/^shardId-/),
        startSequenceNumber: '100000000000000000000',
        endSequenceNumber: '200000000000000000000',
        approximateArrivalOfFirstRecord: expect.stringMatching(/Z$/),
        approximateArrivalOfLastRecord: expect.stringMatching(/Z$/),
        batchSize: 2,
        streamArn: mapping.sourceArn,
      },
    });
    expect(delivery.events.list()).toMatchObject([{ processed: 1, failedToQueue: 2, checkpoint: ['3'] }]);
  });

  it('is halved in order, which uses up no retry, until only the poison is given up', async () => {
    const table = await filled('a', 'poison', 'b', 'c');
    const failures = await cloud.queue();
    const delivery = cloud.deliver(
      [streamMapping(table, { isBisecting: true, retries: 1, onFailure: queueArn(failures) })],
      poisonous,
    );
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([
      ['a', 'poison', 'b', 'c'],
      ['a', 'poison'],
      ['a'],
      ['poison'],
      ['poison'],
      ['b', 'c'],
    ]);
    const [message] = await cloud.queues().receive(failures, 10);
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({ DDBStreamBatchInfo: { batchSize: 1 } });
  });

  it('that was throttled comes again without using up a retry', async () => {
    const table = await filled('a');
    const delivery = cloud.deliver([streamMapping(table, { retries: 0 })], (_, turn) => {
      if (turn < 3) throw Object.assign(new Error('Rate Exceeded.'), { name: 'TooManyRequestsException' });
    });
    await drained(delivery);
    expect(delivery.events.list()).toMatchObject([{ processed: 1, failedToQueue: 0 }]);
  });

  it('whose first records are done is given up without them', async () => {
    const table = await filled('a', 'poison', 'b');
    const failures = await cloud.queue();
    const delivery = cloud.deliver([streamMapping(table, { retries: 1, onFailure: queueArn(failures) })], (event) =>
      failing(numberOf(keysOf(event).indexOf('poison'))(event)),
    );
    await drained(delivery);
    expect(delivery.got.map(keysOf)).toEqual([
      ['a', 'poison', 'b'],
      ['poison', 'b'],
    ]);
    const [message] = await cloud.queues().receive(failures, 10);
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({
      DDBStreamBatchInfo: { batchSize: 2, startSequenceNumber: '200000000000000000000' },
    });
  });

  it('is given up when its records are too old, before another attempt', async () => {
    const table = await filled('poison');
    const failures = await cloud.queue();
    const delivery = cloud.deliver(
      [streamMapping(table, { maximumAge: 60_000, onFailure: queueArn(failures) })],
      poisonous,
    );
    await delivery.events.settled();
    delivery.clock.advance(61);
    await drained(delivery);
    const [message] = await cloud.queues().receive(failures, 10);
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({ requestContext: { condition: 'RecordAgeExceeded' } });
  });
});
