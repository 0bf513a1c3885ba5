import { expect, it } from 'vitest';
import { hiddenBy, touchedBy } from './touched.ts';

const put = { TableName: 'orders', Item: {} };

it.for<[string, unknown, readonly string[]]>([
  ['PutItem', put, ['orders']],
  ['UpdateItem', { TableName: 'arn:aws:dynamodb:us-east-1:000000000000:table/orders' }, ['orders']],
  ['DeleteItem', put, ['orders']],
  ['BatchWriteItem', { RequestItems: { orders: [], counts: [] } }, ['orders', 'counts']],
  ['TransactWriteItems', { TransactItems: [{ Put: put }, { Update: { TableName: 'counts' } }] }, ['orders', 'counts']],
  ['GetItem', put, []],
  ['PutItem', { Item: {} }, []],
])('%s of %j may change the streams of %j', ([operation, input, tables]) => {
  expect(touchedBy({ service: 'dynamodb', operation, input: input as Record<string, unknown> }).tables).toEqual(tables);
});

it.for(['SendMessage', 'SendMessageBatch', 'ChangeMessageVisibility'])('%s wakes who reads the queue', (operation) => {
  const input = { QueueUrl: 'http://127.0.0.1:4307/000000000000/rows' };
  expect(touchedBy({ service: 'sqs', operation, input })).toEqual({ tables: [], queues: ['rows'] });
});

it('hears for how long a function hides a message', () => {
  const input = { QueueUrl: 'http://127.0.0.1/0/rows', ReceiptHandle: 'h', VisibilityTimeout: 90 };
  expect(hiddenBy({ service: 'sqs', operation: 'ChangeMessageVisibility', input })).toEqual({
    handle: 'h',
    seconds: 90,
  });
  expect(hiddenBy({ service: 'sqs', operation: 'ReceiveMessage', input })).toBeUndefined();
});
