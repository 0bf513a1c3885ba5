import { expect, test } from 'vitest';
import { shelfOf } from './digest-shelf.ts';

const digest = (after: string, upTo: string, length = 10) => ({ after, upTo, text: 'x'.repeat(length) });

test('gives the digest in which an id stands: after its first end, up to its last', () => {
  const shelf = shelfOf(100);
  const [older, newer] = [digest('', 'c'), digest('c', 'f')];
  shelf.put('one', [newer, older]);
  expect(['a', 'c', 'd', 'f', 'g'].map((id) => shelf.covering('one', id))).toEqual([
    older,
    older,
    newer,
    newer,
    undefined,
  ]);
});

test('never gives one user the digest of another', () => {
  const shelf = shelfOf(100);
  shelf.put('one', [digest('', 'c')]);
  expect(shelf.covering('other', 'b')).toBeUndefined();
});

test('forgets whoever searched longest ago when it is full, and never holds more than it may', () => {
  const shelf = shelfOf(30);
  for (const user of ['one', 'other', 'third']) shelf.put(user, [digest('', 'c')]);
  shelf.covering('one', 'b');
  shelf.put('fourth', [digest('', 'c')]);
  expect(['one', 'other', 'third', 'fourth'].map((user) => Boolean(shelf.covering(user, 'b')))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  shelf.put('giant', [digest('', 'c', 31)]);
  expect(['one', 'third', 'fourth', 'giant'].map((user) => shelf.covering(user, 'b'))).toEqual(
    Array(4).fill(undefined),
  );
});
