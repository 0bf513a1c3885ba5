import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { connectSqs, emulatorAccount } from '../../infra/local/events/queues/client.ts';

const poison = Number(process.env['BATCH_POISON'] ?? 1_000);
const rows = 20;
const perCall = 10;
/** As long as a message that failed is hidden; it comes five times. */
const hiddenSeconds = 361;
const tries = 5;
/** Neither JSON nor a message. */
const bodies = ['{"userId"', '{"userId":1,"batchId":"bat_1"}'] as const;

const queuesIn = (port: number) => {
  const client = connectSqs(port, 'us-east-1');
  const urlOf = (name: string) => `http://127.0.0.1:${port}/${emulatorAccount}/${name}`;
  const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  return {
    close: client.close,
    /** The queue of a consumer, and its dead letters. */
    of: async (consumer: string) => {
      const { QueueUrls } = z.object({ QueueUrls: z.array(z.string()) }).parse(await client.send('ListQueues', {}));
      const names = QueueUrls.map(nameOf).filter((name) => name.includes(consumer));
      const dead = names.find((name) => name.includes('DeadLetters'));
      const queue = names.find((name) => name !== dead);
      if (names.length !== 2 || !queue || !dead) throw new Error(`${consumer} has these queues: ${names.join(', ')}`);
      return { queue, dead };
    },
    send: async (name: string, all: readonly string[]): Promise<void> => {
      for (let at = 0; at < all.length; at += perCall) {
        const Entries = all.slice(at, at + perCall).map((MessageBody, index) => ({ Id: String(index), MessageBody }));
        await client.send('SendMessageBatch', { QueueUrl: urlOf(name), Entries });
      }
    },
    count: async (name: string): Promise<number> => {
      const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];
      const answer = await client.send('GetQueueAttributes', { QueueUrl: urlOf(name), AttributeNames });
      const { Attributes } = z.object({ Attributes: z.record(z.string(), z.coerce.number()) }).parse(answer);
      return Object.values(Attributes).reduce((sum, one) => sum + one, 0);
    },
    /** What an operator does once the cause is mended: all of one queue into another. */
    move: async (from: string, to: string): Promise<number> => {
      for (let moved = 0; ;) {
        const answer = await client.send('ReceiveMessage', { QueueUrl: urlOf(from), MaxNumberOfMessages: perCall });
        const { Messages } = z
          .object({ Messages: z.array(z.object({ Body: z.string(), ReceiptHandle: z.string() })).default([]) })
          .parse(answer);
        if (Messages.length === 0) return moved;
        for (const { Body, ReceiptHandle } of Messages) {
          await client.send('SendMessage', { QueueUrl: urlOf(to), MessageBody: Body });
          await client.send('DeleteMessage', { QueueUrl: urlOf(from), ReceiptHandle });
          moved += 1;
        }
      }
    },
  };
};

let serial = 0;
const rowAt = () => ({ country: 'MX', accountNumber: clabeOf(`012180${String(++serial).padStart(11, '0')}`) });

const make = ({ call }: Customer) =>
  call('POST /api/batches', { body: { environment: 'sandbox', rows: Array.from({ length: rows }, rowAt) } });

const ended = async ({ call }: Customer, id: string): Promise<number> => {
  const start = performance.now();
  while ((await call('GET /api/batches/{id}', { params: { id } })).completedAt === null) await wait(100);
  return (performance.now() - start) / 1000;
};

/** A thousand messages that nobody can read in each queue of batches: who is behind them, and where they end. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud();
  const queues = queuesIn(Number(new URL(cloud.endpoints.control).port) + 3);
  try {
    const customer = await signUp(cloud.addresses);
    const [turns, due] = [await queues.of('QueueDriveBatchFeed'), await queues.of('QueueAnswerBatchRowFeed')];
    const wakes = await queues.of('QueueWakeBatchesFeed');
    const alone = await ended(customer, (await make(customer)).id);
    const all = Array.from({ length: poison }, (_, index) => bodies[index % bodies.length] ?? '');
    for (const { queue } of [turns, due, wakes]) await queues.send(queue, all);
    const behind = await ended(customer, (await make(customer)).id);
    for (let time = 0; time <= tries; time++) {
      await cloud.drain(60);
      await cloud.advance(hiddenSeconds);
    }
    await cloud.drain(60);
    const dead = await Promise.all([turns, due, wakes].map(({ dead: name }) => queues.count(name)));

    // Whatever dies of the rows of a batch ends there as well, and the batch goes on without anybody's help.
    cloud.inject([{ kind: 'error', service: 'dynamodb', function: 'AnswerBatchRow', rate: 1 }]);
    const { id } = await make(customer);
    for (let time = 0; time <= tries; time++) {
      await cloud.drain(20);
      await cloud.advance(hiddenSeconds);
    }
    const given = (await queues.count(due.dead)) - poison;
    cloud.clearFaults();
    await cloud.advance(hiddenSeconds);
    await ended(customer, id);
    const before = await customer.call('GET /api/batches/{id}', { params: { id } });
    const moved = await queues.move(due.dead, due.queue);
    await cloud.drain(60);
    const after = await customer.call('GET /api/batches/{id}', { params: { id } });
    return [
      { what: `${rows} rows alone`, value: alone, unit: 's' },
      { what: `${rows} rows behind ${poison} unreadable messages in each queue`, value: behind, unit: 's', budget: 20 },
      ...['turns', 'rows', 'wakings'].map((what, index) => ({
        what: `unreadable ${what} that are not among the dead letters`,
        value: poison - (dead[index] ?? 0),
        unit: '',
        budget: 0,
      })),
      { what: 'messages of rows set aside while their function died', value: given, unit: '' },
      { what: 'rows without an outcome when it lived again', value: rows - before.counts.success, unit: '', budget: 0 },
      { what: 'messages sent back afterwards', value: moved, unit: '' },
      { what: 'rows that they changed', value: Math.abs(after.counts.success - rows), unit: '', budget: 0 },
    ];
  } finally {
    queues.close();
    await cloud.close();
  }
};

export default measure;
