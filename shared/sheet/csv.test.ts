import { expect, test } from 'vitest';
import { UnreadableSheet } from '../batch/sheet.ts';
import { readCsv } from './csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readCsv('nomina.csv', utf8(text));
const problem = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof UnreadableSheet ? [error.problem, error.at] : error;
  }
};

const bytesOf = (text: string, width: 1 | 2, isLittle = true): Uint8Array => {
  const bytes = new Uint8Array(text.length * width);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (width === 1) bytes[at] = code;
    else [bytes[at * 2], bytes[at * 2 + 1]] = isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  }
  return bytes;
};

test.each([',', ';', '\t', '|'])('finds out that %j separates the cells', (delimiter) => {
  const rows = [
    ['nombre', 'cuenta', 'monto'],
    ['Pérez, Juan', '0123', '1,50'],
    ['Ana; Luz', '0007', '2,75'],
  ];
  const text = rows.map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter));
  const sheet = read(`${text.join('\r\n')}\r\n`);
  expect([sheet.headers, ...sheet.rows]).toEqual(rows);
});

test('takes the delimiter that the file states, and does not count that line', () => {
  const { headers, rows, lines } = read('sep=;\r\na,b;c\r\n1,5;2\r\n');
  expect({ headers, rows, lines }).toEqual({ headers: ['a,b', 'c'], rows: [['1,5', '2']], lines: [2] });
});

test('skips a title and empty rows, and says of every row in which line a spreadsheet shows it', () => {
  const sheet = read('Nómina de mayo\n\nnombre;cuenta;banco\nJuan;00123456;"BBVA\nMéxico"\n;;\nAna;00999999;\n');
  expect(sheet).toEqual({
    name: 'nomina.csv',
    kind: 'csv',
    headers: ['nombre', 'cuenta', 'banco'],
    rows: [
      ['Juan', '00123456', 'BBVA\nMéxico'],
      ['Ana', '00999999', ''],
    ],
    lines: [4, 6],
  });
});

test('keeps rows that are shorter or longer than the headers', () => {
  const { headers, rows } = read('a,b\n1\n1,2,3\n');
  expect(headers).toEqual(['a', 'b', '']);
  expect(rows).toEqual([
    ['1', '', ''],
    ['1', '2', '3'],
  ]);
});

test('a file without headers loses no row', () => {
  const { headers, rows } = read('Juan,032180000118359719\nAna,002010077777777771\n');
  expect(headers).toEqual(['', '']);
  expect(rows).toHaveLength(2);
});

test('a row without a number is no header where rows with numbers stand above it', () => {
  const { headers, rows } = read('Juan,032180000118359719\nAna,sin cuenta\n');
  expect([headers, rows.length]).toEqual([['', ''], 2]);
});

test.each([
  ['Windows-1252', bytesOf('nombre,banco\nMuñoz\x80,0001\n', 1), 'Muñoz€'],
  ['UTF-16 with a mark, as "Unicode text" of Excel', bytesOf('\ufeffnombre\tbanco\nMuñoz\t0001\n', 2), 'Muñoz'],
  ['UTF-16 without a mark', bytesOf('nombre,banco\nMuñoz,0001\n', 2), 'Muñoz'],
  ['UTF-16 with the high byte first', bytesOf('nombre,banco\nMuñoz,0001\n', 2, false), 'Muñoz'],
  ['UTF-8 with a mark', utf8('\ufeffnombre,banco\nMuñoz,0001\n'), 'Muñoz'],
  ['UTF-8', utf8('nombre,banco\nMuñoz,0001\n'), 'Muñoz'],
])('reads %s', (_, bytes, name) => {
  const { headers, rows } = readCsv('', bytes);
  expect([headers, rows]).toEqual([['nombre', 'banco'], [[name, '0001']]]);
});

test('reads line ends of Windows, Unix and old Macs in one file', () => {
  expect(read('a,b\r\n1,2\r3,4\n5,6').rows).toEqual([
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ]);
});

test('reads a quoted cell that lies across the pieces a file is read in', () => {
  const long = `${'x'.repeat(30_000)}\n"";,`;
  const rows = Array.from({ length: 9 }, (_, at) => `${at},"${long}"`);
  const sheet = read(`id,texto\n${rows.join('\n')}`);
  expect(sheet.rows).toEqual(rows.map((_, at) => [`${at}`, long.replace('""', '"')]));
});

test.each([
  ['an unclosed quote, by its line', 'a,b\n1,2\n3,"4\n5,6', ['unclosedQuote', 3]],
  ['an unclosed quote ahead of a long rest', `a,b\n1,"2\n${'3,4\n'.repeat(60_000)}`, ['unclosedQuote', 2]],
  ['nothing', '\n\n , \n', ['empty', undefined]],
  ['headers alone', 'nombre,cuenta\n', ['noRows', undefined]],
  ['61 columns', `${'a,'.repeat(60)}a\n1\n`, ['tooManyColumns', 60]],
  ['a cell longer than a spreadsheet has', `a\n${'x'.repeat(32_768)}\n`, ['cellTooLong', 2]],
  ['a row without end', `a,b\n${'x'.repeat(200_000)}\n`, ['cellTooLong', 2]],
  ['50,001 rows', `nombre,cuenta\n${'Ana,00001234\n'.repeat(50_001)}`, ['tooManyRows', 50_000]],
  ['what is no text', 'a,b\n\0\0\0\x01,2', ['notASheet', undefined]],
  ['stray quotes beyond count', `a\n${'"x"y'.repeat(10_000)}`, ['damaged', 1]],
])('refuses %s', (_, text, refused) => {
  expect(problem(() => read(text))).toEqual(refused);
});

test('takes 50,000 rows under a title', () => {
  expect(read(`Nómina\nnombre,cuenta\n${'Ana,00001234\n'.repeat(50_000)}`).rows).toHaveLength(50_000);
});

test('refuses a file beyond the limit before it looks into it', () => {
  expect(problem(() => readCsv('', new Uint8Array(25_000_001)))).toEqual(['tooLarge', 25_000_000]);
});
