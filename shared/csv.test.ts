import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, csvRow } from './csv.ts';

/** Reads RFC 4180 back, the plain way: character by character. */
const read = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let i = 1; i < csv.length; i++) {
    const character = csv.charAt(i);
    if (quoted && character === '"' && csv[i + 1] === '"') {
      field += '"';
      i++;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') {
      rows.at(-1)?.push(field);
      field = '';
    } else if (!quoted && character === '\r' && csv[i + 1] === '\n') {
      rows.at(-1)?.push(field);
      field = '';
      rows.push([]);
      i++;
    } else field += character;
  }
  return rows.slice(0, -1);
};

const text = fc.string({
  unit: fc.constantFrom('a', 'ñ', ',', ';', '"', '\r', '\n', '\t', '=', '＝', '-', '+', '@', ' ', "'"),
});
const rows = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }));
const withoutApostrophes = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => row.map((one) => one.replace(/'(?=[=+\-@＝＋－＠])/g, '')));

test('every cell comes back as it was, save for the apostrophe that disarms a formula', () => {
  fc.assert(
    fc.property(rows, (cells) => {
      const back = read(csvOf(['a', 'b', 'c'], cells));
      expect(withoutApostrophes(back)).toEqual(withoutApostrophes([['a', 'b', 'c'], ...cells]));
    }),
  );
});

test('no cell begins a formula, neither as we separate them nor for a spreadsheet set up for semicolons or tabs', () => {
  const begins = /^[\s"]*[=+\-@＝＋－＠]/;
  fc.assert(
    fc.property(rows, (cells) => {
      const csv = csvOf(['a', 'b', 'c'], cells);
      expect(
        read(csv)
          .flat()
          .filter((one) => begins.test(one)),
      ).toEqual([]);
      expect(csv.split(/[;\t\r\n]/).filter((one) => begins.test(one))).toEqual([]);
    }),
  );
});

test.for([
  ['=1+1', "'=1+1"],
  ['+52 55', "'+52 55"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['＝1+1', "'＝1+1"],
  ["x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;"],
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['Pago 12-2026; lote 3', 'Pago 12-2026; lote 3'],
] as const)('no spreadsheet takes «%s» for a formula', ([given, written]) => {
  expect(read(csvOf(['x'], [[given]]))[1]?.[0]).toBe(written);
});

test('begins with the mark of UTF-8 and ends every row with CR LF', () => {
  expect(csvOf(['Año', 'b'], [['1', '2']])).toBe('\uFEFFAño,b\r\n1,2\r\n');
});

test.each(['-5', '+1,250.50', '-1.5e3', '+56 9 1234 5678', '+52 (55) 1234', '-', '002115016003269411'])(
  'a row that goes back to its sender leaves the number %s as it was',
  (number) => {
    expect(csvRow([number]).replaceAll('"', '')).toBe(`${number}\r\n`);
  },
);

test.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '+52-55-1234', "-1+cmd|' /C calc'!A0", '＝1'])(
  'a row that goes back to its sender disarms %j',
  (formula) => {
    expect(csvRow([formula]).replaceAll('"', '')).toBe(`${formula.replace(/(?=[=+\-@＝])/, "'")}\r\n`);
  },
);
