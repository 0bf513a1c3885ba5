import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchLimits } from '#shared/validation/batches.ts';
import { BatchFileError } from './file.ts';
import { linesOf } from './lines.ts';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]) {
  let from = 0;
  for (const size of sizes) yield bytes.subarray(from, (from += size));
  yield bytes.subarray(from);
}
const all = async (lines: AsyncIterable<string>): Promise<readonly string[]> => {
  const taken: string[] = [];
  for await (const line of lines) taken.push(line);
  return taken;
};
const read = (bytes: Uint8Array, sizes: readonly number[] = []) => all(linesOf(inPieces(bytes, sizes)));
const problemOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof BatchFileError ? [error.problem, error.message] : error),
  );

test('lines are the same wherever the text is cut into pieces, inside a character too', async () => {
  const line = fc.string({ unit: fc.constantFrom(...Array.from('ab\r"ñ€😀')) });
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.nat(7)), fc.boolean(), async (lines, sizes, isEnded) => {
      const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(''));
      const end = isEnded || lines.at(-1) === '' ? bytes.length : bytes.length - 1;
      expect(await read(bytes.subarray(0, Math.max(end, 0)), sizes)).toEqual(lines);
    }),
  );
});

test('a mark of byte order before the text is none of it', async () => {
  expect(await read(Buffer.from('\uFEFF{"a":1}\n'))).toEqual(['{"a":1}']);
});

test('a line may be as long as a row, and not a byte longer', async () => {
  const longest = 'x'.repeat(batchLimits.rowBytes);
  expect(await read(Buffer.from(`a\n${longest}\n${longest}`))).toHaveLength(3);
  const refused = ['fileUnreadable', `Line 2 is longer than ${batchLimits.rowBytes} bytes`];
  expect(await problemOf(Buffer.from(`a\n${longest}x\nb`))).toEqual(refused);
  expect(await problemOf(Buffer.from(`a\n${longest}x`))).toEqual(refused);
});

test('a line that never ends is refused when it is too long, not when it ends', async () => {
  let pieces = 0;
  async function* endless() {
    for (;;) {
      pieces += 1;
      yield Buffer.alloc(1000, 'x');
    }
  }
  await expect(all(linesOf(endless()))).rejects.toThrow(BatchFileError);
  expect(pieces).toBe(batchLimits.rowBytes / 1000 + 1);
});

test('what is no UTF-8 is refused with its line', async () => {
  expect(await problemOf(Buffer.from('\u00f1 \n', 'latin1'))).toEqual(['fileUnreadable', 'Line 1 is not UTF-8']);
  expect(await problemOf(Buffer.concat([Buffer.from('a\nb\n'), Buffer.from('ñ').subarray(0, 1)]))).toEqual([
    'fileUnreadable',
    'Line 3 is not UTF-8',
  ]);
});

test('the next piece is not asked for before the lines of this one were taken', async () => {
  let pieces = 0;
  async function* counted() {
    for (;;) {
      pieces += 1;
      yield Buffer.from('a\nb\n');
    }
  }
  const lines = linesOf(counted());
  for (let taken = 1; taken <= 10; taken += 1) {
    await lines.next();
    expect(pieces).toBe(Math.ceil(taken / 2));
  }
});
