import { UnreadableSheet } from '../../batch/sheet.ts';
import { sheetLimits } from '../limits.ts';
import type { Archive, Entry } from './archive.ts';
import { attributeOf } from './attribute.ts';
import { scanPart } from './scan-part.ts';

/** What the format of a number says of it; a number of zeros: it is shown with so many digits. */
export type NumberFormat = 'plain' | 'date' | number;

/** Formats every workbook has: days and times, also those of eastern languages (ECMA-376, 18.8.30). */
const givenDates: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Colours and conditions, texts in quotes, single characters and blanks of a format. */
const literal = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** Excel writes none that is longer; of a longer one nobody could say how it is shown. */
const codeAtMost = 255;

const formatOf = (code: string): NumberFormat => {
  if (code.length > codeAtMost) return 'plain';
  const [positive = ''] = code.replace(literal, '').split(';');
  if (/^0{2,40}$/.test(positive)) return positive.length;
  return /[dmyhs]/i.test(positive) && !/general/i.test(positive) ? 'date' : 'plain';
};

const given = (id: number): NumberFormat =>
  givenDates.some(([from, to]) => id >= from && id <= to) ? 'date' : 'plain';

/** The format of each style that a cell may name, by its number. */
export const readNumberFormats = async (
  archive: Archive,
  entry: Entry | undefined,
): Promise<readonly NumberFormat[]> => {
  const formats: NumberFormat[] = [];
  if (!entry) return formats;
  if (entry.size > sheetLimits.wholePart) throw new UnreadableSheet('suspicious');
  const own = new Map<number, NumberFormat>();
  let isInCells = false;
  await scanPart(archive, entry, {
    open: (name, tag) => {
      if (name === 'numFmt')
        own.set(Number(attributeOf(tag, 'numFmtId')), formatOf(attributeOf(tag, 'formatCode') ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributeOf(tag, 'numFmtId') ?? 0);
      formats.push(own.get(id) ?? given(id));
      if (formats.length > sheetLimits.styles) throw new UnreadableSheet('suspicious');
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
};
