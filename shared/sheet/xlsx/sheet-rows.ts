import { UnreadableSheet } from '../../batch/sheet.ts';
import { sheetLimits } from '../limits.ts';
import type { Collector } from '../collect.ts';
import { attributeOf } from './attribute.ts';
import { cellText, type Book } from './cell-text.ts';
import { columnOf } from './column-of.ts';
import type { Listener } from './markup.ts';
import { createTextCollector } from './texts.ts';
import { unescaped, withoutEscapes } from './unescaped.ts';

/** Excel's last row. */
const rowsAtMost = 1_048_576;

const lineOf = (reference: string | undefined, before: number): number => {
  const line = reference === undefined ? before + 1 : Number(reference);
  if (!Number.isInteger(line) || line < 1 || line > rowsAtMost) throw new UnreadableSheet('damaged');
  return line;
};

/** Hands the rows of a sheet to the collector as they are read; where a row or cell does not say its place, it follows the one before. */
export const rowListener = (book: Book, collector: Collector): Listener => {
  const inline = createTextCollector();
  let isInData = false;
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let cell = '';
  let value = '';
  let isInValue = false;

  const openCell = (tag: string): void => {
    const reference = attributeOf(tag, 'r');
    column = reference === undefined ? column + 1 : columnOf(reference);
    cell = tag;
    value = '';
    inline.take();
  };

  const closeCell = (): void => {
    const type = attributeOf(cell, 't');
    // A formula's text is escaped as any other; numbers have nothing to escape.
    const plain = type === 'str' ? withoutEscapes(value) : value;
    const text = cellText({ type, style: attributeOf(cell, 's'), value: plain, inline: inline.take() }, book);
    if (text === '') return;
    if (column >= sheetLimits.columns) {
      if (text.trim() !== '') throw new UnreadableSheet('tooManyColumns', sheetLimits.columns);
      return;
    }
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };

  return {
    open: (name, tag) => {
      if (name === 'sheetData') isInData = true;
      if (!isInData) return;
      if (name === 'c') openCell(tag);
      else if (name === 'v') isInValue = true;
      else if (name === 'row') {
        line = lineOf(attributeOf(tag, 'r'), line);
        [cells, column] = [[], -1];
      } else inline.open(name);
    },
    text: (text, isVerbatim) => {
      if (!isInData) return;
      if (isInValue) value += isVerbatim ? text : unescaped(text);
      else inline.text(text, isVerbatim);
    },
    close: (name) => {
      if (!isInData) return;
      if (name === 'v') isInValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') collector.add(cells, line);
      else if (name === 'sheetData') isInData = false;
      else inline.close(name);
    },
  };
};
