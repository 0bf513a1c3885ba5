import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

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

const text = fc.string({ unit: fc.constantFrom('a', 'ñ', ',', '"', '\r', '\n', '\t', '=', '-', '+', '@', ' ', "'") });

test('every cell comes back as it was, save for the apostrophe that disarms a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 3, maxLength: 3 })), (rows) => {
      const back = read(csvOf(['a', 'b', 'c'], rows));
      const disarmed = rows.map((row) => row.map((one) => (/^[=+\-@\t\r\n]/.test(one) ? `'${one}` : one)));
      expect(back).toEqual([['a', 'b', 'c'], ...disarmed]);
    }),
  );
});

test.for(['=1+1', '+52 55', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example")'])(
  'no spreadsheet takes «%s» for a formula',
  (dangerous) => expect(read(csvOf(['x'], [[dangerous]]))[1]?.[0]).toBe(`'${dangerous}`),
);

test('begins with the mark of UTF-8 and ends every row with CR LF', () => {
  expect(csvOf(['Año', 'b'], [['1', '2']])).toBe('\uFEFFAño,b\r\n1,2\r\n');
});
