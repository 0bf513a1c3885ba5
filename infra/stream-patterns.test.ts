import * as z from 'zod';
import { expect, test } from 'vitest';
import type { PortName } from '#functions/ports/connect.ts';
import { tableEvent } from '#functions/rules/events/event.ts';
import { streamFunctions } from './functions.ts';
import { patternsOf } from './stream-patterns.ts';

const event = (name: string) =>
  tableEvent({ name, pattern: { eventName: [name] }, item: z.object({}), message: z.object({}) });
const [opened, closed] = [event('opened'), event('closed')];

const stream = (name: string, events: readonly (typeof opened)[], ...needs: PortName[]) => ({
  entry: `streams/${name}`,
  name,
  value: { events, needs },
});
const publisher = stream('publish', [opened, closed], 'eventQueues.publish');
const counter = stream('count', [closed], 'usage.count');
const queue = (name: string, of: { readonly name: string; readonly message: z.ZodType }) => ({
  entry: `queues/${name}`,
  name,
  value: { event: of as typeof opened },
});

test('who publishes is told of the events that a queue consumer wants, and whoever does not, of its own', () => {
  expect(patternsOf([publisher, counter], [queue('a', opened), queue('b', opened)])).toEqual(
    new Map([
      ['streams/publish', [opened.pattern]],
      ['streams/count', [closed.pattern]],
    ]),
  );
  expect(patternsOf([publisher], [queue('a', opened), queue('b', closed)]).get('streams/publish')).toHaveLength(2);
});

test('filters stand in one order, in whatever order the events are listed', () => {
  const queues = [queue('a', opened), queue('b', closed)];
  const listedBackwards = stream('publish', [closed, opened], 'eventQueues.publish');
  expect(patternsOf([listedBackwards], queues)).toEqual(patternsOf([publisher], queues));
});

test('a consumer of an event that nobody publishes stops the build, whoever else reads the stream for it', () => {
  const few = stream('publish', [opened], 'eventQueues.publish');
  expect(() => patternsOf([few, counter], [queue('b', closed)])).toThrow(
    'functions/queues/b.ts waits for closed, which nobody publishes: functions/rules/events/index.ts lacks its line',
  );
});

test('a queue that the product itself fills needs no event of the stream', () => {
  const letters = queue('letters', { name: 'letter', message: z.object({}) });
  expect(patternsOf([publisher], [letters]).get('streams/publish')).toEqual([]);
});

test('a third reader of the stream stops the build', () => {
  expect(() => patternsOf([publisher, counter, stream('third', [opened])], [])).toThrow(
    "streams/publish, streams/count, streams/third would all read the table's stream, and AWS lets 2",
  );
});

test('of more events than AWS takes filters, the last filter lets through what any of the rest wants', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(event);
  const filtersOf = (count: number) => patternsOf([stream('many', many.slice(0, count))], []).get('streams/many');
  const patterns = many.map(({ pattern }) => pattern);
  expect(filtersOf(5)).toEqual(patterns.slice(0, 5));
  expect(filtersOf(7)).toEqual([...patterns.slice(0, 4), { $or: patterns.slice(4) }]);
});

test('every stream consumer of the product waits for something: without a filter it would be told of every change', () => {
  for (const { patterns } of streamFunctions) expect(patterns.length).toBeGreaterThan(0);
});
