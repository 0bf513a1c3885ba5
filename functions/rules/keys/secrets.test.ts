import { expect, test } from 'vitest';
import { plusSeconds } from '../time.ts';
import { aliveAt, endedAt, rotated } from './secrets.ts';

const noon = '2026-11-22T12:00:00.000Z';
const first = { one: { endsWith: 'aaaa', createdAt: noon } };
const fresh = (hash: string) => ({ hash, endsWith: 'bbbb' });
const later = (hours: number) => plusSeconds(noon, hours * 3600);

test('a secret works until its end and not at it', () => {
  const secrets = rotated(first, fresh('two'), { now: noon, endsAtOnce: false });
  const hashesAt = (now: string) => aliveAt(secrets, now).map(([hash]) => hash);
  expect(hashesAt(later(23.999))).toEqual(['two', 'one']);
  expect(hashesAt(later(24))).toEqual(['two']);
  expect(endedAt(secrets, later(24))).toEqual(['one']);
});

test('two rotations within one millisecond keep the newest and the one before it', () => {
  const twice = ['two', 'three'].reduce(
    (secrets, hash) => rotated(secrets, fresh(hash), { now: noon, endsAtOnce: false }),
    first as Parameters<typeof rotated>[0],
  );
  expect(aliveAt(twice, noon).map(([hash]) => hash)).toEqual(['three', 'two']);
});

test('a rotation that ends the others at once keeps none of them', () => {
  expect(Object.keys(rotated(first, fresh('two'), { now: later(1), endsAtOnce: true }))).toEqual(['two']);
});

test('a rotation after everything ended begins anew', () => {
  const ended = { one: { ...first.one, until: later(1) } };
  expect(rotated(ended, fresh('two'), { now: later(1), endsAtOnce: false })).toEqual({
    two: { endsWith: 'bbbb', createdAt: later(1) },
  });
});
