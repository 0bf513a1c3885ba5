import { expect, it } from 'vitest';
import { cellsOf, clipboardOf } from './cells.ts';

it('reads what a spreadsheet puts on the clipboard, zeros and quotes included', () => {
  expect(cellsOf('002115\tAna\r\n012180\t"Luz ""La"" Paz"\r\n')).toEqual([
    ['002115', 'Ana'],
    ['012180', 'Luz "La" Paz'],
  ]);
});

it('reads one cell as one', () => {
  expect(cellsOf('002115016003269411')).toEqual([['002115016003269411']]);
});

it('gives cells back that it reads again', () => {
  const cells = [
    ['002115', 'Ana'],
    ['012180', ''],
  ];
  expect(cellsOf(clipboardOf(cells))).toEqual(cells);
  expect(cellsOf(clipboardOf([['two\nlines\tand a tab']]))).toEqual([['two lines and a tab']]);
});
