import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verbs } from './event-queues.ts';

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
  readonly MessageGroupId: string;
}
interface Batch {
  readonly QueueUrl: string;
  readonly Entries: readonly Entry[];
}

const md5 = (body: string): string => createHash('md5').update(body).digest('hex');
const queueOf = ({ QueueUrl }: Batch): string => QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1);

/** What a queue refuses of a batch: some of its entries, or the call as such. */
type Refuses = (entry: Entry, index: number) => boolean;
let refusing: Readonly<Record<string, Refuses | 'call'>> = {};
let batches: Batch[] = [];

/** SQS at its HTTP contract: the emulator takes every message, and this has to refuse some. */
const sqs = createServer((request, response) => {
  void text(request).then((body) => {
    const batch = JSON.parse(body) as Batch;
    const refuses = refusing[queueOf(batch)] ?? (() => false);
    batches.push(batch);
    response.writeHead(refuses === 'call' ? 403 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    if (refuses === 'call') return response.end(JSON.stringify({ __type: 'com.amazonaws.sqs#AccessDenied' }));
    const { false: taken = [], true: refused = [] } = Object.groupBy(batch.Entries, (...entry) =>
      refuses(...entry) ? 'true' : 'false',
    );
    const Successful = taken.map(({ Id, MessageBody }) => ({ Id, MessageId: Id, MD5OfMessageBody: md5(MessageBody) }));
    const Failed = refused.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false }));
    return response.end(JSON.stringify({ Successful, ...(refused.length > 0 && { Failed }) }));
  });
});

beforeEach(async () => {
  [refusing, batches] = [{}, []];
  if (!sqs.listening) await once(sqs.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(sqs.address() as AddressInfo).port}`;
  const queue = (name: string) => ({ url: `${url}/1/${name}`, deadLetters: `${url}/1/${name}-dead` });
  vi.stubEnv('AWS_ENDPOINT_URL', url);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('EVENT_QUEUES', JSON.stringify({ answered: [queue('risk'), queue('search')], other: [queue('other')] }));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => void sqs.close());

const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ group: `usr_${index % 3}`, body: { id: `val_${index}` } }));
const publish = (count: number) => verbs.publish.run('answered', messages(count));

/** The ids that were sent to a queue, call by call. */
const sentTo = (queue: string) =>
  batches
    .filter((batch) => queueOf(batch) === queue)
    .map(({ Entries }) =>
      Entries.map(({ MessageBody }) => Number((JSON.parse(MessageBody) as { id: string }).id.slice(4))),
    );

const upTo = (count: number) => [...Array(count).keys()];

test('every queue of an event is told every message, ten a call, each in the group of its customer', async () => {
  await publish(23);
  for (const queue of ['risk', 'search'])
    expect(sentTo(queue)).toEqual([upTo(10), upTo(20).slice(10), upTo(23).slice(20)]);
  expect(batches[0]?.Entries.slice(0, 4).map(({ MessageGroupId }) => MessageGroupId)).toEqual([
    'usr_0',
    'usr_1',
    'usr_2',
    'usr_0',
  ]);
  expect(batches).toHaveLength(6);
});

test('an event that nobody wants is told to nobody', async () => {
  await verbs.publish.run('nothing', messages(3));
  expect(batches).toEqual([]);
});

test('what a queue does not take of a batch waits among its dead letters, and only that', async () => {
  refusing = { risk: (_, index) => index === 1 || index === 4 };
  await publish(6);
  expect(sentTo('risk-dead')).toEqual([[1, 4]]);
  expect(sentTo('search')).toEqual([upTo(6)]);
  expect(sentTo('search-dead')).toEqual([]);
});

test('a queue that answers nothing has every message set aside, and the others are told once', async () => {
  refusing = { risk: 'call' };
  await publish(12);
  expect(sentTo('risk-dead')).toEqual([upTo(10), [10, 11]]);
  expect(sentTo('search')).toEqual([upTo(10), [10, 11]]);
});

test.for<[string, Refuses | 'call', number]>([
  ['answers nothing', 'call', 12],
  ['refuses one message', ({ MessageBody }) => MessageBody.includes('val_3'), 1],
])(
  'where even the queue of dead letters %s, publishing fails, and every other message is sent all the same',
  async ([, refuses, lost]) => {
    refusing = { risk: 'call', 'risk-dead': refuses };
    await expect(publish(12)).rejects.toThrow(`${lost} messages could be kept nowhere`);
    expect(sentTo('search')).toEqual([upTo(10), [10, 11]]);
  },
);
