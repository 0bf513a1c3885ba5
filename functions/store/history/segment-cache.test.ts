import { expect, test } from 'vitest';
import { segmentCache } from './segment-cache.ts';

const segment = (after: string, upTo: string, length = 10) => ({ after, upTo, text: 'x'.repeat(length) });

test('gives the segment in which an id stands: after its first end, up to its last', () => {
  const cache = segmentCache(100);
  const [older, newer] = [segment('', 'c'), segment('c', 'f')];
  cache.put('one', [newer, older]);
  expect(['a', 'c', 'd', 'f', 'g'].map((id) => cache.covering('one', id))).toEqual([
    older,
    older,
    newer,
    newer,
    undefined,
  ]);
});

test('never gives one user the segment of another', () => {
  const cache = segmentCache(100);
  cache.put('one', [segment('', 'c')]);
  expect(cache.covering('other', 'b')).toBeUndefined();
});

test('forgets whoever searched longest ago when it is full, and never holds more than it may', () => {
  const cache = segmentCache(30);
  for (const user of ['one', 'other', 'third']) cache.put(user, [segment('', 'c')]);
  cache.covering('one', 'b');
  cache.put('fourth', [segment('', 'c')]);
  expect(['one', 'other', 'third', 'fourth'].map((user) => Boolean(cache.covering(user, 'b')))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  cache.put('giant', [segment('', 'c', 31)]);
  expect(['one', 'third', 'fourth', 'giant'].map((user) => cache.covering(user, 'b'))).toEqual(
    Array(4).fill(undefined),
  );
});
