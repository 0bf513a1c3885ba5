import { expect, test } from 'vitest';
import { readPasted } from './paste.ts';

test('reads cells as Excel puts them on the clipboard: quotes around line breaks, doubled inside', () => {
  const { kind, headers, rows } = readPasted(
    'nombre\tcuenta\r\n"Juan\n""el Gato"""\t0123456\r\nAna "Luz"\t0000001\r\n',
  );
  expect({ kind, headers, rows }).toEqual({
    kind: 'paste',
    headers: ['nombre', 'cuenta'],
    rows: [
      ['Juan\n"el Gato"', '0123456'],
      ['Ana "Luz"', '0000001'],
    ],
  });
});

test('a quote that never closes means itself', () => {
  expect(readPasted('nombre\tcuenta\n"Juan\t0123456\nAna\t0000001').rows).toEqual([
    ['"Juan', '0123456'],
    ['Ana', '0000001'],
  ]);
});

test('cells without headers are all rows', () => {
  const { headers, rows, lines } = readPasted('012345678\tJuan\n000000001\tAna\n');
  expect([headers, rows.length, lines]).toEqual([['', ''], 2, [1, 2]]);
});

test('reads text with commas that was copied from elsewhere', () => {
  expect(readPasted('nombre,cuenta\nJuan,0123456').rows).toEqual([['Juan', '0123456']]);
});
