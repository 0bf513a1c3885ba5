import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning, canonical, hashOfEntry, linkedTo } from './chain.ts';
import { verifier, type Standing } from './verify.ts';

const example = {
  at: '2026-11-23T09:00:00.000Z',
  by: 'arn:aws:iam::111122223333:user/clara',
  what: 'grant',
  why: 'ticket 4711',
  details: { credits: 50 },
};

test('the worked example that stands above the algorithm is what it computes', () => {
  expect(linkedTo(beginning, example)).toEqual({
    ...example,
    n: 1,
    prev: '0'.repeat(64),
    hash: 'c8283cff6f26ea581d70a4c1f1a199fdd27e8e1b6ff2b07b30b0b7c1c0abd4cc',
  });
});

test('whatever order members are written in, and whatever is undefined among them, the text is the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonical({ ...reversed, nothing: undefined })).toBe(canonical(value));
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

const chainOf = (length: number): Standing[] => {
  let head = beginning;
  return Array.from({ length }, (_, index) => {
    const content = linkedTo(head, { ...example, why: `ticket ${index}` });
    head = content;
    return { month: '2026-11', place: content.n, content };
  });
};

const judged = (entries: readonly Standing[], anchors: readonly { n: number; hash: string }[] = []) => {
  const { see, end } = verifier();
  for (const entry of entries) see(entry);
  return end(anchors);
};

test('a chain that nobody touched has no fault, however long it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (length) => {
      const entries = chainOf(length);
      expect(judged(entries)).toEqual({ head: expect.objectContaining({ n: length }) as unknown, faults: [] });
    }),
  );
});

test('one altered, dropped or moved entry is told, wherever it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 30 }), fc.nat(), (length, drawn) => {
      const entries = chainOf(length);
      const at = drawn % (length - 1);
      const [one, next] = [entries[at], entries[at + 1]];
      if (!one || !next) throw new Error('It has two');
      const n = at + 1;
      const altered = { ...one, content: { ...one.content, why: 'another' } };
      expect(judged(entries.with(at, altered)).faults).toMatchObject([{ kind: 'altered', n }]);
      // Whoever computes its hash anew is betrayed by the next.
      const forged = { ...one, content: { ...altered.content, hash: hashOfEntry(altered.content) } };
      expect(judged(entries.with(at, forged)).faults).toMatchObject([{ kind: 'altered', n }]);
      expect(judged(entries.toSpliced(at, 1)).faults[0]).toMatchObject({ kind: 'dropped', n });
      const moved = entries.with(at, { ...one, content: next.content }).with(at + 1, { ...next, content: one.content });
      expect(judged(moved).faults[0]).toMatchObject({ kind: 'reordered', n });
    }),
  );
});

test('a tail that is gone is told by a head that was written down before, and so is a chain that was written anew', () => {
  const entries = chainOf(5);
  const head = { n: 5, hash: String(entries[4]?.content['hash']) };
  expect(judged(entries, [head]).faults).toEqual([]);
  expect(judged(entries.slice(0, 3), [head]).faults).toMatchObject([{ kind: 'truncated', n: 4 }]);
  expect(judged(entries, [{ n: 5, hash: '0'.repeat(64) }]).faults).toMatchObject([{ kind: 'altered', n: 5 }]);
});
