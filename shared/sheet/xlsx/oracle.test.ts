import fc from 'fast-check';
import { readXlsx as readWithOracle, writeXlsxStream } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';

type Value = string | number | boolean | null;

const words = fc.string({
  unit: fc.constantFrom('a', 'Ñ', '7', '0', ' ', '&', '<', '>', '"', "'", '\n', '_', 'x', ']', '文', '😀'),
  maxLength: 12,
});
const value: fc.Arbitrary<Value> = fc.oneof(
  words,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e14, max: 1e14 }),
  fc.boolean(),
  fc.constant(null),
);
const rows = fc.array(fc.array(value, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });

/** As a spreadsheet shows a value without any format: numbers that mean the same compare as one. */
const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return `${cell as string | number}`;
};
const sameNumbers = (text: string): string => {
  // Blanks at the end of a row are left out.
  if (text.trim() === '') return '';
  return Number.isFinite(Number(text)) ? `${Number(text)}` : text;
};

const header = ['h', 'h', 'h', 'h', 'h', 'h', 'fin'];

test('reads what another program wrote as that program reads it', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const written = await new Response(
        writeXlsxStream([header, ...cells, [...header]], { name: 'Uno' }),
      ).arrayBuffer();
      const bytes = new Uint8Array(written);
      const { sheets } = await readWithOracle(bytes);
      const expected = (sheets[0]?.rows ?? [])
        .map((row, at) => [at + 1, row.map(shown)] as const)
        .filter(([, row]) => row.some((text) => text.trim() !== ''));
      const sheet = await readXlsx('', bytes);
      const read = [[1, sheet.headers] as const, ...sheet.rows.map((row, at) => [sheet.lines[at], row] as const)];
      const comparable = (all: readonly (readonly [number | undefined, readonly string[]])[]) =>
        all.map(([line, row]) => [line, header.map((_, at) => sameNumbers(row[at] ?? ''))]);
      expect(comparable(read)).toEqual(comparable(expected));
    }),
    { numRuns: 60 },
  );
});
