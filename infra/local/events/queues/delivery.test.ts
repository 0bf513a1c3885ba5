import { describe, expect, it } from 'vitest';
import { filterOf } from '../filters/criteria.ts';
import {
  type Delivery,
  type Invocation,
  type Script,
  bodiesOf,
  ground,
  queueArn,
  queueMapping,
} from '../fixtures/deliveries.ts';
import type { QueueMapping } from '../mapping.ts';
import { productClock } from '../../host/clock.ts';

const cloud = ground();
const drained = async ({ events }: Delivery) => {
  expect(await events.drain(10)).toEqual({ isDrained: true, open: [] });
};
const send = async (queue: string, ...bodies: string[]) => {
  for (const body of bodies) await cloud.queues().send(queue, body, 1_800_000_000_000);
};
const naming = (event: Invocation, ...bodies: string[]) => ({
  batchItemFailures: event.Records.filter(({ body }) => bodies.includes(body)).map(({ messageId }) => ({
    itemIdentifier: messageId,
  })),
});
const withMessages = async (bodies: readonly string[], script: Script, given: Partial<QueueMapping> = {}) => {
  const queue = await cloud.queue({ VisibilityTimeout: 60 });
  await send(queue, ...bodies);
  const delivery = cloud.deliver([queueMapping(queue, given)], script);
  return { queue, delivery };
};

describe('a message', () => {
  it('reaches the function as SQS would hand it over, and is gone when it is done', async () => {
    const { queue, delivery } = await withMessages(['one'], () => null);
    await drained(delivery);
    expect(delivery.got).toMatchObject([
      {
        Records: [
          {
            body: 'one',
            attributes: { ApproximateReceiveCount: '1', SentTimestamp: '1800000000000' },
            messageAttributes: {},
            eventSource: 'aws:sqs',
            eventSourceARN: queueArn(queue),
            awsRegion: 'us-east-1',
          },
        ],
      },
    ]);
    delivery.clock.advance(60);
    await drained(delivery);
    expect(delivery.got).toHaveLength(1);
  });

  it('comes again alone when the answer names it, once it is visible by the product’s clock', async () => {
    const { delivery } = await withMessages(['a', 'bad', 'b'], (event, turn) =>
      turn === 1 ? naming(event, 'bad') : {},
    );
    await drained(delivery);
    expect(delivery.got).toHaveLength(1);
    delivery.clock.advance(60);
    await drained(delivery);
    expect(delivery.got.map(bodiesOf).map((bodies) => bodies.toSorted())).toEqual([['a', 'b', 'bad'], ['bad']]);
    expect(delivery.got[1]?.Records[0]?.attributes['ApproximateReceiveCount']).toBe('2');
  });

  it.for<[string, (event: Invocation) => unknown]>([
    ['an error', () => Promise.reject(new Error('broken'))],
    ['an empty identifier', () => ({ batchItemFailures: [{ itemIdentifier: '' }] })],
    ['an unknown identifier', () => ({ batchItemFailures: [{ itemIdentifier: 'stranger' }] })],
  ])('comes again with its whole batch after %s', async ([, fail]) => {
    const { delivery } = await withMessages(['a', 'b'], (event, turn) => (turn === 1 ? fail(event) : null));
    await drained(delivery);
    delivery.clock.advance(60);
    await drained(delivery);
    expect(delivery.got.map(({ Records }) => Records.length)).toEqual([2, 2]);
  });

  it('goes to the dead letters after its receives', async () => {
    const letters = await cloud.queue();
    // As templates of a real account name it; the emulator knows one account only.
    const deadLetterTargetArn = queueArn(letters).replace('000000000000', '123456789012');
    const queue = await cloud.queue({
      VisibilityTimeout: 60,
      RedrivePolicy: { deadLetterTargetArn, maxReceiveCount: 2 },
    });
    await send(queue, 'good', 'bad');
    const delivery = cloud.deliver([queueMapping(queue, { receives: 2 })], (event) => naming(event, 'bad'));
    for (let turn = 0; turn < 3; turn += 1) {
      await drained(delivery);
      delivery.clock.advance(60);
    }
    await drained(delivery);
    expect(delivery.got.flatMap(bodiesOf).filter((body) => body === 'bad')).toHaveLength(2);
    expect(delivery.events.list()).toMatchObject([{ processed: 1, failedToQueue: 1 }]);
    expect((await cloud.queues().receive(letters, 10)).map(({ Body }) => Body)).toEqual(['bad']);
  });

  it('that no filter lets through is deleted', async () => {
    const filter = filterOf('queue', ['{"body":{"kind":["wanted"]}}'], 'test');
    const bodies = ['{"kind":"wanted"}', '{"kind":"other"}', 'no JSON'];
    const { queue, delivery } = await withMessages(bodies, () => null, { filter });
    await drained(delivery);
    expect(delivery.got.flatMap(bodiesOf)).toEqual(['{"kind":"wanted"}']);
    expect(await cloud.hiddenIn(queue)).toBe(0);
  });

  it('that a function hides for longer stays hidden for as long', async () => {
    const { queue, delivery } = await withMessages(['later'], (event, turn) => {
      if (turn > 1) return null;
      const ReceiptHandle = (event.Records[0] as unknown as { receiptHandle: string }).receiptHandle;
      const input = { QueueUrl: `http://x/000000000000/${queue}`, ReceiptHandle, VisibilityTimeout: 3600 };
      delivery.events.hear({ service: 'sqs', operation: 'ChangeMessageVisibility', input } as never);
      return naming(event, 'later');
    });
    await drained(delivery);
    delivery.clock.advance(3000);
    await drained(delivery);
    expect(delivery.got).toHaveLength(1);
    delivery.clock.advance(600);
    await drained(delivery);
    expect(delivery.got).toHaveLength(2);
  });
});

