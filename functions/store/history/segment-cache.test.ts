import { expect, test } from 'vitest';
import { segmentCache } from './segment-cache.ts';

const segment = (after: string, upTo: string, length = 10) => ({ after, upTo, text: 'x'.repeat(length) });

const of = (userId: string, version = 'first') => ({ userId, version });

test('gives the segment in which an id stands: after its first end, up to its last', () => {
  const cache = segmentCache(100);
  const [older, newer] = [segment('', 'c'), segment('c', 'f')];
  cache.put(of('one'), [newer, older]);
  expect(['a', 'c', 'd', 'f', 'g'].map((id) => cache.covering(of('one'), id))).toEqual([
    older,
    older,
    newer,
    newer,
    undefined,
  ]);
});

test('never gives one user the segment of another', () => {
  const cache = segmentCache(100);
  cache.put(of('one'), [segment('', 'c')]);
  expect(cache.covering(of('other'), 'b')).toBeUndefined();
});

test('gives nothing that was read before a row of it changed, and counts it no longer', () => {
  const cache = segmentCache(30);
  cache.put(of('one'), [segment('', 'c', 20)]);
  expect(cache.covering(of('one', 'second'), 'b')).toBeUndefined();
  cache.put(of('one', 'second'), [segment('', 'c', 20)]);
  expect(cache.covering(of('one', 'second'), 'b')).toBeDefined();
});

test('forgets whoever searched longest ago when it is full, and never holds more than it may', () => {
  const cache = segmentCache(30);
  for (const user of ['one', 'other', 'third']) cache.put(of(user), [segment('', 'c')]);
  cache.covering(of('one'), 'b');
  cache.put(of('fourth'), [segment('', 'c')]);
  expect(['one', 'other', 'third', 'fourth'].map((user) => Boolean(cache.covering(of(user), 'b')))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  cache.put(of('giant'), [segment('', 'c', 31)]);
  expect(['one', 'third', 'fourth', 'giant'].map((user) => cache.covering(of(user), 'b'))).toEqual(
    Array(4).fill(undefined),
  );
});
