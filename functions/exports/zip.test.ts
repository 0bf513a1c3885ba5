import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzipped } from '../../infra/testing/unzipped.ts';
import { entriesOf } from './entries.ts';
import { zipEntry, zipOf } from './zip.ts';

const at = '2026-11-23T12:34:56.000Z';
const names = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}\.(json|csv|txt)$/);
const texts = fc.string({ unit: 'grapheme' });

test('a reader of zips finds every file as it was put in', () => {
  const files = fc.uniqueArray(fc.tuple(names, texts), { selector: ([name]) => name });
  fc.assert(
    fc.property(files, (put) => {
      const zip = zipOf(put.map(([name, content]) => zipEntry(name, content, at)));
      expect([...unzipped(zip)]).toEqual(put);
    }),
  );
});

test('what was collected in several pieces is all there, in order, in files of one name', () => {
  const rows = fc.array(fc.record({ id: texts, cents: fc.integer() }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 5 }), (pieces) => {
      let parts: Readonly<Record<string, number>> = {};
      const bytes = pieces.map((some) => {
        const made = entriesOf(new Map([['payments', some]]), parts, at);
        ({ parts } = made);
        return made.bytes;
      });
      const files = unzipped(zipOf(bytes));
      const read = pieces.flatMap((_, index) => {
        const name = `payments${index > 0 ? `-${index + 1}` : ''}.json`;
        return JSON.parse(files.get(name) ?? '[]') as unknown[];
      });
      expect([read, files.size]).toEqual([pieces.flat(), 2 * pieces.length]);
    }),
  );
});

test('a piece that is damaged makes no zip', () => {
  const piece = zipEntry('payments.json', '[]', at);
  expect(() => zipOf([piece, Buffer.from('not an entry, but long enough to be one')])).toThrow('damaged');
  expect(() => zipOf([piece, Buffer.from('short')])).toThrow('damaged');
  expect(() => zipOf([piece.subarray(0, -1), piece])).toThrow('damaged');
});