describe('batches of messages', () => {
  it('of more than ten gather within their window', async () => {
    const bodies = Array.from({ length: 25 }, (_, index) => `${index}`);
    const { delivery } = await withMessages(bodies, () => null, { batchSize: 25, windowSeconds: 60 });
    await drained(delivery);
    expect(delivery.got.map(({ Records }) => Records.length)).toEqual([25]);
  });

  it('run side by side, but no more of them than the mapping allows', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => `${index}`);
    const gate = Promise.withResolvers<null>();
    const { queue, delivery } = await withMessages(bodies, () => gate.promise, { batchSize: 1, concurrency: 3 });
    await expect.poll(() => delivery.got.length).toBe(3);
    const left = await cloud.queues().receive(queue, 10);
    expect(left).toHaveLength(9);
    for (const { ReceiptHandle } of left) await cloud.queues().reveal(queue, ReceiptHandle);
    gate.resolve(null);
    await drained(delivery);
    expect(delivery.got).toHaveLength(12);
  });

  it('of a FIFO queue keep the order of a group', async () => {
    const queue = await cloud.queue({ FifoQueue: true, ContentBasedDeduplication: true, VisibilityTimeout: 60 });
    const delivery = cloud.deliver([queueMapping(queue)], () => null);
    await cloud.sendToGroup(queue, 'g', ['1', '2', '3']);
    await drained(delivery);
    expect(delivery.got.flatMap(bodiesOf)).toEqual(['1', '2', '3']);
  });
});

describe('a fault', () => {
  it('delivers messages again that were done, each once', async () => {
    const { delivery } = await withMessages(['a', 'b', 'c'], () => null);
    delivery.events.faults.inject({ kind: 'redeliver' });
    await drained(delivery);
    await send(delivery.events.list()[0]?.source.split(':').at(-1) ?? '', 'd');
    await drained(delivery);
    expect(delivery.got.flatMap(bodiesOf).filter((body) => body === 'd')).toEqual(['d', 'd']);
  });

  it('draws smaller batches', async () => {
    const queue = await cloud.queue();
    const delivery = cloud.deliver([queueMapping(queue)], () => null);
    delivery.events.faults.inject({ kind: 'boundaries', seed: 2 });
    await send(queue, ...Array.from({ length: 20 }, (_, index) => `${index}`));
    await drained(delivery);
    expect(delivery.got.flatMap(bodiesOf)).toHaveLength(20);
    expect(delivery.got.length).toBeGreaterThan(2);
  });
});

it('the queues and their messages survive a kill of their process', async () => {
  const queue = await cloud.queue();
  await send(queue, 'kept');
  await cloud.restartQueues();
  const delivery = cloud.deliver([queueMapping(queue)], () => null, { clock: productClock() });
  await drained(delivery);
  expect(delivery.got.flatMap(bodiesOf)).toEqual(['kept']);
});
