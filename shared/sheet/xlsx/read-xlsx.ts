import { UnreadableSheet, type Sheet } from '../../batch/sheet.ts';
import { collectRows } from '../collect.ts';
import { sheetLimits } from '../limits.ts';
import { openArchive } from './archive.ts';
import { readNumberFormats } from './number-formats.ts';
import { scanPart } from './scan-part.ts';
import { readSharedStrings } from './shared-strings.ts';
import { rowListener } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';

/** Reads the first visible sheet of a workbook, row by row while it is inflated. `line` is the number of the row in the sheet. */
export const readXlsx = async (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  onProgress?: (done: number) => void,
): Promise<Sheet> => {
  if (bytes.length > sheetLimits.bytes) throw new UnreadableSheet('tooLarge', sheetLimits.bytes);
  const archive = openArchive(bytes);
  const { sheet, styles, strings, is1904 } = await readWorkbook(archive);
  const book = {
    formats: await readNumberFormats(archive, styles),
    strings: await readSharedStrings(archive, strings),
    is1904,
  };
  const collector = collectRows();
  await scanPart(archive, sheet, rowListener(book, collector), onProgress);
  return collector.sheet(name, 'xlsx');
};
