import { expect, it } from 'vitest';
import { testAccount, assemblyOf, functionArn, testRegion } from '../aws/fixtures/cloud.ts';
import { queueArn, queueResource } from './fixtures/deliveries.ts';
import { readMappings } from './read.ts';

const stream = `arn:aws:dynamodb:${testRegion}:${testAccount}:table/orders/stream/local`;
const read = (properties: Readonly<Record<string, unknown>>) =>
  readMappings(
    assemblyOf([
      queueResource('rows', { VisibilityTimeout: 120 }),
      {
        type: 'AWS::Lambda::EventSourceMapping',
        name: 'mapping',
        properties: { FunctionName: 'count', ...properties },
      },
    ]),
  );

it('reads a mapping of a stream with what AWS takes for granted', () => {
  expect(read({ EventSourceArn: stream, StartingPosition: 'TRIM_HORIZON' })).toMatchObject([
    {
      kind: 'stream',
      table: 'orders',
      functionArn: functionArn('count'),
      batchSize: 100,
      windowSeconds: 0,
      isPartial: false,
      isBisecting: false,
      retries: Infinity,
      maximumAge: Infinity,
      parallel: 1,
      onFailure: undefined,
    },
  ]);
});

it('reads a mapping of a queue with what AWS takes for granted', () => {
  expect(read({ EventSourceArn: queueArn('rows') })).toMatchObject([
    { kind: 'queue', queue: 'rows', batchSize: 10, concurrency: 5, hiddenFor: 120_000, receives: Infinity },
  ]);
});

it('leaves out a mapping that is switched off', () => {
  expect(read({ EventSourceArn: stream, StartingPosition: 'LATEST', Enabled: false })).toEqual([]);
});

it.for<[string, Readonly<Record<string, unknown>>, RegExp]>([
  ['a property', { TumblingWindowInSeconds: 60 }, /Unrecognized key: "TumblingWindowInSeconds"/],
  ['a starting position', { StartingPosition: 'AT_TIMESTAMP' }, /StartingPosition/],
  ['an age', { MaximumRecordAgeInSeconds: 59 }, /MaximumRecordAgeInSeconds/],
  ['a batch', { BatchSize: 10_001 }, /BatchSize/],
  ['a filter', { FilterCriteria: { Filters: [{ Pattern: '{"a":[{"wildcard":"*"}]}' }] } }, /does not know the rule/],
  ['a source', { EventSourceArn: 'arn:aws:kinesis:us-east-1:000000000000:stream/s' }, /no events from arn:aws:kinesis/],
])('stops at %s that it does not know', ([, properties, message]) => {
  expect(() => read({ EventSourceArn: stream, StartingPosition: 'TRIM_HORIZON', ...properties })).toThrow(message);
});

it('stops at a queue that no template has', () => {
  expect(() => read({ EventSourceArn: queueArn('none') })).toThrow('none, which no template has');
});
